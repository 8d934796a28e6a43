/** Boards of square cells with the rules of variants, and chessboards. */
@NullMarked
package org.cspworkbench.presentation.paint.board;

import org.jspecify.annotations.NullMarked;
