package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Extremum;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Constraints.Statement;

/** Products, quotients, extremes, and the elements of lists. */
final class ArithmeticConstraints {

  static final ImmutableMap<String, Statement> STATEMENTS =
      ImmutableMap.<String, Statement>builder()
          .put("int_times", a -> binary(a, Operator.MUL))
          .put("int_div", a -> binary(a, Operator.DIV))
          .put("int_mod", a -> binary(a, Operator.MOD))
          .put("int_pow", ArithmeticConstraints::power)
          .put("int_abs", ArithmeticConstraints::absolute)
          .put("int_max", a -> extremumOfTwo(a, Extremum.Which.MAX))
          .put("int_min", a -> extremumOfTwo(a, Extremum.Which.MIN))
          .put("array_int_maximum", a -> extremum(a, Extremum.Which.MAX))
          .put("array_int_minimum", a -> extremum(a, Extremum.Which.MIN))
          .put("array_int_element", ArithmeticConstraints::elementOfNumbers)
          .put("array_bool_element", ArithmeticConstraints::elementOfNumbers)
          .put("array_var_int_element", ArithmeticConstraints::element)
          .put("array_var_bool_element", ArithmeticConstraints::element)
          .buildOrThrow();

  private ArithmeticConstraints() {}

  private static void binary(Arguments a, Operator operator) throws UnreadableException {
    a.expect(3);
    equal(a, Operation.of(operator, a.operand(0), a.operand(1)), 2);
  }

  private static void equal(Arguments a, Expression value, int place) throws UnreadableException {
    a.model().relate(Operation.of(Operator.EQ, value, a.operand(place)));
  }

  /** A negative power is the quotient of 1 and the power, rounded towards 0. */
  private static void power(Arguments a) throws UnreadableException {
    a.expect(3);
    Expression base = a.operand(0);
    Expression exponent = a.operand(1);
    Expression power = Operation.of(Operator.POW, base, exponent);
    Expression opposite = Operation.of(Operator.NEG, exponent);
    Expression fraction =
        Operation.of(Operator.DIV, new Literal(1), Operation.of(Operator.POW, base, opposite));
    Expression isNatural = Operation.of(Operator.GE, exponent, new Literal(0));
    equal(
        a,
        a.variable(1).domain().min() >= 0
            ? power
            : Operation.of(Operator.IF, isNatural, power, fraction),
        2);
  }

  private static void absolute(Arguments a) throws UnreadableException {
    a.expect(2);
    equal(a, Operation.of(Operator.ABS, a.operand(0)), 1);
  }

  private static void extremumOfTwo(Arguments a, Extremum.Which which) throws UnreadableException {
    a.expect(3);
    a.model()
        .post(new Extremum(ImmutableList.of(a.variable(0), a.variable(1)), which, a.variable(2)));
  }

  private static void extremum(Arguments a, Extremum.Which which) throws UnreadableException {
    a.expect(2);
    a.model().post(new Extremum(a.variables(1), which, a.variable(0)));
  }

  private static void elementOfNumbers(Arguments a) throws UnreadableException {
    a.expect(3);
    a.model().post(new ElementOfNumbers(a.integers(1), 1, a.variable(0), a.variable(2)));
  }

  private static void element(Arguments a) throws UnreadableException {
    a.expect(3);
    a.model().post(new Element(a.variables(1), 1, a.variable(0), a.variable(2)));
  }
}
