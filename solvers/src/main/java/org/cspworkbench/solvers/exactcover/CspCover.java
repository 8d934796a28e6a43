package org.cspworkbench.solvers.exactcover;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Difference;
import org.cspworkbench.core.model.DifferentValues;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Variable;

/**
 * A problem as an exact cover. Options are the values of variables, x = v. Each variable is an
 * item, for it takes one value; so is each value of an all-different constraint: a primary one if
 * there are as many values as variables, so that all are taken, else a secondary one. Any other
 * constraint on two variables is a secondary item for each pair of values that it forbids.
 */
final class CspCover {

  /** The maximum number of pairs of values that are checked. */
  private static final long MAX_PAIRS = 1 << 23;

  /** An item, created before the options. */
  private static final class Item {
    private final int constraint;
    private int number;

    Item(int constraint) {
      this.constraint = constraint;
    }
  }

  private final Csp csp;
  private final Domains domains;
  private final List<Item> primary = new ArrayList<>();
  private final List<Item> secondary = new ArrayList<>();
  private final List<List<List<Item>>> coveredBy; // by variable and index of its value
  private final CoverMatrix matrix;
  private final int[] constraintOf; // by item, behind the variables
  private final int[] variableOf; // by option
  private final int[] valueOf; // by option: the index

  /** The cover of the problem whose initial domains these are. */
  CspCover(Domains domains) {
    this.csp = domains.csp();
    this.domains = domains;
    coveredBy =
        csp.variables().stream().<List<List<Item>>>map(x -> emptyLists(x.domain().size())).toList();
    addItems();
    int n = csp.variables().size();
    List<Item> items = new ArrayList<>(primary);
    items.addAll(secondary);
    for (int k = 0; k < items.size(); k++) {
      items.get(k).number = n + k;
    }
    constraintOf = items.stream().mapToInt(item -> item.constraint).toArray();
    matrix = new CoverMatrix(n + primary.size(), secondary.size());
    int options = csp.variables().stream().mapToInt(x -> domains.size(x.index())).sum();
    variableOf = new int[options];
    valueOf = new int[options];
    csp.variables().forEach(this::addOptions);
  }

  /** Returns whether {@code csp} can be converted, within the maximum size of the matrix. */
  static boolean isPossible(Csp csp) {
    long pairs = 0;
    for (Constraint constraint : csp.structure().constraints()) {
      List<Variable> scope = DistinctVariables.of(constraint.scope()).variables();
      boolean hasItemsOfValues = constraint instanceof DifferentValues;
      if (scope.size() == 2 && !hasItemsOfValues) {
        long first = scope.get(0).domain().size();
        pairs += disequality(constraint).isPresent() ? first : first * scope.get(1).domain().size();
      }
      if ((scope.size() > 2 && !hasItemsOfValues) || pairs > MAX_PAIRS) {
        return false;
      }
    }
    return true;
  }

  private static Optional<Difference> disequality(Constraint constraint) {
    return constraint
        .difference()
        .filter(difference -> difference.allowed() == Difference.Allowed.UNEQUAL);
  }

  private static List<List<Item>> emptyLists(int count) {
    List<List<Item>> lists = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      lists.add(new ArrayList<>(4));
    }
    return lists;
  }

  private void addItems() {
    ImmutableList<Constraint> constraints = csp.structure().constraints();
    for (int c = 0; c < constraints.size(); c++) {
      List<Variable> scope = DistinctVariables.of(constraints.get(c).scope()).variables();
      if (constraints.get(c) instanceof DifferentValues different) {
        addValues(c, different);
      } else if (scope.size() == 2) {
        addForbiddenPairs(c, constraints.get(c), scope.get(0), scope.get(1));
      } // what a constraint on one variable forbids is in no domain any more
    }
  }

  private void addValues(int c, DifferentValues constraint) {
    Map<Long, Item> values = new LinkedHashMap<>();
    for (int k = 0; k < constraint.scope().size(); k++) {
      Variable x = constraint.scope().get(k);
      long offset = constraint.offset(k);
      for (int i = 0; i < x.domain().size(); i++) {
        Item item = values.computeIfAbsent(x.domain().valueAt(i) + offset, value -> new Item(c));
        List<Item> covered = coveredBy.get(x.index()).get(i);
        if (!covered.contains(item)) { // else x occurs twice and has no value
          covered.add(item);
        }
      }
    }
    boolean everyValueIsTaken = values.size() == constraint.scope().size();
    (everyValueIsTaken ? primary : secondary).addAll(values.values());
  }

  private void addForbiddenPairs(int c, Constraint constraint, Variable x, Variable y) {
    Optional<Difference> disequality = disequality(constraint);
    for (int i = domains.first(x.index()); i >= 0; i = domains.next(x.index(), i)) {
      Cancellation.check();
      if (disequality.isPresent()) {
        addForbiddenPartner(c, disequality.get(), x, i, y);
        continue;
      }
      for (int j = domains.first(y.index()); j >= 0; j = domains.next(y.index(), j)) {
        if (!constraint.isSatisfiedBy(tuple(constraint, x, i, y, j))) {
          forbid(c, x, i, y, j);
        }
      }
    }
  }

  /** Of all partners of a value, x − y ≠ c forbids one. */
  private void addForbiddenPartner(int c, Difference disequality, Variable x, int i, Variable y) {
    long number = disequality.first();
    long partner = x.domain().valueAt(i) - (disequality.x().equals(x) ? number : -number);
    if (partner == (int) partner && y.domain().contains((int) partner)) {
      int j = y.domain().indexOf((int) partner);
      if (domains.contains(y.index(), j)) {
        forbid(c, x, i, y, j);
      }
    }
  }

  private static int[] tuple(Constraint constraint, Variable x, int i, Variable y, int j) {
    int a = x.domain().valueAt(i);
    int b = y.domain().valueAt(j);
    return constraint.scope().stream().mapToInt(z -> z.equals(x) ? a : b).toArray();
  }

  private void forbid(int c, Variable x, int i, Variable y, int j) {
    Item item = new Item(c);
    secondary.add(item);
    coveredBy.get(x.index()).get(i).add(item);
    coveredBy.get(y.index()).get(j).add(item);
  }

  private void addOptions(Variable x) {
    for (int i = domains.first(x.index()); i >= 0; i = domains.next(x.index(), i)) {
      List<Item> items = coveredBy.get(x.index()).get(i);
      int[] covered = new int[1 + items.size()];
      covered[0] = x.index();
      for (int k = 0; k < items.size(); k++) {
        covered[k + 1] = items.get(k).number;
      }
      int option = matrix.addOption(covered);
      variableOf[option] = x.index();
      valueOf[option] = i;
    }
  }

  CoverMatrix matrix() {
    return matrix;
  }

  /** Returns the variable whose value {@code option} is. */
  int variable(int option) {
    return variableOf[option];
  }

  /** Returns the index of the value that {@code option} is. */
  int value(int option) {
    return valueOf[option];
  }

  /** Returns whether {@code item} is a variable, not a value of a constraint. */
  boolean isVariable(int item) {
    return item < csp.variables().size();
  }

  /** Returns the constraint to which {@code item}, which is no variable, belongs. */
  int constraint(int item) {
    return constraintOf[item - csp.variables().size()];
  }

  /** Returns the variables of that constraint. */
  ImmutableList<Variable> scope(int item) {
    return csp.structure().constraints().get(constraint(item)).scope();
  }
}
