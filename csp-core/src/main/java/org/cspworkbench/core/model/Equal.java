package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * x = y + offset.
 *
 * @param x the left variable
 * @param y the right variable
 * @param offset what is added to the right variable; 0 for plain equality
 */
public record Equal(Variable x, Variable y, int offset) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<Equal> FORM =
      new BinaryForm<>(2, Equal.class, Equal::write, Equal::read);

  /** Plain equality: x = y. */
  public Equal(Variable x, Variable y) {
    this(x, y, 0);
  }

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(x, y);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return values[0] == (long) values[1] + offset;
  }

  @Override
  public Optional<Difference> difference() {
    return Optional.of(new Difference(x, y, Difference.Allowed.EQUAL, offset));
  }

  @Override
  public Propagator propagator(Scope scope) {
    return new LinearBounds(asSum(), scope);
  }

  @Override
  public Propagator.Cost cost() {
    return Propagator.Cost.LIGHT;
  }

  @Override
  public Optional<Explanation> explanation(MemoTable memo) {
    return asSum().explanation(memo);
  }

  private LinearSum asSum() {
    return Linear.of(x).minus(y).equalTo(offset);
  }

  private void write(ConstraintWriter out) {
    out.variable(x);
    out.variable(y);
    out.number(offset);
  }

  private static Equal read(ConstraintReader in) throws MalformedEncodingException {
    return new Equal(in.variable(), in.variable(), in.integer());
  }

  @Override
  public String toString() {
    return x + " = " + RelationText.shifted(y, offset);
  }
}
