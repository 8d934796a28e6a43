/**
 * Exercises in which a learner performs AC-3, forward checking or the choice of a variable, and
 * each move is judged. Right moves are derived from the kernel's own revisions and from the trace
 * of the algorithm, never from rules of this package. The package depends on no screen and contains
 * no text in any language.
 */
@NullMarked
package org.cspworkbench.presentation.exercise;

import org.jspecify.annotations.NullMarked;
