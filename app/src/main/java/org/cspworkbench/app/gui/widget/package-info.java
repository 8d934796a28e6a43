/** Components that several parts of the window are made of. */
@NullMarked
package org.cspworkbench.app.gui.widget;

import org.jspecify.annotations.NullMarked;
