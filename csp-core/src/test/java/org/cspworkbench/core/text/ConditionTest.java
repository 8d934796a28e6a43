package org.cspworkbench.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.junit.jupiter.api.Test;

/** A condition is true where its expression has a value other than 0. */
final class ConditionTest {

  private static final Variable X = Csp.builder("test").variable("x", -2, 2);

  private static Condition on(Expression expression) {
    return new Condition(expression, ImmutableList.of(X));
  }

  @Test
  void everyNumberButZeroIsTrue() {
    Condition condition = on(Operation.of(Operator.SUB, new Reference(X), new Literal(1)));
    assertThat(condition.holds(1)).isFalse();
    assertThat(condition.holds(0)).isTrue();
    assertThat(condition.holds(2)).isTrue();
  }

  @Test
  void anExpressionWithoutAValueIsNotTrue() {
    assertThat(on(Operation.of(Operator.DIV, new Literal(6), new Reference(X))).holds(0)).isFalse();
  }

  @Test
  void aNumberBeyond64BitsIsANumber() {
    Expression large = Operation.of(Operator.MUL, new Literal(Long.MAX_VALUE), new Reference(X));
    Expression nothing = Operation.of(Operator.SUB, large, large);
    assertThat(on(large).holds(2)).isTrue();
    assertThat(on(nothing).holds(2)).isFalse();
  }
}
