/** Components that several parts of the window use. */
@NullMarked
package org.cspworkbench.app.gui.widget;

import org.jspecify.annotations.NullMarked;
