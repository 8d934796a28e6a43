package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Map;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.LinearForm;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Constraints.Statement;

/**
 * Sums and comparisons: as they are, with their truth as a variable ({@code _reif}), and required
 * only where a variable is true ({@code _imp}).
 */
final class LinearConstraints {

  /** How a constraint on a sum depends on a truth value. */
  private enum Truth {
    /** It holds. */
    HOLDS(""),
    /** It holds where the last argument is true, and nowhere else. */
    EQUIVALENT("_reif"),
    /** It holds where the last argument is true. */
    IMPLIED("_imp");

    private final String suffix;

    Truth(String suffix) {
      this.suffix = suffix;
    }
  }

  static final ImmutableMap<String, Statement> STATEMENTS = statements();

  private LinearConstraints() {}

  private static ImmutableMap<String, Statement> statements() {
    ImmutableMap.Builder<String, Statement> all = ImmutableMap.builder();
    for (Truth truth : Truth.values()) {
      ImmutableMap<String, Operator> relations =
          ImmutableMap.of(
              "eq", Operator.EQ, "ne", Operator.NE, "le", Operator.LE, "lt", Operator.LT);
      relations.forEach(
          (name, relation) -> {
            all.put("int_" + name + truth.suffix, a -> compare(a, relation, truth));
            all.put("bool_" + name + truth.suffix, a -> compare(a, relation, truth));
            all.put("int_lin_" + name + truth.suffix, a -> sum(a, relation, truth));
          });
    }
    return all.put("bool_lin_eq", a -> sum(a, Operator.EQ, Truth.HOLDS))
        .put("bool_lin_le", a -> sum(a, Operator.LE, Truth.HOLDS))
        .put("bool_not", a -> compare(a, Operator.NE, Truth.HOLDS))
        .put("bool2int", a -> compare(a, Operator.EQ, Truth.HOLDS))
        .put("int_plus", LinearConstraints::plus)
        .buildOrThrow();
  }

  private static void compare(Arguments a, Operator relation, Truth truth)
      throws UnreadableException {
    a.expect(truth == Truth.HOLDS ? 2 : 3);
    post(a, a.weighted(0, ImmutableLongArray.of(1, -1)), relation, truth, 2);
  }

  /** The right side of {@code bool_lin_eq} may be a variable. */
  private static void sum(Arguments a, Operator relation, Truth truth) throws UnreadableException {
    a.expect(truth == Truth.HOLDS ? 3 : 4);
    LinearForm left = a.weighted(1, a.numbers(0), 2);
    post(a, left, relation, truth, 3);
  }

  private static void plus(Arguments a) throws UnreadableException {
    a.expect(3);
    LinearForm sum = a.weighted(0, ImmutableLongArray.of(1, 1, -1));
    post(a, sum, Operator.EQ, Truth.HOLDS, 0);
  }

  private static void post(
      Arguments a, LinearForm sum, Operator relation, Truth truth, int placeOfTruth)
      throws UnreadableException {
    if (truth == Truth.HOLDS) {
      post(a.model(), sum, relation);
      return;
    }
    Variable condition = a.variable(placeOfTruth);
    Domain domain = condition.domain();
    if (domain.size() == 1) {
      if (domain.min() == 1) {
        post(a.model(), sum, relation);
      } else if (truth == Truth.EQUIVALENT) {
        post(a.model(), sum, opposite(relation));
      }
    } else if (truth == Truth.EQUIVALENT) {
      equivalent(a.model(), sum, relation, condition);
    } else {
      implied(a.model(), sum, relation, condition);
    }
  }

  private static Operator opposite(Operator relation) {
    return switch (relation) {
      case EQ -> Operator.NE;
      case NE -> Operator.EQ;
      case LE -> Operator.GT;
      case LT -> Operator.GE;
      default -> throw new IllegalStateException(relation + " compares no sum");
    };
  }

