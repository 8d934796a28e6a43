/**
 * Input of the window: files, pasted or typed text, problems of the gallery, options of solvers;
 * and the messages for input that cannot be read. No components, no screen.
 */
@NullMarked
package org.cspworkbench.app.gui.input;

import org.jspecify.annotations.NullMarked;
