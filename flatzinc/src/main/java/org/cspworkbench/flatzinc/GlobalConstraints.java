package org.cspworkbench.flatzinc;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.NValues;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.schedule.BinPacking;
import org.cspworkbench.core.schedule.Cumulative;
import org.cspworkbench.core.schedule.DisjointBoxes;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.Constraints.Statement;

/** Constraints on sets of variables: values, tours, tasks, boxes and bins. */
final class GlobalConstraints {

  static final ImmutableMap<String, Statement> STATEMENTS =
      ImmutableMap.<String, Statement>builder()
          .put("fzn_all_different_int", GlobalConstraints::allDifferent)
          .put("csp_circuit", a -> circuit(a, Circuit.Stays.NONE))
          .put("csp_subcircuit", a -> circuit(a, Circuit.Stays.ALL_OR_LEFT_OUT))
          .put("csp_cumulative", GlobalConstraints::cumulative)
          .put("csp_disjunctive", GlobalConstraints::disjunctive)
          .put("csp_boxes", GlobalConstraints::boxes)
          .put("csp_count", GlobalConstraints::count)
          .put("csp_count_between", GlobalConstraints::countBetween)
          .put("csp_among", GlobalConstraints::among)
          .put("csp_nvalue", GlobalConstraints::differentValues)
          .put("csp_bin_packing", GlobalConstraints::binPacking)
          .put("csp_inverse", GlobalConstraints::inverse)
          .buildOrThrow();

  private GlobalConstraints() {}

  private static void allDifferent(Arguments a) throws UnreadableException {
    a.expect(1);
    ImmutableList<Variable> list = a.variables(0);
    if (list.size() > 1) {
      a.model().post(new AllDifferent(list));
    }
  }

  private static void circuit(Arguments a, Circuit.Stays stays) throws UnreadableException {
    a.expect(2);
    a.model().post(new Circuit(a.variables(1), a.integer(0), stays));
  }

  private static void cumulative(Arguments a) throws UnreadableException {
    a.expect(4);
    sameLength(a, a.variables(0).size(), a.variables(1).size());
    sameLength(a, a.variables(0).size(), a.variables(2).size());
    a.model().post(new Cumulative(a.variables(0), a.variables(1), a.variables(2), a.variable(3)));
  }

  private static void disjunctive(Arguments a) throws UnreadableException {
    a.expect(2);
    a.model().post(new Disjunctive(a.variables(0), a.integers(1)));
  }

  /** The filter takes origins without gaps; otherwise any two boxes lie beside each other. */
  private static void boxes(Arguments a) throws UnreadableException {
    a.expect(4);
    ImmutableList<Variable> x = a.variables(0);
    ImmutableList<Variable> y = a.variables(1);
    ImmutableIntArray widths = a.integers(2);
    ImmutableIntArray heights = a.integers(3);
    sameLength(a, x.size(), y.size());
    sameLength(a, x.size(), widths.length());
    ImmutableList<Variable> scope = ImmutableList.<Variable>builder().addAll(x).addAll(y).build();
    if (scope.stream().allMatch(origin -> origin.domain().isRange())) {
      a.model().post(new DisjointBoxes(scope, widths, heights));
      return;
    }
    for (int i = 0; i < x.size(); i++) {
      for (int j = 0; j < i; j++) {
        a.model()
            .relate(
                Operation.of(
                    Operator.OR,
                    endsBefore(x.get(i), widths.get(i), x.get(j)),
                    endsBefore(x.get(j), widths.get(j), x.get(i)),
                    endsBefore(y.get(i), heights.get(i), y.get(j)),
                    endsBefore(y.get(j), heights.get(j), y.get(i))));
      }
    }
  }

  private static Expression endsBefore(Variable origin, int size, Variable other) {
    Expression end = Operation.of(Operator.ADD, new Reference(origin), new Literal(size));
    return Operation.of(Operator.LE, end, new Reference(other));
  }

  private static void count(Arguments a) throws UnreadableException {
    a.expect(3);
    a.model().post(new Count(a.variables(0), a.integer(1), a.variable(2)));
  }

  private static void countBetween(Arguments a) throws UnreadableException {
    a.expect(4);
    ImmutableList<Variable> counted = a.variables(0);
    long least = Math.max(0, a.number(2));
    long most = Math.min(counted.size(), a.number(3));
    if (least > most) {
      a.model().postNever("a count of at least " + least + " and at most " + most);
    } else {
      a.model()
          .post(new CountBetween(counted, ImmutableSet.of(a.integer(1)), (int) least, (int) most));
    }
  }

  private static void among(Arguments a) throws UnreadableException {
    a.expect(3);
    ImmutableList<Variable> counted = a.variables(1);
    a.model().post(new Count(counted, Arguments.valuesIn(a.set(2), counted), a.variable(0)));
  }

  private static void differentValues(Arguments a) throws UnreadableException {
    a.expect(2);
    a.model().post(new NValues(a.variables(1), a.variable(0)));
  }

  private static void binPacking(Arguments a) throws UnreadableException {
    a.expect(4);
    ImmutableList<Variable> bins = a.variables(1);
    sameLength(a, bins.size(), a.integers(2).length());
    ImmutableList<Variable> scope =
        ImmutableList.<Variable>builder().addAll(bins).addAll(a.variables(0)).build();
    a.model().post(new BinPacking(scope, a.integers(2), a.integer(3)));
  }

  /** Each list, at the place that the other one names, leads back. */
  private static void inverse(Arguments a) throws UnreadableException {
    a.expect(4);
    ImmutableList<Variable> f = a.variables(0);
    ImmutableList<Variable> g = a.variables(2);
    sameLength(a, f.size(), g.size());
    leadBack(a.model(), f, a.integer(1), g, a.integer(3));
    leadBack(a.model(), g, a.integer(3), f, a.integer(1));
  }

  private static void leadBack(
      ModelBuilder model,
      ImmutableList<Variable> f,
      int firstOfF,
      ImmutableList<Variable> g,
      int firstOfG) {
    model.post(new AllDifferent(f));
    for (int k = 0; k < f.size(); k++) {
      model.post(new Element(g, firstOfG, f.get(k), model.constant(firstOfF + k)));
    }
  }

  private static void sameLength(Arguments a, int first, int second) throws UnreadableException {
    if (first != second) {
      throw a.fault(
          "expected lists of the same length, found " + first + " and " + second + " elements");
    }
  }
}
