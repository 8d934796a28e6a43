package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.MemoTable;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;

/** The domains of one run by their position in the scope of one constraint. */
public final class ConstraintScope extends Scope {

  private final Domains domains;
  private final int index; // of the constraint
  private final IntConsumer changed;
  private final Constraint constraint;
  private final int[] variables; // by position
  private final Domain[] values; // by position: what the indices stand for
  private final int[] reasons; // by position

  /**
   * The variables of the constraint at {@code index} of the structure, whose every change goes to
   * {@code changed}. One that stands in it several times has as many positions.
   */
  public ConstraintScope(Domains domains, int index, IntConsumer changed) {
    this(
        domains,
        index,
        IntStream.range(0, domains.network().constraints().get(index).scope().size()).toArray(),
        changed);
  }

  private ConstraintScope(Domains domains, int index, int[] places, IntConsumer changed) {
    Network network = domains.network();
    this.domains = domains;
    this.index = index;
    this.changed = changed;
    this.constraint = network.constraints().get(index);
    ImmutableList<Variable> scope = constraint.scope();
    int firstReason = network.firstReason(index);
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

  @Override
  public Scope withoutRepeats() {
    ImmutableList<Variable> scope = constraint.scope();
    int[] firsts =
        IntStream.range(0, scope.size()).filter(p -> scope.indexOf(scope.get(p)) == p).toArray();
    return new ConstraintScope(domains, index, firsts, changed);
  }

  @Override
  public int size() {
    return variables.length;
  }

  @Override
  public int domainSize(int position) {
    return domains.size(variables[position]);
  }

  @Override
  public int first(int position) {
    return domains.first(variables[position]);
  }

  @Override
  public int next(int position, int i) {
    return domains.next(variables[position], i);
  }

  @Override
  public long word(int position, int word) {
    return domains.word(variables[position], word);
  }

  @Override
  public int wordCount(int position) {
    return domains.wordCount(variables[position]);
  }

  @Override
  public int value(int position, int i) {
    return values[position].valueAt(i);
  }

  @Override
  public boolean hasValue(int position, long value) {
    if (value != (int) value) {
      return false;
    }
    int i = values[position].indexOf((int) value);
    return i != NONE && domains.contains(variables[position], i);
  }

  @Override
  public int wholeSize(int position) {
    return values[position].size();
  }

  @Override
  public boolean isSame(int position, int other) {
    return variables[position] == variables[other];
  }

  @Override
  public boolean remove(int position, int i) {
    int x = variables[position];
    domains.remove(x, i, reasons[position]);
    return hasChanged(x);
  }

  private boolean hasChanged(int x) {
    if (domains.isEmpty(x)) {
      return false; // a contradiction wakes no propagator
    }
    changed.accept(x);
    return true;
  }

  @Override
  public int min(int position) {
    return values[position].valueAt(domains.first(variables[position]));
  }

  @Override
  public int max(int position) {
    return values[position].valueAt(domains.last(variables[position]));
  }

  @Override
  public boolean removeAbove(int position, long most) {
    int x = variables[position];
    if (domains.network().isWide(x)) {
      int last = values[position].countUpTo(most) - 1;
      return !domains.removeBehind(x, last, reasons[position]) || hasChanged(x);
    }
    for (int i = domains.last(x); i != NONE; i = domains.last(x)) {
      if (values[position].valueAt(i) <= most) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  @Override
  public boolean removeBelow(int position, long least) {
    int x = variables[position];
    if (domains.network().isWide(x)) {
      int last = values[position].countUpTo(least - 1) - 1;
      return !domains.removeUpTo(x, last, reasons[position]) || hasChanged(x);
    }
    for (int i = domains.first(x); i != NONE; i = domains.first(x)) {
      if (values[position].valueAt(i) >= least) {
        return true;
      }
      remove(position, i);
    }
    return false;
  }

  @Override
  public void removeAll(int position) {
    int x = variables[position];
    if (domains.network().isWide(x)) {
      domains.removeUpTo(x, domains.last(x), reasons[position]);
    } else {
      super.removeAll(position);
    }
  }

  @Override
  public boolean removeValue(int position, long value) {
    return !hasValue(position, value) || remove(position, values[position].indexOf((int) value));
  }

  @Override
  public boolean allows(int... tuple) {
    domains.counters().checks++;
    return constraint.isSatisfiedBy(tuple);
  }

  @Override
  public Reversible reversible(int count) {
    return new ReversibleWords(domains, count);
  }

  @Override
  public MemoTable memo() {
    return domains.network().structure().memo();
  }
}
