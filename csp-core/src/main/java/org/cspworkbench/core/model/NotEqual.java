package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * x ≠ y + offset.
 *
 * @param x the left variable
 * @param y the right variable
 * @param offset what is added to the right variable; 0 for plain inequality
 */
public record NotEqual(Variable x, Variable y, int offset) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<NotEqual> FORM =
      new BinaryForm<>(1, NotEqual.class, NotEqual::write, NotEqual::read);

  /** Plain inequality: x ≠ y. */
  public NotEqual(Variable x, Variable y) {
    this(x, y, 0);
  }

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(x, y);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return values[0] != (long) values[1] + offset;
  }

  @Override
  public Optional<Difference> difference() {
    return Optional.of(new Difference(x, y, Difference.Allowed.UNEQUAL, offset));
  }

  private void write(ConstraintWriter out) {
    out.variable(x);
    out.variable(y);
    out.number(offset);
  }

  private static NotEqual read(ConstraintReader in) throws MalformedEncodingException {
    return new NotEqual(in.variable(), in.variable(), in.integer());
  }

  @Override
  public String toString() {
    return x + " ≠ " + RelationText.shifted(y, offset);
  }
}
