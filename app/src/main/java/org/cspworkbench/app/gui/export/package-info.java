/** What workspaces hand out as files: pictures of what is shown, and its figures. */
@NullMarked
package org.cspworkbench.app.gui.export;

import org.jspecify.annotations.NullMarked;
