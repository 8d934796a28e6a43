package org.cspworkbench.app.gui.explore.decide;

import static org.cspworkbench.app.gui.words.Texts.text;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.BiFunction;
import org.cspworkbench.app.gui.explore.decide.DecideModel.Chooser;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;

/**
 * What can be chosen where the viewer stands, as it is listed.
 *
 * @param heading what there is to do
 * @param variable the name of the variable whose values are listed; empty if none is
 * @param hasOtherVariables whether another variable can be chosen instead
 * @param values its values
 * @param note what happens then, or why there is nothing to choose
 * @param arcs the arcs that wait to be revised, if the tape tells them
 */
record DecideOffer(
    String heading,
    String variable,
    boolean hasOtherVariables,
    ImmutableList<ValueRow> values,
    String note,
    ImmutableList<ArcRow> arcs) {

  private static final int MOST_VALUES = 60;
  private static final int MOST_ARCS = 40;

  /**
   * A value that can be chosen.
   *
   * @param name what its variable is called
   * @param label what it is called
   * @param outcome what came of it in the run that is watched; empty if it was not tried
   * @param isMarked whether the key takes it
   */
  record ValueRow(
      int variable, int value, String name, String label, String outcome, boolean isMarked) {}

  /**
   * An arc that can be chosen.
   *
   * @param isOwn whether the run has taken it
   */
  record ArcRow(int arc, String name, boolean isOwn) {}

  /** What {@code model} offers; {@code outcomes} tells what came of a value. */
  static DecideOffer of(DecideModel model, BiFunction<Integer, Integer, String> outcomes) {
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
        values(model, point, variable, outcomes),
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
      BiFunction<Integer, Integer, String> outcomes) {
    int x = variable.index();
    ImmutableList<Integer> values = model.choices(point).values(x);
    int marked = x == point.ownVariable() ? point.ownValue() : values.get(0);
    return values.stream()
        .limit(MOST_VALUES)
        .map(
            i ->
                new ValueRow(
                    x,
                    i,
                    variable.name(),
                    variable.domain().labelAt(i),
                    x == point.ownVariable() ? outcomes.apply(x, i) : "",
                    i == marked))
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

  /** What the key takes, if there is anything to choose. */
  Optional<ValueRow> marked() {
    return values.stream().filter(ValueRow::isMarked).findFirst();
  }
}
