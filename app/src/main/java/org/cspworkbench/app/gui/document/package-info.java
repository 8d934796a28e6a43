/** The documents of the program, which its window displays. */
@NullMarked
package org.cspworkbench.app.gui.document;

import org.jspecify.annotations.NullMarked;
