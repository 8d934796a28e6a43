package org.cspworkbench.sudoku.format;

import org.cspworkbench.sudoku.Grid;

/**
 * A puzzle that has been read. Its givens may contradict each other.
 *
 * @param grid the givens
 * @param position where it begins
 */
public record Puzzle(Grid grid, Position position) implements Entry {}
