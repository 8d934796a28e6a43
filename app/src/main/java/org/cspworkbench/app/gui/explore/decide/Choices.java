package org.cspworkbench.app.gui.explore.decide;

import static org.cspworkbench.app.gui.words.Texts.text;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Halves;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.words.DecisionText;

/** The possible choices at a point: the variables, and their remaining values. */
public final class Choices {

  private final ChoicePoint point;
  private final TracePlayer player;

  /**
   * Creates the choices at {@code point}; {@code player} is moved there and must not be shared with
   * the playback.
   */
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

  /** Returns the remaining values of variable {@code x}, by index. */
  public ImmutableList<Integer> values(int x) {
    TraceState state = state();
    return IntStream.range(0, variable(x).domain().size())
        .filter(i -> state.contains(x, i))
        .boxed()
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the lower half of the remaining values of variable {@code x}, if there are several. */
  OptionalInt half(int x) {
    ImmutableList<Integer> values = values(x);
    return values.size() < 2
        ? OptionalInt.empty()
        : OptionalInt.of(Halves.lower(values.get((values.size() - 1) / 2)));
  }

  /** Returns why variable {@code x} cannot be chosen, if it cannot. */
  Optional<String> refusal(int x) {
    String name = variable(x).name();
    if (point.bound() != NONE && point.bound() != x) {
      return Optional.of(text("decide.bound", variable(point.bound()).name(), name));
    }
    return state().assigned(x) == NONE ? Optional.empty() : Optional.of(text("decide.given", name));
  }

  /** Returns why variable {@code x} cannot take the value at index {@code i}, if it cannot. */
  Optional<String> refusal(int x, int i) {
    return refusal(x)
        .or(
            () ->
                isPossible(x, i)
                    ? Optional.empty()
                    : Optional.of(text("decide.gone", variable(x).name(), label(x, i))));
  }

  private boolean isPossible(int x, int i) {
    return Halves.isHalf(i) ? half(x).equals(OptionalInt.of(i)) : values(x).contains(i);
  }

  /** Returns the name of the choice of the value at index {@code i}, or a half, for {@code x}. */
  String origin(int x, int i) {
    return text("decide.origin", point.decision(), DecisionText.of(variable(x), i));
  }

  private String label(int x, int i) {
    Domain domain = variable(x).domain();
    return i >= 0 && i < domain.size() ? domain.labelAt(i) : Integer.toString(i);
  }
}
