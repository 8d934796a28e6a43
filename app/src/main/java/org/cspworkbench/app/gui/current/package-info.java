/**
 * The problem that all workspaces share, with its run. Neither how it is shown, nor how it came.
 */
@NullMarked
package org.cspworkbench.app.gui.current;

import org.jspecify.annotations.NullMarked;
