/**
 * The learner's turn: a person plays AC-3, forward checking or the choice of a variable, and each
 * move is judged. What is right follows from the kernel's own revisions and from the tape of the
 * algorithm, never from rules of this package. Knows no screen and says nothing in words.
 */
@NullMarked
package org.cspworkbench.presentation.exercise;

import org.jspecify.annotations.NullMarked;
