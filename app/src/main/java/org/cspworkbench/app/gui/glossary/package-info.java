/** The glossary of the window, and the terms of the part that has the keyboard focus. */
@NullMarked
package org.cspworkbench.app.gui.glossary;

import org.jspecify.annotations.NullMarked;
