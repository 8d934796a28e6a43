package org.cspworkbench.core.schedule;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.core.model.BinaryForm;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.ConstraintReader;
import org.cspworkbench.core.model.ConstraintWriter;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.Propagator;
import org.cspworkbench.core.model.RelationText;
import org.cspworkbench.core.model.Scope;
import org.cspworkbench.core.model.Variable;

/**
 * Tasks that need the same thing, which does one at a time: of any two, one ends before the other
 * starts.
 *
 * @param scope when each task starts
 * @param lengths how long each takes, in the same order, positive
 */
public record Disjunctive(ImmutableList<Variable> scope, ImmutableIntArray lengths)
    implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Disjunctive> FORM =
      new BinaryForm<>(43, Disjunctive.class, Disjunctive::write, Disjunctive::read);

  /**
   * Checks the lengths.
   *
   * @param scope when each task starts
   * @param lengths how long each takes
   * @throws IllegalArgumentException if there is no task, not one length for each, or one that is
   *     not positive
   */
  public Disjunctive {
    checkArgument(
        !scope.isEmpty() && scope.size() == lengths.length(),
        "expected one length for each of %s tasks, found %s",
        scope.size(),
        lengths.length());
    for (int i = 0; i < lengths.length(); i++) {
      checkArgument(lengths.get(i) > 0, "the length of a task must be positive");
    }
  }

  @Override
  public boolean isSatisfiedBy(int... starts) {
    for (int i = 0; i < starts.length; i++) {
      for (int j = 0; j < i; j++) {
        if ((long) starts[i] + lengths.get(i) > starts[j]
            && (long) starts[j] + lengths.get(j) > starts[i]) {
          return false;
        }
      }
    }
    return true;
  }

  @Override
  public Optional<ImmutableList<Constraint>> pairs() {
    ImmutableList.Builder<Constraint> pairs = ImmutableList.builder();
    for (int i = 0; i < scope.size(); i++) {
      for (int j = 0; j < i; j++) {
        pairs.add(new NoOverlap(scope.get(j), lengths.get(j), scope.get(i), lengths.get(i)));
      }
    }
    return Optional.of(pairs.build());
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new UnaryResource(new TaskTimes(scope, lengths.toArray()));
  }

  private void write(ConstraintWriter out) {
    out.variables(scope);
    out.integers(lengths);
  }

  private static Disjunctive read(ConstraintReader in) throws MalformedEncodingException {
    return new Disjunctive(in.variables(), in.integers());
  }

  /** Returns text such as {@code disjunctive(x + 3, y + 2)}. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("disjunctive(");
    for (int i = 0; i < scope.size(); i++) {
      text.append(i == 0 ? "" : ", ").append(RelationText.shifted(scope.get(i), lengths.get(i)));
    }
    return text.append(')').toString();
  }
}
