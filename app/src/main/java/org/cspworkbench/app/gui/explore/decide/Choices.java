package org.cspworkbench.app.gui.explore.decide;

import static org.cspworkbench.app.gui.words.Texts.text;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/**
 * What can be chosen at a point on a tape: which variables, and which values these have left there.
 */
public final class Choices {

  private final ChoicePoint point;
  private final TracePlayer player;

  /** Those at {@code point}; {@code player} is left there, and nobody must stand with it. */
  Choices(ChoicePoint point, TracePlayer player) {
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

  /** The variables that can be chosen, by index. */
  public ImmutableList<Integer> variables() {
    TraceState state = state();
    return point.bound() == NONE
        ? IntStream.range(0, player.trace().csp().variables().size())
            .filter(x -> state.assigned(x) == NONE)
            .boxed()
            .collect(ImmutableList.toImmutableList())
        : ImmutableList.of(point.bound());
  }

  /** The variable that would be chosen by itself: the run's own, or the first. */
  int usualVariable() {
    if (point.bound() != NONE) {
      return point.bound();
    }
    return point.ownVariable() == NONE ? variables().get(0) : point.ownVariable();
  }

  /** The values that variable {@code x} has left, by index. */
  public ImmutableList<Integer> values(int x) {
    TraceState state = state();
    return IntStream.range(0, variable(x).domain().size())
        .filter(i -> state.contains(x, i))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  /** Why variable {@code x} cannot be chosen, if it cannot. */
  Optional<String> refusal(int x) {
    String name = variable(x).name();
    if (point.bound() != NONE && point.bound() != x) {
      return Optional.of(text("decide.bound", variable(point.bound()).name(), name));
    }
    return state().assigned(x) == NONE ? Optional.empty() : Optional.of(text("decide.given", name));
  }

  /** Why variable {@code x} cannot take the value at index {@code i}, if it cannot. */
  Optional<String> refusal(int x, int i) {
    return refusal(x)
        .or(
            () ->
                values(x).contains(i)
                    ? Optional.empty()
                    : Optional.of(text("decide.gone", variable(x).name(), label(x, i))));
  }

  /** How the run in which {@code x} takes the value at index {@code i} comes about, in words. */
  String origin(int x, int i) {
    return text("decide.origin", point.decision(), variable(x).name(), label(x, i));
  }

  private String label(int x, int i) {
    Domain domain = variable(x).domain();
    return i >= 0 && i < domain.size() ? domain.labelAt(i) : Integer.toString(i);
  }
}
