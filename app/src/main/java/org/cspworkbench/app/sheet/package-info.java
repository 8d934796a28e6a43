/**
 * Printed sheets: puzzles and their solutions on pages of a PDF, drawn by the painters of boards.
 * This package defines the layout of a page, not the appearance of a board.
 */
@NullMarked
package org.cspworkbench.app.sheet;

import org.jspecify.annotations.NullMarked;
