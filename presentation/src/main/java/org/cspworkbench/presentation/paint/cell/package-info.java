/**
 * What is drawn inside a cell of a board, a row of a table or a card: candidates, and the marks of
 * states; and the arrow from one cell to another.
 */
@NullMarked
package org.cspworkbench.presentation.paint.cell;

import org.jspecify.annotations.NullMarked;
