package org.cspworkbench.core.propagation;

import static org.cspworkbench.core.kernel.Network.NONE;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;

/**
 * The domains of the variables of one constraint during one run, by their position in the
 * constraint's scope, as its propagator reads and filters them. A value is named by its index in
 * the whole domain of its variable. Each removal is recorded with the constraint as its cause, and
 * wakes the other constraints on the variable. All operations are O(1) unless they remove values.
 */
public final class Scope {

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

  /** Returns the same, each variable at one position only, in the order in which they come up. */
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

  /** Returns the constraint. */
  public Constraint constraint() {
    return constraint;
  }

  /** Returns the number of positions: the size of the scope. */
  public int size() {
    return variables.length;
  }

  /** Returns the number of values left at {@code position}. */
  public int domainSize(int position) {
    return domains.size(variables[position]);
  }

  /** Returns the first value left at {@code position}, or {@link Network#NONE}. */
  public int first(int position) {
    return domains.first(variables[position]);
  }

  /** Returns the first value left at {@code position} after {@code i}, or {@link Network#NONE}. */
  public int next(int position, int i) {
    return domains.next(variables[position], i);
  }

  /** Which of the first 64 values are left at {@code position}, one bit each. */
  public long firstWord(int position) {
    return word(position, 0);
  }

  /** Which of the values 64·{@code word} to 64·{@code word} + 63 are left, one bit each. */
  public long word(int position, int word) {
    return domains.word(variables[position], word);
  }

  /** Returns the number of words that hold the values at {@code position}. */
  public int wordCount(int position) {
    return domains.wordCount(variables[position]);
  }

  /** Returns the value at index {@code i} of the domain at {@code position}. */
  public int value(int position, int i) {
    return values[position].valueAt(i);
  }

  /** Returns whether {@code value} is left at {@code position}. */
  public boolean hasValue(int position, long value) {
    if (value != (int) value) {
      return false;
    }
    int i = values[position].indexOf((int) value);
    return i != NONE && domains.contains(variables[position], i);
  }

  /** Returns the number of values at {@code position} before any was removed. */
  public int wholeSize(int position) {
    return values[position].size();
  }

  /** Returns whether the positions have the same variable. */
  public boolean isSame(int position, int other) {
    return variables[position] == variables[other];
  }

  /**
   * Removes the value at index {@code i}, which is still there, from the domain at {@code
   * position}.
   *
   * @return whether the domain has a value left
   */
  public boolean remove(int position, int i) {
    int x = variables[position];
    domains.remove(x, i, reasons[position]);
    if (domains.isEmpty(x)) {
      return false; // nobody is woken by a contradiction
    }
    changed.accept(x);
    return true;
  }

  /** Returns the smallest value left at {@code position}. */
  public int min(int position) {
    return values[position].valueAt(domains.first(variables[position]));
  }

  /** Returns the largest value left at {@code position}. */
  public int max(int position) {
    return values[position].valueAt(domains.last(variables[position]));
  }

  /**
   * Removes the values greater than {@code most} at {@code position}.
   *
   * @return whether the domain has a value left
   */
  public boolean removeAbove(int position, long most) {
    int x = variables[position];
    for (int i = domains.last(x); i != NONE; i = domains.last(x)) {
      if (values[position].valueAt(i) <= most) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  /**
   * Removes the values less than {@code least} at {@code position}.
   *
   * @return whether the domain has a value left
   */
  public boolean removeBelow(int position, long least) {
    int x = variables[position];
    for (int i = domains.first(x); i != NONE; i = domains.first(x)) {
      if (values[position].valueAt(i) >= least) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  /**
   * Removes {@code value} at {@code position}, if it is there.
   *
   * @return whether the domain has a value left
   */
  public boolean removeValue(int position, long value) {
    return !hasValue(position, value) || remove(position, values[position].indexOf((int) value));
  }

  /** Removes every value at {@code position}: the constraint cannot be satisfied. */
  public void removeAll(int position) {
    for (int i = first(position); i != NONE; i = next(position, i)) {
      remove(position, i);
    }
  }

  /**
   * Returns whether one of the values in {@code set}, one bit each, is left at {@code position}.
   */
  public boolean hasAny(int position, long[] set) {
    for (int w = 0; w < set.length; w++) {
      if ((word(position, w) & set[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * Removes the values in {@code set}, one bit each, at {@code position}.
   *
   * @return whether the domain has a value left
   */
  public boolean removeAll(int position, long[] set) {
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
