package org.cspworkbench.presentation.lesson;

import org.cspworkbench.document.SourcePosition;

/**
 * A claim of a lesson about its runs.
 *
 * @param at the position in the source
 * @param source the text of the claim
 * @param left the left side
 * @param comparison the comparison of the two sides
 * @param right the right side
 */
record Claim(
    SourcePosition at,
    String source,
    ClaimTerm left,
    ComparisonOperator comparison,
    ClaimTerm right) {}
