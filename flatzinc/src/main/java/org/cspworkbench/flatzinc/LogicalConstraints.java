package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.core.model.DecisionDiagram;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extremum;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.LinearForm;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Constraints.Statement;
import org.cspworkbench.flatzinc.Term.Numbers;

/** Clauses, conjunctions, and whether a variable is in a set. */
final class LogicalConstraints {

  static final ImmutableMap<String, Statement> STATEMENTS =
      ImmutableMap.<String, Statement>builder()
          .put("array_bool_and", a -> extremum(a, Extremum.Which.MIN))
          .put("array_bool_or", a -> extremum(a, Extremum.Which.MAX))
          .put("bool_and", a -> extremumOfTwo(a, Extremum.Which.MIN))
          .put("bool_or", a -> extremumOfTwo(a, Extremum.Which.MAX))
          .put("bool_clause", LogicalConstraints::clause)
          .put("bool_clause_reif", LogicalConstraints::clauseTruth)
          .put("bool_xor", LogicalConstraints::xor)
          .put("array_bool_xor", LogicalConstraints::odd)
          .put("set_in", LogicalConstraints::in)
          .put("set_in_reif", a -> inWhere(a, Operator.IFF))
          .put("set_in_imp", a -> inWhere(a, Operator.IMP))
          .buildOrThrow();

  private LogicalConstraints() {}

  private static void extremum(Arguments a, Extremum.Which which) throws UnreadableException {
    a.expect(2);
    extremum(a.model(), a.variables(0), which, a.variable(1));
  }

  private static void extremumOfTwo(Arguments a, Extremum.Which which) throws UnreadableException {
    a.expect(3);
    extremum(a.model(), ImmutableList.of(a.variable(0), a.variable(1)), which, a.variable(2));
  }

  /** All are true where the smallest truth value is 1, and one is where the largest is. */
  private static void extremum(
      ModelBuilder model, ImmutableList<Variable> list, Extremum.Which which, Variable truth) {
    int neutral = which == Extremum.Which.MIN ? 1 : 0;
    Domain domain = truth.domain();
    if (list.isEmpty()) {
      model.restrict(truth, truth + " = " + neutral, v -> v == neutral);
    } else if (domain.size() == 1 && domain.min() == neutral) {
      list.forEach(x -> model.restrict(x, x + " = " + neutral, v -> v == neutral));
    } else if (domain.size() == 1) {
      post(model, which == Extremum.Which.MAX ? sum(list, List.of()) : sum(List.of(), list));
    } else {
      model.post(new Extremum(list, which, truth));
    }
  }

  /** Returns a sum that is not negative where one is true, or one of {@code negated} is false. */
  private static LinearForm sum(List<Variable> plain, List<Variable> negated) {
    List<Variable> terms = new ArrayList<>(plain);
    terms.addAll(negated);
    ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
    plain.forEach(x -> factors.add(1));
    negated.forEach(x -> factors.add(-1));
    return LinearForm.weighted(terms, factors.build(), negated.size() - 1L);
  }

  private static void post(ModelBuilder model, LinearForm clause) {
    LinearConstraints.post(model, clause, Operator.GE);
  }

  private static void clause(Arguments a) throws UnreadableException {
    a.expect(2);
    post(a.model(), sum(a.variables(0), a.variables(1)));
  }

  private static void clauseTruth(Arguments a) throws UnreadableException {
    a.expect(3);
    LinearForm clause = sum(a.variables(0), a.variables(1));
    Variable truth = a.variable(2);
    if (clause.factors().isEmpty()) {
      int known = clause.number() >= 0 ? 1 : 0;
      a.model().restrict(truth, truth + " = " + known, v -> v == known);
    } else if (truth.domain().size() == 1) {
      LinearConstraints.post(
          a.model(), clause, truth.domain().min() == 1 ? Operator.GE : Operator.LT);
    } else {
      a.model().post(new ReifiedSum(clause.sum(Operator.GE), truth));
    }
  }

  private static void xor(Arguments a) throws UnreadableException {
    if (a.count() == 2) {
      odd(a.model(), ImmutableList.of(a.variable(0), a.variable(1)), 1);
    } else {
      a.expect(3);
      odd(a.model(), ImmutableList.of(a.variable(0), a.variable(1), a.variable(2)), 0);
    }
  }

  private static void odd(Arguments a) throws UnreadableException {
    a.expect(1);
    odd(a.model(), a.variables(0), 1);
  }

  /**
   * Requires that the number of true ones has this parity: a diagram of two nodes in each layer.
   */
  private static void odd(ModelBuilder model, ImmutableList<Variable> list, int parity) {
    if (list.isEmpty()) {
      if (parity == 1) {
        model.postNever("an odd number of no truth values");
      }
      return;
    }
    ImmutableList.Builder<ImmutableIntArray> layers = ImmutableList.builder();
    for (int k = 0; k < list.size(); k++) {
      ImmutableIntArray.Builder arcs = ImmutableIntArray.builder();
      for (int before = 0; before <= (k == 0 ? 0 : 1); before++) {
        for (int value = 0; value <= 1; value++) {
          int after = before ^ value;
          boolean isLast = k == list.size() - 1;
          if (!isLast || after == parity) {
            arcs.add(before).add(value).add(isLast ? 0 : after);
          }
        }
      }
      layers.add(arcs.build());
    }
    model.post(new DecisionDiagram(list, layers.build()));
  }

  private static void in(Arguments a) throws UnreadableException {
    a.expect(2);
    Variable x = a.variable(0);
    Numbers set = a.set(1);
    a.model().restrict(x, x + " in a set", set::contains);
  }

  private static void inWhere(Arguments a, Operator how) throws UnreadableException {
    a.expect(3);
    Variable x = a.variable(0);
    Expression truth = new Reference(a.variable(2));
    ImmutableSet<Integer> values = Arguments.valuesIn(a.set(1), ImmutableList.of(x));
    Expression isIn =
        values.isEmpty()
            ? new Literal(0)
            : new Membership(new Reference(x), Domain.of(Ints.toArray(values)));
    a.model().relate(Operation.of(how, truth, isIn));
  }
}
