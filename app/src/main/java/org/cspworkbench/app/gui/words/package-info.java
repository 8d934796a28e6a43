/** The texts of the window, in a resource bundle for each language. */
@NullMarked
package org.cspworkbench.app.gui.words;

import org.jspecify.annotations.NullMarked;
