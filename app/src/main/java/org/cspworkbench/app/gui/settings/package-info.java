/** What the window remembers from one day to the next, and where. No component, no screen. */
@NullMarked
package org.cspworkbench.app.gui.settings;

import org.jspecify.annotations.NullMarked;
