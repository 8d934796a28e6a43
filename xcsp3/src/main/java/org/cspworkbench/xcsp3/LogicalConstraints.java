package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;

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

  /** The attributes that name a variable for the truth of a constraint. */
  static final ImmutableList<String> REIFICATIONS =
      ImmutableList.of("reifiedBy", "hreifiedFrom", "hreifiedTo");

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

  /** Returns whether an attribute of {@code c} names a variable for its truth. */
  static boolean isReified(Part c) {
    return REIFICATIONS.stream().anyMatch(c::has);
  }

  /**
   * Returns the truth of a constraint, or the relation between that and a variable: {@code
   * reifiedBy} is b ⇔ c, {@code hreifiedFrom} is b ⇒ c, and {@code hreifiedTo} is c ⇒ b.
   */
  private Expression truth(Part c) {
    if (Template.isIn(c)) {
      return allUses(c);
    }
    Optional<String> full = c.attribute("reifiedBy");
    Optional<String> from = full.isPresent() ? full : c.attribute("hreifiedFrom");
    Optional<String> to = from.isPresent() ? from : c.attribute("hreifiedTo");
    if (to.isEmpty()) {
      return ownTruth(c);
    }
    Expression variable = truthVariable(to.get(), c);
    Expression truth = ownTruth(c);
    if (full.isPresent()) {
      return Operation.of(Operator.IFF, variable, truth);
    }
    return from.isPresent()
        ? Operation.of(Operator.IMP, variable, truth)
        : Operation.of(Operator.IMP, truth, variable);
  }

  private Expression truthVariable(String name, Part c) {
    Optional<Variable> found = model.own(name);
    if (found.isEmpty()) {
      throw UnsupportedPart.unknown(name).in(c.element());
    }
    Domain domain = found.get().domain();
    if (domain.min() < 0 || domain.max() > 1 || domain.hasLabels()) {
      throw c.fault(
          "the truth of a constraint is a variable 0..1, unlike " + Screening.quoted(name));
    }
    return new Reference(found.get());
  }

  /** Returns whether all uses of the constraint in a group or slide hold. */
  private Expression allUses(Part c) {
    Template template = new Template(c, constraints.operands());
    ImmutableList.Builder<Expression> truths = ImmutableList.builder();
    for (int k = 0; k < template.uses(); k++) {
      template.use(k, use -> truths.add(truth(use)));
    }
    return new Operation(Operator.AND, truths.build());
  }

  private Expression ownTruth(Part c) {
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
