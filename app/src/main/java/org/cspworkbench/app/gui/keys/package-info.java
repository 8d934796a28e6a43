/** The keyboard: commands, their keys, and the scopes in which they apply. */
@NullMarked
package org.cspworkbench.app.gui.keys;

import org.jspecify.annotations.NullMarked;
