package org.cspworkbench.core.schedule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.BinaryForm;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;

/**
 * Tasks that share a resource: at every moment, those that run use together at most a limit (Aggoun
 * and Beldiceanu, "Extending CHIP in Order to Solve Complex Scheduling and Placement Problems",
 * Mathematical and Computer Modelling 17, 1993). Lengths and uses are not negative.
 *
 * @param scope when each task starts, then how long each takes, then how much each uses, in the
 *     same order, then the limit; a variable may occur several times
 */
public record Cumulative(ImmutableList<Variable> scope) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Cumulative> FORM =
      new BinaryForm<>(45, Cumulative.class, Cumulative::write, Cumulative::read);

  /**
   * Checks the scope.
   *
   * @param scope the starts, the lengths, the uses and the limit
   * @throws IllegalArgumentException if these are not three for each task, and the limit
   */
  public Cumulative {
    checkArgument(
        scope.size() >= 4 && scope.size() % 3 == 1,
        "expected a start, a length and a use for each task, and the limit, found %s variables",
        scope.size());
  }

  /** The tasks with these starts, lengths and uses. */
  public Cumulative(
      Iterable<Variable> starts,
      Iterable<Variable> lengths,
      Iterable<Variable> uses,
      Variable limit) {
    this(
        ImmutableList.<Variable>builder()
            .addAll(starts)
            .addAll(lengths)
            .addAll(uses)
            .add(limit)
            .build());
  }

  private int count() {
    return scope.size() / 3;
  }

  /** Adds up what runs whenever a task starts, which is where the use may be the highest. */
  @Override
  public boolean isSatisfiedBy(int... values) {
    int n = count();
    for (int i = n; i < 3 * n; i++) {
      if (values[i] < 0) {
        return false;
      }
    }
    for (int moment = 0; moment < n; moment++) {
      long use = 0;
      for (int i = 0; i < n; i++) {
        boolean runs =
            values[i] <= values[moment] && values[moment] < (long) values[i] + values[n + i];
        use += runs ? values[2 * n + i] : 0;
      }
      if (use > values[3 * n]) {
        return false;
      }
    }
    return true;
  }

  @Override
  public Propagator propagator(Scope scope) {
    TimeTable profile = new TimeTable(scope, count());
    EnergyCheck energy = new EnergyCheck(scope, count());
    return () -> energy.isPossible() && profile.propagate();
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
  }

  private static Cumulative read(ConstraintReader in) throws MalformedEncodingException {
    return new Cumulative(in.variables());
  }

  /** Returns text such as {@code cumulative(x + 3: 2, y + l: u) ≤ 4}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("cumulative(");
    int n = count();
    for (int i = 0; i < n; i++) {
      text.append(i == 0 ? "" : ", ")
          .append(scope.get(i))
          .append(" + ")
          .append(scope.get(n + i))
          .append(": ")
          .append(scope.get(2 * n + i));
    }
    return text.append(") ≤ ").append(scope.get(3 * n)).toString();
  }
}
