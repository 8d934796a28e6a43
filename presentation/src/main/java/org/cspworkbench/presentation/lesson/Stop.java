package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.question.Question;

/**
 * A bookmark of a played lesson.
 *
 * @param run the index of the run
 * @param position the position in the trace
 * @param note the text at this position
 * @param claims the claims about this position
 * @param question the question at this position
 */
public record Stop(
    int run,
    int position,
    String note,
    ImmutableList<CheckedClaim> claims,
    Optional<Question> question) {}
