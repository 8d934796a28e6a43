package org.cspworkbench.viewer.decide;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.words.DecisionText;

/** The possible choices at a point: the variables, and their remaining values. */
public final class PossibleChoices {

  private final ChoicePoint point;
  private final TracePlayer player;

  /**
   * Creates the choices at {@code point}; {@code player} is moved there and must not be shared with
   * the playback.
   */
  PossibleChoices(ChoicePoint point, TracePlayer player) {
    this.point = point;
    this.player = player;
  }

  private TraceState state() {
    player.seek(point.position());
    return player.state();
  }

  private Variable variable(int x) {
    return player.trace().csp().variables().get(x);
  }

  /** Returns the variables that can be chosen, by index. */
  public ImmutableList<Integer> variables() {
    TraceState state = state();
    return point.bound() == NONE
        ? IntStream.range(0, player.trace().csp().variables().size())
            .filter(x -> state.assigned(x) == NONE)
            .boxed()
            .collect(ImmutableList.toImmutableList())
        : ImmutableList.of(point.bound());
  }

  /** Returns the default variable: the one that the run chose, or the first. */
  int usualVariable() {
    if (point.bound() != NONE) {
      return point.bound();
    }
    return point.ownVariable() == NONE ? variables().get(0) : point.ownVariable();
  }

  /** Returns the remaining values of variable {@code x}, by index, of a wide domain the first. */
  public ImmutableList<Integer> values(int x) {
    return state()
        .values(x)
        .indices()
        .limit(Network.DEFAULT_NARROW)
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the lower half of the remaining values of variable {@code x}, if there are several. */
  Optional<Decision> half(int x) {
    ValueSet values = state().values(x);
    return values.size() < 2
        ? Optional.empty()
        : Optional.of(new Decision(x, Operator.AT_MOST, middle(values, x)));
  }

  /** Returns the value at which the run would split the domain. */
  private int middle(ValueSet values, int x) {
    if (!player.trace().key().isWide(x)) {
      return values.indices().skip((values.size() - 1) / 2).findFirst().orElseThrow();
    }
    int first = values.first(0);
    int middle = first + (values.last(values.intervalCount() - 1) - first) / 2;
    int last = 0;
    while (last + 1 < values.intervalCount() && values.first(last + 1) <= middle) {
      last++;
    }
    return Math.min(middle, values.last(last));
  }

  /** Returns why variable {@code x} cannot be chosen, if it cannot. */
  Optional<String> refusal(int x) {
    String name = variable(x).name();
    if (point.bound() != NONE && point.bound() != x) {
      return Optional.of(text("decide.bound", variable(point.bound()).name(), name));
    }
    return state().assigned(x) == NONE ? Optional.empty() : Optional.of(text("decide.given", name));
  }

  /** Returns why {@code decision} cannot be made, if it cannot. */
  Optional<String> refusal(Decision decision) {
    int x = decision.variable();
    return refusal(x)
        .or(
            () ->
                isPossible(decision)
                    ? Optional.empty()
                    : Optional.of(
                        text("decide.gone", variable(x).name(), label(x, decision.value()))));
  }

  private boolean isPossible(Decision decision) {
    int x = decision.variable();
    return decision.splits()
        ? half(x).equals(Optional.of(decision))
        : decision.value() >= 0
            && decision.value() < variable(x).domain().size()
            && state().contains(x, decision.value());
  }

  /** Returns the name of a choice. */
  String origin(Decision decision) {
    String text = DecisionText.of(variable(decision.variable()), decision);
    return text("decide.origin", point.decision(), text);
  }

  private String label(int x, int i) {
    Domain domain = variable(x).domain();
    return i >= 0 && i < domain.size() ? domain.labelAt(i) : Integer.toString(i);
  }
}
