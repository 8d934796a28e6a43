/** The settings of the window and their storage. No components, no screen. */
@NullMarked
package org.cspworkbench.app.gui.settings;

import org.jspecify.annotations.NullMarked;
