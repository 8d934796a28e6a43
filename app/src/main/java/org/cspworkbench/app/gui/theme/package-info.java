/** The appearance of the window: themes, fonts, colours and icons. */
@NullMarked
package org.cspworkbench.app.gui.theme;

import org.jspecify.annotations.NullMarked;
