/** The cells of a board as a cursor and a screen reader meet them. */
@NullMarked
package org.cspworkbench.viewer.cell;

import org.jspecify.annotations.NullMarked;
