/**
 * What a person hands to the window: files, pasted or typed text, problems of the gallery, options
 * of solvers; and what is said when it cannot be understood. No component, no screen.
 */
@NullMarked
package org.cspworkbench.app.gui.input;

import org.jspecify.annotations.NullMarked;
