package org.cspworkbench.presentation.question;

import static java.util.stream.Collectors.joining;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.words.ParallelConstraints;
import org.cspworkbench.presentation.words.TextBundle;

/**
 * Formulates questions and answers about a run.
 *
 * @param trace the run
 * @param texts the texts of the language
 */
public record QuestionWords(Trace trace, TextBundle texts) {

  /** Returns the text of a question. */
  public String ask(Question question) {
    return switch (question.kind()) {
      case CHOICE -> texts.text("question.choice");
      case REACH -> texts.text("question.reach", name(question.variable()), value(question));
      case REVISION ->
          RevisionDraft.isBehindRevision(trace, question.position())
              ? askAboutLoss("question.revision", question, question.position() - 1)
              : askAboutLoss("question.loss", question, question.position());
      case CONTRADICTION ->
          texts.text("question.contradiction", name(question.variable()), value(question));
      case BLAME -> texts.text("question.blame");
      case JUMP -> texts.text("question.jump");
      case TILES ->
          texts.text(
              "question.tiles",
              name(question.neighbour()),
              label(question.neighbour(), question.value()),
              name(question.variable()));
    };
  }

  /** Asks for the values that are lost by the cause of {@code event}. */
  private String askAboutLoss(String key, Question question, int event) {
    String loser = name(question.variable());
    int arc = trace.arc(event);
    if (arc == NONE) {
      return texts.text("question.loss.alone", loser);
    }
    if (question.neighbour() == NONE) {
      return texts.text(key, loser, trace.key().constraint(arc));
    }
    String neighbour = name(question.neighbour());
    return ParallelConstraints.distinguished(trace, event)
        .map(constraint -> texts.text(key + ".by", loser, neighbour, constraint))
        .orElseGet(() -> texts.text(key, loser, neighbour));
  }

  /** Returns the text of an answer to a question. */
  public String answer(Question question, Answer answer) {
    if (answer instanceof Answer.OfVariable variable) {
      return name(variable.variable());
    }
    if (answer instanceof Answer.OfTruth truth) {
      return texts.text(truth.isSo() ? "answer.yes" : "answer.no");
    }
    if (answer instanceof Answer.OfDecision decision) {
      return decision.level() == 0
          ? texts.text("answer.none")
          : name(decision.variable()) + " = " + label(decision.variable(), decision.value());
    }
    if (answer instanceof Answer.OfTile tile) {
      return label(question.variable(), tile.value());
    }
    Answer.OfValues values = (Answer.OfValues) answer;
    return values.values().isEmpty()
        ? texts.text("answer.none")
        : values.values().stream()
            .map(variable(question.variable()).domain()::labelAt)
            .collect(joining(", "));
  }

  /**
   * Returns the text displayed after a question.
   *
   * @param given the index of the given answer, or another number if the answer was shown
   */
  public String verdict(Question question, int given) {
    if (given < 0 || given >= question.answers().size()) {
      return shown(question);
    }
    return given == question.right()
        ? right(question)
        : wrong(question, question.answers().get(given));
  }

  /** Returns the text displayed after the right answer. */
  public String right(Question question) {
    return texts.text("question.right", answer(question, question.rightAnswer()));
  }

  /** Returns the text displayed after the answer was shown on request. */
  public String shown(Question question) {
    return texts.text("question.shown", answer(question, question.rightAnswer()));
  }

  /** Returns the text displayed after the wrong answer {@code given}. */
  public String wrong(Question question, Answer given) {
    String right = answer(question, question.rightAnswer());
    return switch (question.kind()) {
      case CHOICE -> texts.text("question.wrong.choice", right);
      case REACH -> texts.text("question.wrong.reach", right);
      case REVISION -> texts.text("question.wrong.revision", right);
      case CONTRADICTION ->
          texts.text(
              "question.wrong.contradiction",
              question.rightAnswer().equals(new Answer.OfTruth(true)) ? 1 : 0);
      case BLAME -> texts.text("question.wrong.blame", answer(question, given), right);
      case JUMP -> texts.text("question.wrong.jump", right);
      case TILES ->
          texts.text(
              "question.wrong.tiles",
              answer(question, given),
              name(((Answer.OfTile) given).removedBy()),
              right,
              name(question.variable()));
    };
  }

  private String value(Question question) {
    return label(question.variable(), question.value());
  }

  private String label(int x, int value) {
    return variable(x).domain().labelAt(value);
  }

  private String name(int x) {
    return variable(x).name();
  }

  private Variable variable(int x) {
    return trace.csp().variables().get(x);
  }
}
