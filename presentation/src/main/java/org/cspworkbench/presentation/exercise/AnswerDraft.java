package org.cspworkbench.presentation.exercise;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;

/**
 * The answer to the question of a state, as far as it has been composed. The list offers options of
 * which one is chosen, the chips options of which several are chosen.
 *
 * <p>Used by one thread.
 */
public final class AnswerDraft {

  private final ExerciseState state;
  private final Set<Integer> chosen = new TreeSet<>(); // in the chips
  private int selected; // in the list

  private AnswerDraft(ExerciseState state, int selected) {
    this.state = state;
    this.selected = selected;
  }

  /** Creates the answer to {@code state}; where one option is asked for, the first is selected. */
  public static AnswerDraft to(ExerciseState state) {
    return new AnswerDraft(state, first(state.task()));
  }

  private static int first(Task task) {
    if (task instanceof Task.GoOn goOn) {
      return goOn.variable();
    }
    return task instanceof Task.PickArc pick ? pick.waiting().get(0) : NONE;
  }

  /**
   * Returns the answer to {@code next}; after a mistake it is unchanged, so that it can be
   * corrected.
   */
  public AnswerDraft follow(ExerciseState next) {
    if (next.tone() == Tone.WRONG) {
      AnswerDraft same = new AnswerDraft(next, selected);
      same.chosen.addAll(chosen);
      return same;
    }
    boolean isSameStep = next.task() instanceof Task.LookAhead && next.task().equals(state.task());
    return isSameStep && selected != NONE ? new AnswerDraft(next, selected) : to(next);
  }

  /** Returns the state with the question. */
  public ExerciseState state() {
    return state;
  }

  /** Returns the number of the selected option in the list, or {@code NONE}. */
  public int selected() {
    return selected;
  }

  /** Selects an option of the list, if one is asked for; returns whether the selection changed. */
  public boolean select(int number) {
    boolean isListed = state.variables().containsKey(number) && state.subject() == NONE;
    if (!isListed || number == selected) {
      return false;
    }
    selected = number;
    chosen.clear();
    return true;
  }

  /** Returns the number of the list option for variable {@code x}, if there is one. */
  public Optional<Integer> listed(int x) {
    return state.variables().entrySet().stream()
        .filter(entry -> entry.getValue() == x)
        .findFirst()
        .map(Map.Entry::getKey);
  }

  /** Returns the variable of the question or of the selected option, or {@code NONE}. */
  private int variable() {
    boolean isSelection = state.subject() == NONE && selected != NONE;
    return isSelection ? state.variables().getOrDefault(selected, NONE) : state.subject();
  }

  /** Returns the values or arcs of which any number can be chosen. */
  public ImmutableList<Option> chips() {
    ImmutableList<Option> values = state.values().getOrDefault(variable(), ImmutableList.of());
    return (values.isEmpty() ? state.arcs() : values)
        .stream()
            .map(option -> new Option(option.number(), option.name(), isChosen(option)))
            .collect(toImmutableList());
  }

  private boolean isChosen(Option option) {
    return chosen.contains(option.number());
  }

  /** Returns the number of chosen chips. */
  public int chosenCount() {
    return chosen.size();
  }

  /**
   * Chooses or deselects a chip; of values that are tried one at a time, only one remains chosen.
   */
  public void toggle(int number) {
    if (!chosen.remove(number)) {
      if (state.task() instanceof Task.GoOn) {
        chosen.clear();
      }
      chosen.add(number);
    }
  }

  /** Chooses all chips, or none if all are chosen. */
  public void toggleAll() {
    boolean areAllChosen = chips().stream().allMatch(Option::isChosen);
    chips().forEach(option -> chosen.add(option.number()));
    if (areAllChosen) {
      chosen.clear();
    }
  }

  /** Returns the move, if the answer is complete. */
  public Optional<Move> move() {
    ImmutableSet<Integer> set = ImmutableSet.copyOf(chosen);
    Task task = state.task();
    if (task instanceof Task.Revise) {
      return Optional.of(new Move.Remove(variable(), set));
    }
    if (task instanceof Task.Requeue) {
      return Optional.of(new Move.PutBack(set));
    }
    if (task instanceof Task.Over || selected == NONE) {
      return Optional.empty();
    }
    if (task instanceof Task.PickArc) {
      return Optional.of(new Move.TakeArc(selected));
    }
    if (task instanceof Task.ChooseVariable) {
      return Optional.of(new Move.Choose(selected));
    }
    return task instanceof Task.LookAhead
        ? Optional.of(new Move.Remove(selected, set))
        : set.stream().findFirst().map(value -> new Move.Try(selected, value));
  }

  /** Returns the moment to display, in which the values chosen for removal are struck out. */
  public Moment look() {
    int x = variable();
    Moment moment = state.moment();
    if (x == NONE) {
      return moment;
    }
    return state.removes() && !chosen.isEmpty()
        ? struck(moment, x).withSelected(x)
        : moment.withSelected(x);
  }

  private Moment struck(Moment moment, int x) {
    ValueSet struck = ValueSet.of(chosen.stream().mapToInt(i -> i).toArray());
    ImmutableList.Builder<Spot> spots = ImmutableList.builder();
    for (int y = 0; y < moment.spots().size(); y++) {
      Spot spot = moment.spot(y);
      spots.add(y == x ? spot.withPruned(spot.pruned().union(struck), struck) : spot);
    }
    return moment.withSpots(spots.build());
  }
}
