package org.cspworkbench.core.encoding;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.Optional;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.NotAllEqual;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;

/** Constraints that compare variables, or lists of them, with one another. */
final class Comparisons {

  static final ImmutableList<ConstraintKind<?>> KINDS =
      ImmutableList.of(
          new ConstraintKind<>(
              1,
              NotEqual.class,
              (c, out) -> write(c.x(), c.y(), c.offset(), out),
              in -> new NotEqual(in.variable(), in.variable(), in.bytes().integer())),
          new ConstraintKind<>(
              2,
              Equal.class,
              (c, out) -> write(c.x(), c.y(), c.offset(), out),
              in -> new Equal(in.variable(), in.variable(), in.bytes().integer())),
          new ConstraintKind<>(
              3,
              LessThan.class,
              (c, out) -> write(c.x(), c.y(), c.offset(), out),
              in -> new LessThan(in.variable(), in.variable(), in.bytes().integer())),
          new ConstraintKind<>(4, NoOverlap.class, Comparisons::write, Comparisons::noOverlap),
          new ConstraintKind<>(
              5, AllDifferent.class, Comparisons::write, Comparisons::allDifferent),
          new ConstraintKind<>(
              6, AllDifferentSums.class, Comparisons::write, Comparisons::allDifferentSums),
          new ConstraintKind<>(
              7,
              NotAllEqual.class,
              (c, out) -> out.variables(c.scope()),
              in -> new NotAllEqual(in.variables())),
          new ConstraintKind<>(
              8,
              DifferentLists.class,
              (c, out) -> out.variables(c.scope()),
              in -> new DifferentLists(in.variables())),
          new ConstraintKind<>(
              9,
              Lex.class,
              Comparisons::write,
              in -> new Lex(in.variables(), in.choice(Lex.Order.values()))));

  private Comparisons() {}

  private static void write(Variable x, Variable y, int offset, ModelWriter out) {
    out.variable(x);
    out.variable(y);
    out.bytes().signed(offset);
  }

  private static void write(NoOverlap tasks, ModelWriter out) {
    write(tasks.x(), tasks.y(), tasks.lengthOfX(), out);
    out.bytes().signed(tasks.lengthOfY());
  }

  private static NoOverlap noOverlap(ModelReader in) throws MalformedEncodingException {
    Variable x = in.variable();
    Variable y = in.variable();
    int lengthOfX = in.bytes().integer();
    return new NoOverlap(x, lengthOfX, y, in.bytes().integer());
  }

  private static void write(AllDifferent constraint, ModelWriter out) {
    out.variables(constraint.scope());
    out.name(constraint.name(), new AllDifferent(constraint.scope()).name());
  }

  private static AllDifferent allDifferent(ModelReader in) throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    Optional<String> name = in.name(scope);
    return name.isPresent() ? new AllDifferent(name.get(), scope) : new AllDifferent(scope);
  }

  private static void write(AllDifferentSums constraint, ModelWriter out) {
    out.variables(constraint.scope());
    out.integers(constraint.offsets());
    out.name(
        constraint.name(), new AllDifferentSums(constraint.scope(), constraint.offsets()).name());
  }

  private static AllDifferentSums allDifferentSums(ModelReader in)
      throws MalformedEncodingException {
    ImmutableList<Variable> scope = in.variables();
    ImmutableIntArray offsets = in.integers();
    Optional<String> name = in.name(scope);
    return name.isPresent()
        ? new AllDifferentSums(name.get(), scope, offsets)
        : new AllDifferentSums(scope, offsets);
  }

  private static void write(Lex constraint, ModelWriter out) {
    out.variables(constraint.scope());
    out.choice(constraint.order());
  }
}
