package org.cspworkbench.viewer.decide;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.words.DecisionText;
import org.cspworkbench.viewer.decide.DecideModel.Chooser;

/**
 * The listed choices at the current position.
 *
 * @param heading the heading of the list
 * @param variable the name of the variable whose values are listed; empty if there is none
 * @param hasOtherVariables whether another variable can be chosen instead
 * @param values its values
 * @param note the effect of a choice, or why there is none
 * @param arcs the queued arcs, if they are recorded
 */
public record DecideOffer(
    String heading,
    String variable,
    boolean hasOtherVariables,
    ImmutableList<ValueRow> values,
    String note,
    ImmutableList<ArcRow> arcs) {

  private static final int MOST_VALUES = 60;
  private static final int MOST_ARCS = 40;

  /**
   * A value that can be chosen, or half of the domain.
   *
   * @param decision the decision on it
   * @param name the name of its variable
   * @param label the label of the value
   * @param result its result in the displayed run
   * @param isMarked whether the key chooses it
   */
  public record ValueRow(
      Decision decision, String name, String label, ValueResult result, boolean isMarked) {

    /** Describes the choice that {@code key} makes, and its result. */
    public String inWords(String key) {
      return result.sentence().isEmpty()
          ? text("decide.marked", key, label)
          : text("decide.marked.known", key, label, result.sentence());
    }
  }

  /**
   * An arc that can be chosen.
   *
   * @param arc the arc
   * @param name its name
   * @param isOwn whether the run chose it
   */
  public record ArcRow(int arc, String name, boolean isOwn) {}

  /** Returns the choices of {@code model}; {@code results} maps decisions to their results. */
  public static DecideOffer of(DecideModel model, Function<Decision, ValueResult> results) {
    ImmutableList<ArcRow> arcs = arcs(model);
    ChoicePoint point = model.point().orElse(null);
    if (point == null) {
      return new DecideOffer(
          text("decide.nochoice"), "", false, ImmutableList.of(), model.nothingToChoose(), arcs);
    }
    int x = model.variable(point);
    Variable variable = model.problem().get(x);
    return new DecideOffer(
        text(point.ownVariable() == NONE ? "decide.heading.asked" : "decide.heading"),
        variable.name(),
        model.choices(point).variables().size() > 1,
        values(model, point, variable, results),
        note(model.chooser()),
        arcs);
  }

  private static String note(Chooser chooser) {
    return text(chooser == Chooser.VIEWER_ALWAYS ? "decide.note.always" : "decide.note");
  }

  private static ImmutableList<ValueRow> values(
      DecideModel model,
      ChoicePoint point,
      Variable variable,
      Function<Decision, ValueResult> results) {
    int x = variable.index();
    ImmutableList<Integer> values = model.choices(point).values(x);
    Optional<Decision> marked =
        x == point.ownVariable() ? point.own() : Optional.of(Decision.equal(x, values.get(0)));
    Stream<Decision> decisions = values.stream().limit(MOST_VALUES).map(i -> Decision.equal(x, i));
    return Stream.concat(decisions, model.half(point, x).stream())
        .map(
            decision ->
                new ValueRow(
                    decision,
                    variable.name(),
                    DecisionText.value(variable.domain(), decision),
                    x == point.ownVariable() ? results.apply(decision) : ValueResult.NONE,
                    marked.equals(Optional.of(decision))))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<ArcRow> arcs(DecideModel model) {
    ArcPoint point = model.arcPoint().orElse(null);
    if (point == null) {
      return ImmutableList.of();
    }
    Trace trace = model.shown().flatMap(branch -> branch.session().trace()).orElseThrow();
    return point.waiting().stream()
        .limit(MOST_ARCS)
        .map(arc -> new ArcRow(arc, ArcPoint.name(arc, trace), arc == point.own()))
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the value that the key chooses, if there is one. */
  public Optional<ValueRow> marked() {
    return values.stream().filter(ValueRow::isMarked).findFirst();
  }
}
