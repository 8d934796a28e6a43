package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.network.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;

/**
 * The variables of one constraint on one run, by their position in its scope, as its propagator
 * sees and changes them. Each change is told on, with the constraint as its cause.
 */
final class Scope {

  private final Domains domains;
  private final IntConsumer changed;
  private final Constraint constraint;
  private final int[] variables; // by position
  private final Domain[] values; // by position: what the indices stand for
  private final int[] reasons; // by position

  private Scope(Domains domains, int constraint, int[] places, IntConsumer changed) {
    Network network = domains.network();
    this.domains = domains;
    this.changed = changed;
    this.constraint = network.structure().constraints().get(constraint);
    ImmutableList<Variable> scope = this.constraint.scope();
    int firstReason = network.firstReason(constraint);
    variables = new int[places.length];
    values = new Domain[places.length];
    reasons = new int[places.length];
    for (int k = 0; k < places.length; k++) {
      Variable x = scope.get(places[k]);
      variables[k] = x.index();
      values[k] = x.domain();
      reasons[k] = firstReason + places[k];
    }
  }

  /**
   * The variables of the constraint at {@code constraint} of the structure, whose every change goes
   * to {@code changed}. One that stands in it several times has as many positions.
   */
  Scope(Domains domains, int constraint, IntConsumer changed) {
    this(domains, constraint, places(domains, constraint).toArray(), changed);
  }

  /** The same, each variable at one position only, in the order in which they come up. */
  static Scope withoutRepeats(Domains domains, int constraint, IntConsumer changed) {
    List<Variable> scope = domains.network().structure().constraints().get(constraint).scope();
    int[] firsts =
        places(domains, constraint).filter(p -> scope.indexOf(scope.get(p)) == p).toArray();
    return new Scope(domains, constraint, firsts, changed);
  }

  private static IntStream places(Domains domains, int constraint) {
    return IntStream.range(
        0, domains.network().structure().constraints().get(constraint).scope().size());
  }

  /** What is to be satisfied. */
  Constraint constraint() {
    return constraint;
  }

  /** The number of variables. */
  int size() {
    return variables.length;
  }

  /** How many values the variable at {@code position} has left. */
  int domainSize(int position) {
    return domains.size(variables[position]);
  }

  /** The first value left at {@code position}, or {@link Network#NONE}. */
  int first(int position) {
    return domains.first(variables[position]);
  }

  /** The first value left at {@code position} after {@code i}, or {@link Network#NONE}. */
  int next(int position, int i) {
    return domains.next(variables[position], i);
  }

  /** The first 64 values at {@code position}, one bit each. */
  long firstWord(int position) {
    return word(position, 0);
  }

  /** The values 64 · {@code word} to 64 · {@code word} + 63 at {@code position}, one bit each. */
  long word(int position, int word) {
    return domains.word(variables[position], word);
  }

  /** How many words the values at {@code position} take. */
  int wordCount(int position) {
    return domains.wordCount(variables[position]);
  }

  /** What value {@code i} at {@code position} stands for. */
  int value(int position, int i) {
    return values[position].valueAt(i);
  }

  /** Whether {@code value} is left at {@code position}. */
  boolean hasValue(int position, long value) {
    if (value != (int) value) {
      return false;
    }
    int i = values[position].indexOf((int) value);
    return i != NONE && domains.contains(variables[position], i);
  }

  /**
   * How many values the variable at {@code position} had at the start, those that have gone too.
   */
  int wholeSize(int position) {
    return values[position].size();
  }

  /** Whether the variable at {@code position} is also the one at {@code other}. */
  boolean isSame(int position, int other) {
    return variables[position] == variables[other];
  }

  /** Prunes value {@code i} at {@code position}; says whether the variable has any left. */
  boolean remove(int position, int i) {
    int x = variables[position];
    domains.remove(x, i, reasons[position]);
    if (domains.isEmpty(x)) {
      return false; // nobody is woken by a contradiction
    }
    changed.accept(x);
    return true;
  }

  /** The smallest value left at {@code position}. */
  int min(int position) {
    return values[position].valueAt(domains.first(variables[position]));
  }

  /** The largest value left at {@code position}. */
  int max(int position) {
    return values[position].valueAt(domains.last(variables[position]));
  }

  /** Prunes what is more than {@code most} at {@code position}; says whether any value is left. */
  boolean removeAbove(int position, long most) {
    int x = variables[position];
    for (int i = domains.last(x); i != NONE; i = domains.last(x)) {
      if (values[position].valueAt(i) <= most) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  /** Prunes what is less than {@code least} at {@code position}; says whether any value is left. */
  boolean removeBelow(int position, long least) {
    int x = variables[position];
    for (int i = domains.first(x); i != NONE; i = domains.first(x)) {
      if (values[position].valueAt(i) >= least) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  /** Prunes {@code value} at {@code position}, if it is there; says whether any value is left. */
  boolean removeValue(int position, long value) {
    return !hasValue(position, value) || remove(position, values[position].indexOf((int) value));
  }

  /** Prunes every value at {@code position}, none of which the constraint can use. */
  void removeAll(int position) {
    for (int i = first(position); i != NONE; i = next(position, i)) {
      remove(position, i);
    }
  }

  /** Whether one of the values in {@code set}, one bit each, is left at {@code position}. */
  boolean hasAny(int position, long[] set) {
    for (int w = 0; w < set.length; w++) {
      if ((word(position, w) & set[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Prunes the values in {@code set} at {@code position}; says whether any value is left. */
  boolean removeAll(int position, long[] set) {
    for (int w = 0; w < set.length; w++) {
      for (long rest = word(position, w) & set[w]; rest != 0; rest &= rest - 1) {
        if (!remove(position, w * Long.SIZE + Long.numberOfTrailingZeros(rest))) {
          return false;
        }
      }
    }
    return true;
  }
}
