package org.cspworkbench.core.kernel;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntUnaryOperator;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
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

  /** How the constraints of one class are compiled. */
  private record Rule<C extends Constraint>(Class<C> type, Compilation<C> compilation) {

    private void apply(Compiler compiler, Constraint constraint) {
      compilation.compile(compiler, type.cast(constraint));
    }
  }

  /** The compilation of one constraint. */
  private interface Compilation<C extends Constraint> {
    void compile(Compiler compiler, C constraint);
  }

  /**
   * The table from kinds of constraints to their compilation: one line for a new kind. What is not
   * listed is compiled by asking it.
   */
  private static final ImmutableMap<Class<?>, Rule<?>> RULES =
      table(
          new Rule<>(NotEqual.class, Compiler::notEqual),
          new Rule<>(Equal.class, Compiler::equal),
          new Rule<>(LessThan.class, Compiler::lessThan),
          new Rule<>(NoOverlap.class, Compiler::noOverlap),
          new Rule<>(AllDifferent.class, Compiler::allDifferent),
          new Rule<>(AllDifferentSums.class, Compiler::allDifferentSums));

  private static ImmutableMap<Class<?>, Rule<?>> table(Rule<?>... rules) {
    ImmutableMap.Builder<Class<?>, Rule<?>> table = ImmutableMap.builder();
    for (Rule<?> rule : rules) {
      table.put(rule.type(), rule);
    }
    return table.buildOrThrow();
  }

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
  private record DifferentPair(int first, int second, int offset) {}

  private final AllDifferentFiltering filtering;
  private final List<Arc> arcs = new ArrayList<>();
  private final List<Arc> unaryArcs = new ArrayList<>();
  private final Map<Integer, Constraint> propagated = new LinkedHashMap<>();
  private final Set<DifferentPair> differentPairs = new HashSet<>();
  private final IdentityHashMap<Object, Map<Use, TablePair>> tablesByStatement =
      new IdentityHashMap<>();
  private long tableWordsLeft;
  private int position;

  Compiler(Csp.Structure structure, AllDifferentFiltering filtering, long tableBytes) {
    this.filtering = filtering;
    this.tableWordsLeft = tableBytes / Long.BYTES;
    for (Constraint constraint : structure.constraints()) {
      Rule<?> rule = RULES.get(constraint.getClass());
      if (rule != null) {
        rule.apply(this, constraint);
      } else {
        ask(constraint);
      }
      position++;
    }
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

  private void notEqual(NotEqual constraint) {
    Variable x = constraint.x();
    Variable y = constraint.y();
    if (isDense(x, y)) {
      int shift = shift(x, y, constraint.offset());
      pair(
          x,
          y,
          new Relation.Difference(shift, y.domain().size()),
          new Relation.Difference(-shift, x.domain().size()));
    } else {
      ask(constraint);
    }
  }

  private void equal(Equal constraint) {
    Variable x = constraint.x();
    Variable y = constraint.y();
    if (isDense(x, y)) {
      int shift = shift(x, y, constraint.offset());
      pair(
          x,
          y,
          new Relation.Equality(shift, x.domain().size(), y.domain().size()),
          new Relation.Equality(-shift, y.domain().size(), x.domain().size()));
    } else {
      ask(constraint);
    }
  }

  private void lessThan(LessThan constraint) {
    Variable x = constraint.x();
    Variable y = constraint.y();
    if (isDense(x, y)) {
      int shift = shift(x, y, constraint.offset());
      pair(
          x,
          y,
          new Relation.Below(shift, x.domain().size(), y.domain().size()),
          new Relation.Above(-shift, x.domain().size()));
    } else {
      ask(constraint);
    }
  }

  private void noOverlap(NoOverlap constraint) {
    Variable x = constraint.x();
    Variable y = constraint.y();
    if (isDense(x, y)) {
      pair(
          x,
          y,
          outside(x, constraint.lengthOfX(), y, constraint.lengthOfY()),
          outside(y, constraint.lengthOfY(), x, constraint.lengthOfX()));
    } else {
      ask(constraint);
    }
  }

  private static Relation outside(Variable x, int lengthOfX, Variable y, int lengthOfY) {
    int before = shift(x, y, 1L - lengthOfX);
    int after = shift(x, y, lengthOfY - 1L);
    return new Relation.Outside(before, after, x.domain().size(), y.domain().size());
  }

  /** Returns whether two different variables have values so dense that indices are enough. */
  private static boolean isDense(Variable x, Variable y) {
    return x.domain().isRange() && y.domain().isRange() && !x.equals(y);
  }

  /**
   * Returns what is added to an index of x so that it compares with an index of y as the value of x
   * compares with that of y plus {@code offset}. Where no two values are so close it is cut off.
   */
  private static int shift(Variable x, Variable y, long offset) {
    long shift = (long) x.domain().min() - y.domain().min() - offset;
    return (int) Math.max(-Domain.MAX_SIZE, Math.min(Domain.MAX_SIZE, shift));
  }

  private void allDifferent(AllDifferent constraint) {
    allDifferent(constraint, k -> 0);
  }

  private void allDifferentSums(AllDifferentSums constraint) {
    allDifferent(constraint, constraint.offsets()::get);
  }

  private void allDifferent(Constraint constraint, IntUnaryOperator offsetAt) {
    List<Variable> scope = constraint.scope();
    boolean repeats = DistinctVariables.of(scope).hasRepeats();
    if (filtering == AllDifferentFiltering.DOMAIN_CONSISTENT && scope.size() > 2 && !repeats) {
      propagated.put(position, constraint);
    }
    for (int i = 0; i < scope.size(); i++) {
      for (int j = i + 1; j < scope.size(); j++) {
        int offset = offsetAt.applyAsInt(j) - offsetAt.applyAsInt(i);
        notEqualOnce(scope.get(i), scope.get(j), offset);
      }
    }
  }

  /** Each pair of variables once, also when several units contain both. */
  private void notEqualOnce(Variable x, Variable y, int offset) {
    boolean inOrder = x.index() <= y.index();
    DifferentPair pair =
        inOrder
            ? new DifferentPair(x.index(), y.index(), offset)
            : new DifferentPair(y.index(), x.index(), -offset);
    boolean saysSomething = offset == 0 || !x.equals(y);
    if (saysSomething && differentPairs.add(pair)) {
      notEqual(new NotEqual(x, y, offset));
    }
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
    TablePair tables = tables(constraint, x, y);
    if (tables != null) {
      pair(x, y, tables.forward, tables.backward);
    } else {
      pair(x, y, new Relation.Asked(constraint, x, y), new Relation.Asked(constraint, y, x));
    }
  }

  /**
   * Returns the tables of a constraint on two variables, the same ones for all constraints that
   * state the same test or list over the same domains; {@code null} where they would take too much
   * memory.
   */
  private @Nullable TablePair tables(Constraint constraint, Variable x, Variable y) {
    Use use = Use.of(constraint, x, y);
    Map<Use, TablePair> known =
        tablesByStatement.computeIfAbsent(Use.statement(constraint), s -> new HashMap<>());
    TablePair tables = known.get(use);
    if (tables == null && isAffordable(x.domain().size(), y.domain().size())) {
      tables = TablePair.of(constraint, x, y);
      known.put(use, tables);
    }
    return tables;
  }

  private boolean isAffordable(int rows, int columns) {
    if ((long) rows * columns > MAX_TABLE_PAIRS) {
      return false;
    }
    long words = rows * ((columns + 63L) >>> 6) + columns * ((rows + 63L) >>> 6);
    if (words > tableWordsLeft) {
      return false;
    }
    tableWordsLeft -= words;
    return true;
  }

  /** The pairs that a constraint allows, seen from either variable. */
  private record TablePair(Relation.Table forward, Relation.Table backward) {

    static TablePair of(Constraint constraint, Variable x, Variable y) {
      int rows = x.domain().size();
      int columns = y.domain().size();
      Relation.Table table =
          new Relation.Table(new Relation.Asked(constraint, x, y), rows, columns);
      return new TablePair(table, table.inverse(rows, columns));
    }
  }

  /**
   * How a statement is used by a constraint: where two do it in the same way, they allow the same
   * pairs.
   */
  private record Use(
      Extension.@Nullable Polarity polarity, Domain x, Domain y, ImmutableList<Boolean> placesOfX) {

    private static final ImmutableList<Boolean> FIRST_OF_TWO = ImmutableList.of(true, false);

    static Use of(Constraint constraint, Variable x, Variable y) {
      return new Use(
          constraint instanceof Extension table ? table.polarity() : null,
          x.domain(),
          y.domain(),
          placesOf(x, constraint.scope()));
    }

    private static ImmutableList<Boolean> placesOf(Variable x, ImmutableList<Variable> scope) {
      return scope.size() == 2 && x.equals(scope.get(0))
          ? FIRST_OF_TWO
          : scope.stream().map(x::equals).collect(ImmutableList.toImmutableList());
    }

    /** Returns what is the same object in constraints that state the same. */
    static Object statement(Constraint constraint) {
      if (constraint instanceof Predicate predicate) {
        return predicate.test();
      }
      return constraint instanceof Extension table ? table.tuples() : constraint;
    }
  }

  private void pair(Variable x, Variable y, Relation forward, Relation backward) {
    int first = arcs.size();
    arcs.add(new Arc(x.index(), y.index(), first + 1, position, forward));
    arcs.add(new Arc(y.index(), x.index(), first, position, backward));
  }
}
