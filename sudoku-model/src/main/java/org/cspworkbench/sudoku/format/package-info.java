/**
 * How puzzles are written in files and messages: readers that recognise the form by its content,
 * and writers. A reader answers with grids and with sentences that name source, line and column,
 * and keeps no more than one puzzle in memory.
 *
 * <p>What lines are is told apart in {@link org.cspworkbench.sudoku.format.SourceLine}, how cells
 * are written on one line by the classes of {@link org.cspworkbench.sudoku.format.Notation}, which
 * lines make a puzzle in {@link org.cspworkbench.sudoku.format.PuzzleParser}. Nothing here may
 * judge a puzzle: that givens contradict each other is no fault of the file. Nothing here may print
 * or end a program.
 */
@NullMarked
package org.cspworkbench.sudoku.format;

import org.jspecify.annotations.NullMarked;
