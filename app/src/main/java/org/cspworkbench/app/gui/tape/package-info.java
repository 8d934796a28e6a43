/**
 * What every workspace that plays tapes is made of: the board at an event, the buttons that move
 * along the tape, the list of solvers. Components only; what they show comes from models.
 */
@NullMarked
package org.cspworkbench.app.gui.tape;

import org.jspecify.annotations.NullMarked;
