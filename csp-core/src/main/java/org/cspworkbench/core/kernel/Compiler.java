package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Difference;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Variable;
import org.jspecify.annotations.Nullable;

/**
 * Compiles the constraints of a structure into arcs.
 *
 * <p>A constraint on two variables becomes a pair of arcs of its own, one in each direction;
 * parallel arcs are never merged. A constraint on more becomes one arc for each of its variables,
 * which depends on all the others. A constraint on one variable shortens the domain before any run
 * starts; its arc depends on nothing and is kept apart.
 */
final class Compiler {

  /** Tables are kept up to this number of pairs; beyond it the constraint is asked. */
  private static final long MAX_TABLE_PAIRS = 1L << 20;

  /**
   * All tables together have at most so many pairs, of which each takes some 60 ns to ask about.
   */
  private static final long MAX_PAIRS = 1L << 25;

  /** A table has at most such a part of the pairs that are left, so that small ones come first. */
  private static final int PARTS_OF_PAIRS = 8;

  /**
   * One compiled arc.
   *
   * @param tail the variable that it revises
   * @param head the variable on which it depends, or {@link Network#NONE} when it depends on
   *     several or none
   * @param inverse the arc of the same constraint in the other direction, or {@link Network#NONE}
   * @param constraint the position of its constraint in the structure
   * @param relation the allowed pairs
   */
  record Arc(int tail, int head, int inverse, int constraint, Relation relation) {}

  /** That the variable at {@code first} is not the one at {@code second} plus {@code offset}. */
  private record DifferentPair(int first, int second, long offset) {}

  private final AllDifferentFiltering filtering;
  private final List<Arc> arcs = new ArrayList<>();
  private final List<Arc> unaryArcs = new ArrayList<>();
  private final Map<Integer, Constraint> propagated = new LinkedHashMap<>();
  private final Set<DifferentPair> differentPairs = new HashSet<>();
  private final Map<Use, TablePair> tables = new HashMap<>();
  private final int mostNarrow; // values of a domain that is not wide
  private final ImmutableList<Constraint> implied;
  private long tableWordsLeft;
  private long pairsLeft = MAX_PAIRS;
  private final List<Constraint> constraints;
  private int position;

  Compiler(
      Csp.Structure structure, AllDifferentFiltering filtering, long tableBytes, int mostNarrow) {
    this.filtering = filtering;
    this.mostNarrow = mostNarrow;
    this.tableWordsLeft = tableBytes / Long.BYTES;
    this.constraints = structure.constraints();
    for (Constraint constraint : constraints) {
      Optional<ImmutableList<Constraint>> pairs = constraint.pairs();
      if (pairs.isPresent()) {
        compilePairs(constraint, pairs.get());
      } else {
        compile(constraint);
      }
      position++;
    }
    implied =
        filtering == AllDifferentFiltering.WITH_CLIQUES
            ? ImmutableList.<Constraint>builder()
                .addAll(DisequalityCliques.of(structure))
                .addAll(DisjunctiveCliques.of(structure))
                .addAll(TotalLoads.of(structure))
                .addAll(DifferentTerms.of(structure))
                .build()
            : ImmutableList.of();
    for (Constraint constraint : implied) {
      propagated.put(position++, constraint);
    }
  }

  /** Returns the constraints that are implied by those of the structure, and stand behind them. */
  ImmutableList<Constraint> implied() {
    return implied;
  }

  /** Returns the arcs, in the order of their constraints. */
  List<Arc> arcs() {
    return arcs;
  }

  /**
   * Returns the constraints that are also filtered as a whole, by their position in the structure.
   */
  Map<Integer, Constraint> propagated() {
    return propagated;
  }

  /** Returns the arcs of the constraints on one variable. */
  List<Arc> unaryArcs() {
    return unaryArcs;
  }

  private void compilePairs(Constraint constraint, List<Constraint> pairs) {
    List<Variable> scope = constraint.scope();
    boolean repeats = DistinctVariables.of(scope).hasRepeats();
    if (filtering != AllDifferentFiltering.PAIRWISE && scope.size() > 2 && !repeats) {
      propagated.put(position, constraint);
    }
    for (Constraint pair : pairs) {
      if (pair.difference().map(this::isNew).orElse(true)) {
        compile(pair);
      }
    }
  }

  /** Returns whether it is no disequality that another unit with both variables has stated. */
  private boolean isNew(Difference difference) {
    int x = difference.x().index();
    int y = difference.y().index();
    long number = difference.first();
    return difference.allowed() != Difference.Allowed.UNEQUAL
        || differentPairs.add(
            x <= y ? new DifferentPair(x, y, number) : new DifferentPair(y, x, -number));
  }

  private void compile(Constraint constraint) {
    Cancellation.check();
    Optional<Difference> difference = constraint.difference().filter(Compiler::isDense);
    if (difference.isPresent()) {
      compile(difference.get());
    } else {
      ask(constraint);
    }
  }

  private void compile(Difference difference) {
    Variable x = difference.x();
    Variable y = difference.y();
    int rows = x.domain().size();
    int columns = y.domain().size();
    int first = shift(x, y, difference.first());
    int last = shift(x, y, difference.last());
    switch (difference.allowed()) {
      case UNEQUAL ->
          pair(
              x, y, new Relation.Difference(first, columns), new Relation.Difference(-first, rows));
      case EQUAL ->
          pair(
              x,
              y,
              new Relation.Equality(first, rows, columns),
              new Relation.Equality(-first, columns, rows));
      case LESS ->
          pair(x, y, new Relation.Below(first, rows, columns), new Relation.Above(-first, rows));
      case OUTSIDE ->
          pair(
              x,
              y,
              new Relation.Outside(first, last, rows, columns),
              new Relation.Outside(-last, -first, columns, rows));
    }
  }

