package org.cspworkbench.presentation.lesson;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.lesson.Quantity.When;

/**
 * The scope of a claim or text: the runs that it may refer to, and the default run.
 *
 * @param runs the runs
 * @param own the index of the run that is meant if none is named, or none if a run must be named
 * @param moment the moment at which quantities of the default run are read
 */
record ClaimScope(ImmutableList<LessonRun> runs, int own, When moment) {

  private static final List<String> MEASURES =
      Arrays.stream(Measure.values()).map(Measure::word).toList();

  /** Returns the scope of texts and claims about all runs. */
  static ClaimScope ofLesson(ImmutableList<LessonRun> runs) {
    return new ClaimScope(runs, runs.size() == 1 ? 0 : NONE, When.AT_END);
  }

  /** Returns the scope of texts and claims at a bookmark in the run of this index. */
  static ClaimScope ofBookmark(ImmutableList<LessonRun> runs, int run) {
    return new ClaimScope(runs, run, When.AT_BOOKMARK);
  }

  /** Consumes a quantity: {@code nodes}, {@code mac.nodes}, {@code domain r1c3}. */
  Quantity quantity(LessonTokens tokens) throws UnreadableException {
    String word = tokens.peek();
    int dot = word.lastIndexOf('.');
    int run = dot < 0 ? own : run(tokens, word.substring(0, dot));
    Optional<Measure> measure = measure(word.substring(dot + 1));
    if (measure.isEmpty()) {
      throw tokens.unexpected(
          "what is to be counted or read, one of "
              + String.join(", ", MEASURES)
              + Nearest.hint(word.substring(dot + 1), MEASURES));
    }
    if (run == NONE) {
      throw tokens.unexpected(
          "the name of a run before it, as in " + runs.get(0).name() + "." + word);
    }
    tokens.take();
    String source = word;
    int variable = NONE;
    if (measure.get().needsVariable()) {
      source += " " + tokens.peek();
      variable = variable(tokens, run);
    }
    When when = dot < 0 ? moment : When.AT_END;
    return new Quantity(source, run, when, measure.get(), variable);
  }

  private int run(LessonTokens tokens, String name) throws UnreadableException {
    List<String> names = runs.stream().map(LessonRun::name).toList();
    int run = names.indexOf(name);
    if (run < 0) {
      throw tokens.unexpected(
          "the name of a run, one of " + String.join(", ", names) + Nearest.hint(name, names));
    }
    return run;
  }

  /** Consumes the name of a variable of the run of this index. */
  int variable(LessonTokens tokens, int run) throws UnreadableException {
    ImmutableList<Variable> variables = runs.get(run).problem().csp().variables();
    for (Variable variable : variables) {
      if (variable.name().equals(tokens.peek())) {
        tokens.take();
        return variable.index();
      }
    }
    List<String> names = variables.stream().map(Variable::name).toList();
    throw tokens.unexpected(
        "the name of a variable, such as " + names.get(0) + Nearest.hint(tokens.peek(), names));
  }

  private static Optional<Measure> measure(String word) {
    return Arrays.stream(Measure.values()).filter(each -> each.word().equals(word)).findFirst();
  }
}
