package org.cspworkbench.bench;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.constraints.extension.Tuples;
import org.chocosolver.solver.variables.BoolVar;
import org.chocosolver.solver.variables.IntVar;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DifferentLists;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.schedule.Disjunctive;

/**
 * A problem stated for Choco constraint by constraint as it is for our own engine, with the same
 * variables in the same order.
 */
final class ChocoModel {

  private static final int MOST_TUPLES = 100_000;

  private final Model model;
  private final AllDifferentFiltering filtering;
  private final IntVar[] variables;
  private final Set<List<IntVar>> differentPairs = new HashSet<>();

  /**
   * States {@code csp} in {@code model}, which is empty.
   *
   * @throws IllegalArgumentException if Choco has no such constraint, and it has too many tuples to
   *     be listed
   */
  ChocoModel(Csp csp, Model model, AllDifferentFiltering filtering) {
    this.model = model;
    this.filtering = filtering;
    variables =
        csp.variables().stream()
            .map(x -> model.intVar(x.name(), csp.initialDomain(x).values().toArray()))
            .toArray(IntVar[]::new);
    csp.constraints().forEach(this::post);
  }

  /** Returns the variables of the problem, by index. */
  IntVar[] variables() {
    return variables;
  }

  private IntVar variable(Variable x) {
    return variables[x.index()];
  }

  private IntVar[] variables(List<Variable> scope) {
    return scope.stream().map(this::variable).toArray(IntVar[]::new);
  }

  /** Makes {@code objective} that of the model. */
  void optimise(Objective objective) {
    int[] coefficients = objective.coefficients().stream().mapToInt(Math::toIntExact).toArray();
    IntVar[] terms = variables(objective.variables());
    long least = 0;
    long most = 0;
    for (int k = 0; k < terms.length; k++) {
      long atLower = (long) coefficients[k] * terms[k].getLB();
      long atUpper = (long) coefficients[k] * terms[k].getUB();
      least += Math.min(atLower, atUpper);
      most += Math.max(atLower, atUpper);
    }
    IntVar sum =
        model.intVar(
            "objective", Math.toIntExact(least), Math.toIntExact(most), most - least > 256);
    model.scalar(terms, coefficients, "=", sum).post();
    model.setObjective(objective.goal() == Objective.Goal.MAXIMIZE, sum);
  }

  private void post(Constraint constraint) {
    if (constraint instanceof NotEqual different) {
      IntVar y = variable(different.y());
      model.arithm(variable(different.x()), "!=", y, "+", different.offset()).post();
    } else if (constraint instanceof LessThan less) {
      model.arithm(variable(less.x()), "-", variable(less.y()), "<", less.offset()).post();
    } else if (constraint instanceof Equal equal) {
      model.arithm(variable(equal.x()), "=", variable(equal.y()), "+", equal.offset()).post();
    } else if (constraint instanceof AllDifferent different) {
      allDifferent(variables(different.scope()));
    } else if (constraint instanceof AllDifferentSums different) {
      allDifferent(sums(different));
    } else if (constraint instanceof LinearSum sum) {
      sum(sum);
    } else if (constraint instanceof Extension table) {
      table(table);
    } else if (constraint instanceof NoOverlap tasks) {
      noOverlap(tasks);
    } else if (constraint instanceof Disjunctive resource) {
      resource.pairs().orElseThrow().forEach(this::post);
    } else if (constraint instanceof DifferentLists lists) {
      different(lists);
    } else if (constraint instanceof Lex lists) {
      order(lists);
    } else {
      listed(constraint);
    }
  }

  private void allDifferent(IntVar[] scope) {
    if (filtering == AllDifferentFiltering.DOMAIN_CONSISTENT) {
      model.allDifferent(scope, "AC").post();
      return;
    }
    for (int i = 0; i < scope.length; i++) {
      for (int j = i + 1; j < scope.length; j++) {
        if (differentPairs.add(List.of(scope[i], scope[j]))) {
          model.arithm(scope[i], "!=", scope[j]).post();
        }
      }
    }
  }