  /** Returns whether two different variables have values so dense that indices are enough. */
  private static boolean isDense(Difference difference) {
    Variable x = difference.x();
    Variable y = difference.y();
    return x.domain().isRange() && y.domain().isRange() && !x.equals(y);
  }

  private boolean isWide(Variable x) {
    return x.domain().size() > mostNarrow;
  }

  /**
   * Returns what is added to an index of x so that it compares with an index of y as the value of x
   * compares with that of y plus {@code offset}. Where no two values are so close it is cut off.
   */
  private static int shift(Variable x, Variable y, long offset) {
    long shift = (long) x.domain().min() - y.domain().min() - offset;
    return (int) Math.max(-Domain.MAX_SIZE, Math.min(Domain.MAX_SIZE, shift));
  }

  private void ask(Constraint constraint) {
    List<Variable> scope = DistinctVariables.of(constraint.scope()).variables();
    switch (scope.size()) {
      case 1 -> unaryArcs.add(withoutHead(scope.get(0)));
      case 2 -> askPairs(constraint, scope.get(0), scope.get(1));
      default -> {
        scope.forEach(x -> arcs.add(withoutHead(x)));
        propagated.put(position, constraint);
      }
    }
  }

  private Arc withoutHead(Variable x) {
    return new Arc(x.index(), Network.NONE, Network.NONE, position, Relation.OF_SEVERAL);
  }

  private void askPairs(Constraint constraint, Variable x, Variable y) {
    TablePair table = table(constraint, x, y);
    if (table != null) {
      pair(x, y, table.forward, table.backward);
    } else {
      pair(x, y, new Relation.Asked(constraint, x, y), new Relation.Asked(constraint, y, x));
    }
  }

  /**
   * Returns the tables of a constraint on two variables, the same ones for all constraints that
   * state the same relation over the same domains; {@code null} where they would take too much
   * memory.
   */
  private @Nullable TablePair table(Constraint constraint, Variable x, Variable y) {
    Use use = Use.of(constraint, x, y);
    TablePair table = tables.get(use);
    boolean isNarrow = !isWide(x) && !isWide(y);
    if (table == null && isNarrow && isAffordable(x.domain().size(), y.domain().size())) {
      table = TablePair.of(constraint, x, y);
      tables.put(use, table);
    }
    return table;
  }

  private boolean isAffordable(int rows, int columns) {
    long pairs = (long) rows * columns;
    if (pairs > Math.min(MAX_TABLE_PAIRS, pairsLeft / PARTS_OF_PAIRS)) {
      return false;
    }
    long words = rows * ((columns + 63L) >>> 6) + columns * ((rows + 63L) >>> 6);
    if (words > tableWordsLeft) {
      return false;
    }
    tableWordsLeft -= words;
    pairsLeft -= pairs;
    return true;
  }

  /** The pairs that a constraint allows, seen from either variable. */
  private record TablePair(Relation.Table forward, Relation.Table backward) {

    static TablePair of(Constraint constraint, Variable x, Variable y) {
      int rows = x.domain().size();
      int columns = y.domain().size();
      if (constraint
          .definition()
          .map(d -> constraint.scope().get(d.place()))
          .equals(Optional.of(x))) {
        Relation.Table backward =
            Relation.Table.of(new Relation.Asked(constraint, y, x), columns, rows);
        return new TablePair(backward.inverse(columns, rows), backward);
      }
      Relation.Table forward =
          Relation.Table.of(new Relation.Asked(constraint, x, y), rows, columns);
      return new TablePair(forward, forward.inverse(rows, columns));
    }
  }

  /**
   * How a relation is used by a constraint: where two do it in the same way, they allow the same
   * pairs.
   */
  private record Use(Object relation, Domain x, Domain y, ImmutableList<Boolean> placesOfX) {

    private static final ImmutableList<Boolean> FIRST_OF_TWO = ImmutableList.of(true, false);

    static Use of(Constraint constraint, Variable x, Variable y) {
      return new Use(
          constraint.relation(), x.domain(), y.domain(), placesOf(x, constraint.scope()));
    }

    private static ImmutableList<Boolean> placesOf(Variable x, ImmutableList<Variable> scope) {
      return scope.size() == 2 && x.equals(scope.get(0))
          ? FIRST_OF_TWO
          : scope.stream().map(x::equals).collect(ImmutableList.toImmutableList());
    }
  }

  /**
   * Adds an arc in each direction. Where a domain is wide, or the pairs are not listed, the
   * constraint is filtered as a whole beside them, unless it is an inequality, of which one value
   * has one conflict.
   */
  private void pair(Variable x, Variable y, Relation forward, Relation backward) {
    boolean hasManyPairs = isWide(x) || isWide(y) || forward instanceof Relation.Asked;
    if (hasManyPairs && !(forward instanceof Relation.Difference)) {
      propagated.put(position, constraints.get(position));
    }
    int first = arcs.size();
    arcs.add(new Arc(x.index(), y.index(), first + 1, position, forward));
    arcs.add(new Arc(y.index(), x.index(), first, position, backward));
  }
}
