package org.cspworkbench.presentation.lesson;

import org.cspworkbench.sudoku.format.SourcePosition;

/**
 * What a lesson says that its runs will show.
 *
 * @param at where it is written
 * @param source as it is written
 * @param left its left side
 * @param comparison how the two sides compare
 * @param right its right side
 */
record Claim(
    SourcePosition at, String source, Term left, ComparisonOperator comparison, Term right) {}
