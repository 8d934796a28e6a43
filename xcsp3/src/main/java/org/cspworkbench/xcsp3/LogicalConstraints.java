package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.core.expression.Expression;
import org.cspworkbench.core.expression.Expression.Literal;
import org.cspworkbench.core.expression.Expression.Operation;
import org.cspworkbench.core.expression.Expression.Reference;
import org.cspworkbench.core.expression.Operator;
import org.cspworkbench.core.model.Variable;

/**
 * Constraints on the truth of other constraints, such as {@code <ifThen>}. The truth of an
 * intensional constraint is its expression; that of any other constraint is a helper variable,
 * which is defined by testing the constraint for the values of its variables.
 */
final class LogicalConstraints {

  private static final ImmutableMap<String, Operator> CONNECTIVES =
      ImmutableMap.of(
          "and", Operator.AND,
          "or", Operator.OR,
          "not", Operator.NOT,
          "iff", Operator.IFF,
          "ifThen", Operator.IMP,
          "ifThenElse", Operator.IF);

  /** The most values of helper variables to try for the tests of a constraint, as an estimate. */
  private static final long MOST_VALUES = 1 << 26;

  private final ModelBuilder model;
  private final ExpressionConstraints expressions;
  private final Constraints constraints;

  LogicalConstraints(
      ModelBuilder model, ExpressionConstraints expressions, Constraints constraints) {
    this.model = model;
    this.expressions = expressions;
    this.constraints = constraints;
  }

  void post(Part c) {
    expressions.post(truth(c));
  }

  /** Requires each of the constraints, which filters more than the truth of all of them. */
  void postEach(Part c) {
    for (Optional<Part> part = c.next(); part.isPresent(); part = c.next()) {
      constraints.post(part.get());
    }
  }

  private Expression truth(Part c) {
    Operator connective = CONNECTIVES.get(c.tag());
    if (connective == null) {
      return c.tag().equals("intension") ? constraints.intension(c) : tested(c);
    }
    ImmutableList.Builder<Expression> parts = ImmutableList.builder();
    for (Optional<Part> part = c.next(); part.isPresent(); part = c.next()) {
      parts.add(truth(part.get()));
    }
    ImmutableList<Expression> truths = parts.build();
    if (connective == Operator.IF && truths.size() == 3) {
      return Operation.of(
          Operator.AND,
          Operation.of(Operator.IMP, truths.get(0), truths.get(1)),
          Operation.of(Operator.OR, truths.get(0), truths.get(2)));
    }
    return new Operation(connective, truths);
  }

  /** Returns the truth of a constraint that is stated as a problem of its own. */
  private Expression tested(Part c) {
    ModelBuilder own = model.separate("<" + c.tag() + ">");
    constraints.in(own).post(c);
    ImmutableList<Variable> scope =
        own.own().stream()
            .map(x -> model.own(x.name()).orElseThrow())
            .collect(ImmutableList.toImmutableList());
    Extensibility test = new Extensibility(own.build(), own.own());
    long tests = Math.min(CartesianProduct.size(scope), ModelBuilder.MAX_COMBINATIONS);
    if (tests > MOST_VALUES / test.values()) {
      throw new UnsupportedPart(
          "<" + c.tag() + "> with sums of so many values in a logical constraint");
    }
    if (scope.isEmpty()) {
      return new Literal(test.holds() ? 1 : 0);
    }
    return new Reference(model.defineTruth("<" + c.tag() + ">" + scope, scope, test));
  }
}
