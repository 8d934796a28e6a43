package org.cspworkbench.app.gui.animate;

import static java.util.stream.Collectors.joining;
import static org.cspworkbench.app.gui.words.Texts.text;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.presentation.question.Answer;
import org.cspworkbench.presentation.question.Question;

/**
 * Formulates questions and answers about a problem.
 *
 * @param csp the problem
 */
record QuestionWords(Csp csp) {

  /** Returns the text of a question. */
  String ask(Question question) {
    return switch (question.kind()) {
      case CHOICE -> text("question.choice");
      case REACH -> text("question.reach", name(question.variable()), value(question));
      case REVISION ->
          question.neighbour() == NONE
              ? text("question.revision.alone", name(question.variable()))
              : text("question.revision", name(question.variable()), name(question.neighbour()));
      case CONTRADICTION ->
          text("question.contradiction", name(question.variable()), value(question));
    };
  }

  /** Returns the text of an answer to a question. */
  String say(Question question, Answer answer) {
    if (answer instanceof Answer.OfVariable variable) {
      return name(variable.variable());
    }
    if (answer instanceof Answer.OfTruth truth) {
      return text(truth.isSo() ? "answer.yes" : "answer.no");
    }
    Answer.OfValues values = (Answer.OfValues) answer;
    return values.values().isEmpty()
        ? text("answer.none")
        : values.values().stream()
            .map(variable(question.variable()).domain()::labelAt)
            .collect(joining(", "));
  }

  /** Returns the text displayed after a wrong answer. */
  String wrong(Question question) {
    String right = say(question, question.rightAnswer());
    return switch (question.kind()) {
      case CHOICE -> text("question.wrong.choice", right);
      case REACH -> text("question.wrong.reach", right);
      case REVISION -> text("question.wrong.revision", right);
      case CONTRADICTION ->
          text(
              "question.wrong.contradiction",
              question.rightAnswer().equals(new Answer.OfTruth(true)) ? 1 : 0);
    };
  }

  private String value(Question question) {
    return variable(question.variable()).domain().labelAt(question.value());
  }

  private String name(int x) {
    return variable(x).name();
  }

  private Variable variable(int x) {
    return csp.variables().get(x);
  }
}
