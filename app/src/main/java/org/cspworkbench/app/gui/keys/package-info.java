/** The keyboard: what each key does, in one table. */
@NullMarked
package org.cspworkbench.app.gui.keys;

import org.jspecify.annotations.NullMarked;
