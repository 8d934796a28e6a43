/** The texts of the window, in its language, and the terms that it explains. */
@NullMarked
package org.cspworkbench.viewer.words;

import org.jspecify.annotations.NullMarked;
