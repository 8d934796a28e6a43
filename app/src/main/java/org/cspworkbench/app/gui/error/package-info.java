/** Faults of the program itself: how they are logged, and how they are told to people. */
@NullMarked
package org.cspworkbench.app.gui.error;

import org.jspecify.annotations.NullMarked;
