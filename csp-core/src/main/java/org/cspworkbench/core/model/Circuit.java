package org.cspworkbench.core.model;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;

/**
 * A round trip: every place has a variable that names the place visited next, and following them
 * from any place leads through all places and back (Laurière, "A Language and a Program for Stating
 * and Solving Combinatorial Problems", Artificial Intelligence 10, 1978).
 *
 * @param scope the place after each place, in the order of the places; at least one
 * @param first the number of the first place: 0 where people count from 0
 * @param stays whether some places may be left out
 */
public record Circuit(ImmutableList<Variable> scope, int first, Stays stays) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Circuit> FORM =
      new BinaryForm<>(40, Circuit.class, Circuit::write, Circuit::read);

  /** What a place that names itself means. */
  public enum Stays {
    /** Nothing: the trip visits every place. (A single place names itself.) */
    NONE,
    /** It is left out; the trip visits all others, at least two. */
    LEFT_OUT,
    /** It is left out; there is one trip through all others, or none at all. */
    ALL_OR_LEFT_OUT
  }

  /**
   * Checks the scope.
   *
   * @param scope the place after each place
   * @param first the number of the first place
   * @param stays whether some places may be left out
   * @throws IllegalArgumentException if there is no place
   */
  public Circuit {
    checkArgument(!scope.isEmpty(), "a circuit needs at least one place");
  }

  /** A trip through all places, numbered from 0. */
  public Circuit(ImmutableList<Variable> successors) {
    this(successors, 0, Stays.NONE);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    int start = start(values);
    if (start < 0) {
      return stays == Stays.ALL_OR_LEFT_OUT;
    }
    int visited = 0;
    long place = start;
    do {
      place = (long) values[(int) place] - first;
      visited++;
    } while (place >= 0 && place < values.length && place != start && visited < values.length);
    return place == start && visited == placesToVisit(values);
  }

  /** Returns where a trip may begin, or −1 if no place is visited. */
  private int start(int[] values) {
    if (stays == Stays.NONE) {
      return 0;
    }
    for (int place = 0; place < values.length; place++) {
      if (values[place] != (long) place + first) {
        return place;
      }
    }
    return -1;
  }

  private int placesToVisit(int[] values) {
    if (stays == Stays.NONE) {
      return values.length;
    }
    int count = 0;
    for (int place = 0; place < values.length; place++) {
      count += values[place] != (long) place + first ? 1 : 0;
    }
    return count;
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new CircuitChains(this, scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.number(first);
    out.choice(stays);
  }

  private static Circuit read(ConstraintReader in) throws MalformedEncodingException {
    return new Circuit(in.variables(), in.integer(), in.choice(Stays.values()));
  }

  @Override
  public String toString() {
    return (stays == Stays.NONE ? "circuit" : "subcircuit") + scope;
  }
}
