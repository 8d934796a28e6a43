package org.cspworkbench.presentation.lesson;

import java.util.Optional;
import org.cspworkbench.presentation.question.Question;

/**
 * A bookmark of a lesson once its run is known.
 *
 * @param run the index of the run
 * @param position how many events lie behind there
 * @param note what is said there
 * @param question what is asked there
 */
public record Stop(int run, int position, String note, Optional<Question> question) {}
