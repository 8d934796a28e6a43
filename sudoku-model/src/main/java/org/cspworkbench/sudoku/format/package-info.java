/**
 * Readers and writers of puzzles. A reader recognises the format by its content, returns grids and
 * faults with source, line and column, and keeps at most one puzzle in memory.
 *
 * <p>{@link org.cspworkbench.sudoku.format.SourceLine} classifies lines, the implementations of
 * {@link org.cspworkbench.sudoku.format.CellNotation} read the cells of one line, and {@link
 * org.cspworkbench.sudoku.format.PuzzleParser} determines which lines form a puzzle. This package
 * must not judge puzzles: contradictory givens are not a fault of the file. It must not print or
 * end the program.
 */
@NullMarked
package org.cspworkbench.sudoku.format;

import org.jspecify.annotations.NullMarked;
