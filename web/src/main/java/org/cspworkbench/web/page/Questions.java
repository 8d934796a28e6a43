package org.cspworkbench.web.page;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.presentation.lesson.FirstTry;
import org.cspworkbench.presentation.question.Quiz;

/** The questions of a page. */
interface Questions {

  /** Returns the state of the questions, which callers must not change. */
  Quiz quiz();

  /** Answers the question with the answer of this index, from 0; does nothing if there is none. */
  void answer(int index);

  /** Shows the right answer. */
  void showAnswer();

  /** Returns whether the run continues after a question. */
  boolean canGoOn();

  /** Closes the question and continues the run. */
  void goOn();

  /** Returns the answers to be marked, in order. */
  ImmutableList<FirstTry> marks();

  /** Returns the score as a text. */
  String score(PageTexts texts);
}
