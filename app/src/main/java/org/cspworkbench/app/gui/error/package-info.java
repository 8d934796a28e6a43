/** Faults of the program itself: logging, and the message to the user. */
@NullMarked
package org.cspworkbench.app.gui.error;

import org.jspecify.annotations.NullMarked;
