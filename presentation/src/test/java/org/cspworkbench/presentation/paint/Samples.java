package org.cspworkbench.presentation.paint;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.Hint;
import org.cspworkbench.presentation.moment.Spot.State;

/** Examples of every state of a variable, for variables of four values or more. */
public final class Samples {

  private static final ValueSet LEFT = ValueSet.of(0, 2);

  /** The examples by name. */
  public static final ImmutableMap<String, Spot> STATES =
      ImmutableMap.<String, Spot>builder()
          .put("open", Spot.open(LEFT))
          .put("given", Spot.of(State.GIVEN, 3))
          .put("own value", Spot.of(State.FILLED, 3))
          .put("being tried", Spot.of(State.TRIED, 3).withDecision(5))
          .put("decision", Spot.of(State.DECISION, 3).withDecision(2))
          .put("pruned before", Spot.open(LEFT).withPruned(ValueSet.of(1), ValueSet.empty()))
          .put("pruned now", Spot.open(LEFT).withPruned(ValueSet.of(1), ValueSet.of(1)))
          .put("no value left", Spot.open(ValueSet.empty()).with(State.DEAD, -1))
          .put("taken back", Spot.of(State.TAKEN_BACK, 3).withDecision(3))
          .put("solution", Spot.of(State.SOLVED, 3))
          .put("conflict", Spot.of(State.CONFLICT, 3))
          .put("hint", Spot.open(LEFT).withHint(Hint.TARGET))
          .put("reason of a hint", Spot.open(LEFT).withHint(Hint.REASON))
          .buildOrThrow();

  private Samples() {}

  /** Returns {@code variables} variables without values or candidates. */
  public static Moment blank(int variables) {
    return Moment.of(Collections.nCopies(variables, Spot.open(ValueSet.empty())));
  }

  /** Returns {@code moment} with one variable replaced. */
  public static Moment with(Moment moment, int x, Spot spot) {
    List<Spot> spots = new ArrayList<>(moment.spots());
    spots.set(x, spot);
    return moment.withSpots(spots);
  }

  /** Returns variables with all states in turn, repeated. */
  public static Moment everything(int variables) {
    ImmutableList<Spot> states = STATES.values().asList();
    List<Spot> spots = new ArrayList<>();
    for (int x = 0; x < variables; x++) {
      spots.add(states.get(x % states.size()));
    }
    return Moment.of(spots);
  }
}
