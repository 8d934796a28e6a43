package org.cspworkbench.core.model;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * x &lt; y + offset. Over whole numbers this is x ≤ y when the offset is 1.
 *
 * @param x the left variable
 * @param y the right variable
 * @param offset what is added to the right variable; 0 for plain "less than"
 */
public record LessThan(Variable x, Variable y, int offset) implements Constraint {

  /** The binary form of these constraints. */
  public static final BinaryForm<LessThan> FORM =
      new BinaryForm<>(3, LessThan.class, LessThan::write, LessThan::read);

  /** Plain order: x &lt; y. */
  public LessThan(Variable x, Variable y) {
    this(x, y, 0);
  }

  /** x ≤ y. */
  public static LessThan orEqual(Variable x, Variable y) {
    return new LessThan(x, y, 1);
  }

  @Override
  public ImmutableList<Variable> scope() {
    return ImmutableList.of(x, y);
  }

  @Override
  public boolean isSatisfiedBy(int... values) {
    return values[0] < (long) values[1] + offset;
  }

  @Override
  public Optional<Difference> difference() {
    return Optional.of(new Difference(x, y, Difference.Allowed.LESS, offset));
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
    return Linear.of(x).minus(y).atMost(offset - 1L);
  }

  private void write(ConstraintWriter out) {
    out.variable(x);
    out.variable(y);
    out.number(offset);
  }

  private static LessThan read(ConstraintReader in) throws MalformedEncodingException {
    return new LessThan(in.variable(), in.variable(), in.integer());
  }

  @Override
  public String toString() {
    return offset == 1 ? x + " ≤ " + y : x + " < " + RelationText.shifted(y, offset);
  }
}
