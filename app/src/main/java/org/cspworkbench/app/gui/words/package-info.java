/** The words of the window, in a resource bundle, so that another language is another bundle. */
@NullMarked
package org.cspworkbench.app.gui.words;

import org.jspecify.annotations.NullMarked;
