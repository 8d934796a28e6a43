/** The page on which a person states a problem, as text and in a picture. */
@NullMarked
package org.cspworkbench.app.gui.problem;

import org.jspecify.annotations.NullMarked;
