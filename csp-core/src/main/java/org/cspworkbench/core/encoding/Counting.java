package org.cspworkbench.core.encoding;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableLongArray;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LongestRun;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.Variable;

/** Constraints that add and count, and the objective. */
final class Counting {

  static final ImmutableList<ConstraintKind<?>> KINDS =
      ImmutableList.of(
          new ConstraintKind<>(20, LinearSum.class, Counting::write, Counting::sum),
          new ConstraintKind<>(
              21,
              ReifiedSum.class,
              (c, out) -> {
                write(c.sum(), out);
                out.variable(c.truth());
              },
              in -> new ReifiedSum(sum(in), in.variable())),
          new ConstraintKind<>(
              22,
              Count.class,
              (c, out) -> {
                out.variables(c.scope());
                out.values(c.values());
              },
              in -> new Count(in.variables(), in.values())),
          new ConstraintKind<>(23, CountBetween.class, Counting::write, Counting::countBetween),
          new ConstraintKind<>(24, LongestRun.class, Counting::write, Counting::longestRun));

  private Counting() {}

  private static void write(LinearSum sum, ModelWriter out) {
    write(sum.scope(), sum.coefficients(), out);
    out.choice(sum.comparison());
    out.bytes().signed(sum.bound());
  }

  private static LinearSum sum(ModelReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    return new LinearSum(
        scope,
        coefficients(scope.size(), in),
        in.choice(LinearSum.Comparison.values()),
        in.bytes().signed());
  }

  static void write(Objective objective, ModelWriter out) {
    out.choice(objective.goal());
    write(objective.variables(), objective.coefficients(), out);
    out.bytes().signed(objective.number());
  }

  static Objective objective(ModelReader in) throws MalformedEncodingException {
    Objective.Goal goal = in.choice(Objective.Goal.values());
    ImmutableList<Variable> scope = in.variables();
    return new Objective(goal, scope, coefficients(scope.size(), in), in.bytes().signed());
  }

  private static void write(
      ImmutableList<Variable> scope, ImmutableLongArray coefficients, ModelWriter out) {
    out.variables(scope);
    coefficients.forEach(out.bytes()::signed);
  }

  private static ImmutableLongArray coefficients(int count, ModelReader in)
      throws MalformedEncodingException {
    return ImmutableLongArray.copyOf(in.list(count, in.bytes()::signed));
  }

  private static void write(CountBetween count, ModelWriter out) {
    out.variables(count.scope());
    out.values(count.values());
    out.bytes().signed(count.least());
    out.bytes().signed(count.most());
  }

  private static CountBetween countBetween(ModelReader in) throws MalformedEncodingException {
    return new CountBetween(
        in.variables(), in.values(), in.bytes().integer(), in.bytes().integer());
  }

  private static void write(LongestRun run, ModelWriter out) {
    out.variables(run.scope());
    out.values(run.values());
    out.bytes().signed(run.most());
  }

  private static LongestRun longestRun(ModelReader in) throws MalformedEncodingException {
    return new LongestRun(in.variables(), in.values(), in.bytes().integer());
  }
}
