package org.cspworkbench.presentation.paint;

import static org.cspworkbench.core.trace.TraceEvent.NONE;

/**
 * What there is to see of one variable: of a cell, a queen's row, a region of a map.
 *
 * @param state what it is in the middle of
 * @param value the index of the value that it has, had or tries, or {@code NONE}
 * @param candidates the values that it can still take, or that are noted, if it has none yet
 * @param left how many it can still take, if it has none yet
 * @param pruned the values that it has lost to the cause that is at work now
 * @param current those of {@code pruned} that went at this very moment
 * @param decision the number of the decision that gave it its value, or 0
 * @param hint what a hint points at
 * @param shade what the selection makes of it
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

  /** What a variable is in the middle of. */
  public enum State {
    /** It has no value yet. */
    OPEN,
    /** Its value was given with the problem. */
    GIVEN,
    /** It has a value, by a person or by a solver without a choice. */
    FILLED,
    /** Its value has just been set, and what follows from it is being looked at. */
    TRIED,
    /** It has a value that was chosen among several. */
    DECISION,
    /** No value is left for it. */
    DEAD,
    /** Its value has just been taken back. */
    TAKEN_BACK,
    /** Its value is part of a solution. */
    SOLVED,
    /** Its value violates a constraint. */
    CONFLICT
  }

  /** What a hint points at. */
  public enum Hint {
    /** Something else. */
    NONE,
    /** The variable that the hint is about. */
    TARGET,
    /** A variable by which the target is settled. */
    REASON,
    /** Not the hint's, but a unit's in which a rule is broken. */
    BROKEN_UNIT
  }

  /** What the selection makes of a variable. */
  public enum Shade {
    /** Nothing. */
    NONE,
    /** It shares a unit with the selected one. */
    UNIT,
    /** It has the same value as the selected one. */
    EQUAL
  }

  /** A variable without a value. */
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

  /** A variable with the value at this index. */
  public static Spot of(State state, int value) {
    return open(ValueSet.empty()).with(state, value);
  }

  /** The same in this state, with the value at this index or {@code NONE}. */
  public Spot with(State newState, int newValue) {
    return new Spot(newState, newValue, candidates, left, pruned, current, decision, hint, shade);
  }

  /** The same, of which so many values are left, whatever is noted. */
  public Spot withLeft(int newLeft) {
    return new Spot(state, value, candidates, newLeft, pruned, current, decision, hint, shade);
  }

  /** The same, having lost these values now and {@code newCurrent} of them this very moment. */
  public Spot withPruned(ValueSet newPruned, ValueSet newCurrent) {
    return new Spot(state, value, candidates, left, newPruned, newCurrent, decision, hint, shade);
  }

  /** The same by decision number {@code number}, or without a decision if that is 0. */
  public Spot withDecision(int number) {
    return new Spot(state, value, candidates, left, pruned, current, number, hint, shade);
  }

  /** The same under this hint. */
  public Spot withHint(Hint newHint) {
    return new Spot(state, value, candidates, left, pruned, current, decision, newHint, shade);
  }

  /** The same in this shade. */
  public Spot withShade(Shade newShade) {
    return new Spot(state, value, candidates, left, pruned, current, decision, hint, newShade);
  }
}
