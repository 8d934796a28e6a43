package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.question.QuestionKind;

/**
 * A bookmark of a lesson.
 *
 * @param run the index of the run
 * @param place the moment in the run
 * @param note the text at this moment
 * @param claims the claims about this moment
 * @param question the kind of question at this moment
 */
record LessonBookmark(
    int run,
    Place place,
    LessonText note,
    ImmutableList<Claim> claims,
    Optional<QuestionKind> question) {}
