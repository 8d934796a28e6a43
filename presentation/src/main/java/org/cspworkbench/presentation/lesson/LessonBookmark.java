package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.presentation.question.QuestionKind;

/**
 * A moment that a lesson stops at.
 *
 * @param run the index of the run
 * @param place the moment
 * @param note what is said there
 * @param claims what holds there
 * @param question what is asked there
 */
record LessonBookmark(
    int run,
    Place place,
    LessonText note,
    ImmutableList<Claim> claims,
    Optional<QuestionKind> question) {}