  /** Variables of their own, since over views of one variable its all-different goes wrong. */
  private IntVar[] sums(AllDifferentSums constraint) {
    IntVar[] sums = new IntVar[constraint.scope().size()];
    for (int k = 0; k < sums.length; k++) {
      IntVar x = variable(constraint.scope().get(k));
      int offset = constraint.offsets().get(k);
      sums[k] = model.intVar(x.getName() + "+" + offset, x.getLB() + offset, x.getUB() + offset);
      model.arithm(sums[k], "=", x, "+", offset).post();
    }
    return sums;
  }

  private void sum(LinearSum sum) {
    String comparison =
        switch (sum.comparison()) {
          case EQUAL -> "=";
          case NOT_EQUAL -> "!=";
          case AT_MOST -> "<=";
        };
    int[] coefficients = sum.coefficients().stream().mapToInt(Math::toIntExact).toArray();
    int bound = Math.toIntExact(sum.bound());
    model.scalar(variables(sum.scope()), coefficients, comparison, bound).post();
  }

  private void table(Extension table) {
    Tuples tuples = new Tuples(table.polarity() == Extension.Polarity.SUPPORTS);
    int arity = table.scope().size();
    for (int t = 0; t < table.size(); t++) {
      int[] tuple = new int[arity];
      for (int k = 0; k < arity; k++) {
        tuple[k] = table.value(t, k);
      }
      tuples.add(tuple);
    }
    post(variables(table.scope()), tuples);
  }

  private void post(IntVar[] scope, Tuples tuples) {
    if (scope.length == 2) {
      model.table(scope[0], scope[1], tuples, "AC3bit+rm").post();
    } else {
      model.table(scope, tuples).post();
    }
  }

  private void noOverlap(NoOverlap tasks) {
    IntVar x = variable(tasks.x());
    IntVar y = variable(tasks.y());
    BoolVar isFirst = model.boolVar();
    BoolVar isSecond = model.boolVar();
    model.reifXrelYC(x, "<=", y, -tasks.lengthOfX(), isFirst);
    model.reifXrelYC(y, "<=", x, -tasks.lengthOfY(), isSecond);
    model.addClausesBoolOrArrayEqualTrue(new BoolVar[] {isFirst, isSecond});
  }

  private void different(DifferentLists lists) {
    int length = lists.scope().size() / 2;
    BoolVar[] differs = model.boolVarArray(length);
    for (int k = 0; k < length; k++) {
      IntVar left = variable(lists.scope().get(k));
      model.reifXrelYC(left, "!=", variable(lists.scope().get(length + k)), 0, differs[k]);
    }
    model.addClausesBoolOrArrayEqualTrue(differs);
  }

  private void order(Lex lists) {
    IntVar[] left = variables(lists.left());
    IntVar[] right = variables(lists.right());
    if (lists.order() == Lex.Order.STRICT) {
      model.lexLess(left, right).post();
    } else {
      model.lexLessEq(left, right).post();
    }
  }

  /** Any other constraint becomes a table of the tuples that satisfy it. */
  private void listed(Constraint constraint) {
    ImmutableList<Variable> scope = constraint.scope();
    long tuples = 1;
    for (Variable x : scope) {
      tuples *= x.domain().size();
      if (tuples > MOST_TUPLES) {
        throw new IllegalArgumentException("Choco has not been taught " + constraint);
      }
    }
    Tuples allowed = new Tuples(true);
    List<int[]> begun = new ArrayList<>(List.of(new int[0]));
    for (Variable x : scope) {
      List<int[]> longer = new ArrayList<>();
      for (int[] start : begun) {
        x.domain().values().forEach(value -> longer.add(with(start, value)));
      }
      begun = longer;
    }
    begun.stream().filter(constraint::isSatisfiedBy).forEach(allowed::add);
    post(variables(scope), allowed);
  }

  private static int[] with(int[] start, int value) {
    int[] longer = Arrays.copyOf(start, start.length + 1);
    longer[start.length] = value;
    return longer;
  }
}