  /** Requires that {@code sum} has this relation to 0. */
  static void post(ModelBuilder model, LinearForm sum, Operator relation) {
    if (sum.factors().isEmpty()) {
      if (!holds(sum.number(), relation)) {
        model.postNever("a sum of numbers that is false");
      }
      return;
    }
    if (sum.factors().size() == 1) {
      Map.Entry<Variable, Long> term = sum.factors().entrySet().iterator().next();
      model.restrict(
          term.getKey(),
          sum.sum(relation).toString(),
          v ->
              holds(Math.addExact(Math.multiplyExact(term.getValue(), v), sum.number()), relation));
      return;
    }
    model.post(sum.difference(relation).orElseGet(() -> sum.sum(relation)));
  }

  private static boolean holds(long number, Operator relation) {
    return Operation.of(relation, new Literal(number), new Literal(0)).over(ImmutableList.of()).of()
        != 0;
  }

  private static void equivalent(
      ModelBuilder model, LinearForm sum, Operator relation, Variable truth) {
    if (sum.factors().isEmpty()) {
      int known = holds(sum.number(), relation) ? 1 : 0;
      model.restrict(truth, truth + " = " + known, v -> v == known);
    } else if (sum.factors().containsKey(truth)) {
      model.relate(Operation.of(Operator.IFF, new Reference(truth), relation(sum, relation)));
    } else {
      model.post(new ReifiedSum(sum.sum(relation), truth));
    }
  }

  private static Operation relation(LinearForm sum, Operator relation) {
    ImmutableList.Builder<Expression> terms = ImmutableList.builder();
    sum.factors()
        .forEach(
            (x, factor) ->
                terms.add(Operation.of(Operator.MUL, new Literal(factor), new Reference(x))));
    terms.add(new Literal(sum.number()));
    return Operation.of(relation, new Operation(Operator.ADD, terms.build()), new Literal(0));
  }

  /**
   * An inequality that holds where {@code condition} is 1 is a sum in which the condition outweighs
   * all other terms together. It filters as much as the inequality itself.
   */
  private static void implied(
      ModelBuilder model, LinearForm sum, Operator relation, Variable condition) {
    switch (relation) {
      case LE -> atMostIf(model, sum, condition);
      case LT -> atMostIf(model, plus(sum, 1), condition);
      case EQ -> {
        atMostIf(model, sum, condition);
        atMostIf(model, negated(sum), condition);
      }
      default ->
          model.relate(
              Operation.of(Operator.IMP, new Reference(condition), relation(sum, relation)));
    }
  }

  private static LinearForm plus(LinearForm sum, long more) {
    return new LinearForm(sum.factors(), Math.addExact(sum.number(), more));
  }

  private static LinearForm negated(LinearForm sum) {
    ImmutableMap.Builder<Variable, Long> factors = ImmutableMap.builder();
    sum.factors().forEach((x, factor) -> factors.put(x, Math.negateExact(factor)));
    return new LinearForm(factors.buildOrThrow(), Math.negateExact(sum.number()));
  }

  /** Where the condition is 0, the sum may be as large as it can become. */
  private static void atMostIf(ModelBuilder model, LinearForm sum, Variable condition) {
    long largest = sum.number();
    for (Map.Entry<Variable, Long> term : sum.factors().entrySet()) {
      Domain domain = term.getKey().domain();
      long value = term.getValue() > 0 ? domain.max() : domain.min();
      largest = Math.addExact(largest, Math.multiplyExact(term.getValue(), value));
    }
    if (largest > 0) {
      ImmutableList<Variable> terms =
          ImmutableList.<Variable>builder().addAll(sum.factors().keySet()).add(condition).build();
      ImmutableLongArray factors =
          ImmutableLongArray.builder().addAll(sum.factors().values()).add(largest).build();
      post(
          model,
          LinearForm.weighted(terms, factors, Math.subtractExact(sum.number(), largest)),
          Operator.LE);
    }
  }
}
