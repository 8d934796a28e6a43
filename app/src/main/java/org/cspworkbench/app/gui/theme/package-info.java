/** How the window looks: its themes, fonts, colours and icons. */
@NullMarked
package org.cspworkbench.app.gui.theme;

import org.jspecify.annotations.NullMarked;
