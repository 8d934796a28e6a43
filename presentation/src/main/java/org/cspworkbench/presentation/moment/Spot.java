package org.cspworkbench.presentation.moment;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

import org.cspworkbench.core.trace.ValueSet;

/**
 * The visible state of one variable, which may be a cell, the row of a queen or a region of a map.
 *
 * @param state the state
 * @param value the index of the present, undone or tried value, or {@code NONE}
 * @param candidates the remaining values, or the notes, of an unassigned variable
 * @param left the number of remaining values of an unassigned variable
 * @param pruned the values that the current cause has removed
 * @param current those of {@code pruned} that the last event removed
 * @param decision the number of the decision that assigned the value, or 0
 * @param hint the role in a hint
 * @param shade the relation to the selection
 */
public record Spot(
    State state,
    int value,
    ValueSet candidates,
    int left,
    ValueSet pruned,
    ValueSet current,
    int decision,
    Hint hint,
    Shade shade) {

  /** A state of a variable. */
  public enum State {
    /** The variable is unassigned. */
    OPEN,
    /** The value is a given of the problem. */
    GIVEN,
    /** The value was set by a person, or by a solver without a choice. */
    FILLED,
    /** The value has just been assigned and is being propagated. */
    TRIED,
    /** The value was chosen among several. */
    DECISION,
    /** The domain is empty. */
    DEAD,
    /** The value has just been undone. */
    TAKEN_BACK,
    /** The value is a part of a solution. */
    SOLVED,
    /** The value violates a constraint. */
    CONFLICT
  }

  /** A role in a hint. */
  public enum Hint {
    /** No role. */
    NONE,
    /** The variable that the hint is about. */
    TARGET,
    /** A variable that determines the target. */
    REASON,
    /** A variable in a unit that breaks a rule, independent of a hint. */
    BROKEN_UNIT
  }

  /** A relation to the selected variable. */
  public enum Shade {
    /** No relation. */
    NONE,
    /** The variable shares a unit with the selected one. */
    UNIT,
    /** The variable has the same value as the selected one. */
    EQUAL
  }

  /** Returns the state of an unassigned variable. */
  public static Spot open(ValueSet candidates) {
    return new Spot(
        State.OPEN,
        NONE,
        candidates,
        candidates.size(),
        ValueSet.empty(),
        ValueSet.empty(),
        0,
        Hint.NONE,
        Shade.NONE);
  }

  /** Returns the state of a variable with the value at this index. */
  public static Spot of(State state, int value) {
    return open(ValueSet.empty()).with(state, value);
  }

  /** Returns this spot with another state and the value at this index, or {@code NONE}. */
  public Spot with(State newState, int newValue) {
    return new Spot(newState, newValue, candidates, left, pruned, current, decision, hint, shade);
  }

  /** Returns this spot with another number of remaining values, independent of its candidates. */
  public Spot withLeft(int newLeft) {
    return new Spot(state, value, candidates, newLeft, pruned, current, decision, hint, shade);
  }

  /**
   * Returns this spot with these values pruned, of which the last event removed {@code newCurrent}.
   */
  public Spot withPruned(ValueSet newPruned, ValueSet newCurrent) {
    return new Spot(state, value, candidates, left, newPruned, newCurrent, decision, hint, shade);
  }

  /** Returns this spot with the number of its decision, or 0 for none. */
  public Spot withDecision(int number) {
    return new Spot(state, value, candidates, left, pruned, current, number, hint, shade);
  }

  /** Returns this spot with another role in a hint. */
  public Spot withHint(Hint newHint) {
    return new Spot(state, value, candidates, left, pruned, current, decision, newHint, shade);
  }

  /** Returns this spot with another shade. */
  public Spot withShade(Shade newShade) {
    return new Spot(state, value, candidates, left, pruned, current, decision, hint, newShade);
  }
}
