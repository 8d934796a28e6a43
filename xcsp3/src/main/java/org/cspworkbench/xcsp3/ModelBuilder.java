package org.cspworkbench.xcsp3;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.DifferentValues;
import org.cspworkbench.core.model.DistinctVariables;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.TupleList;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.schedule.Disjunctive;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Membership;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;
import org.cspworkbench.core.text.Range;

/**
 * The problem under construction: the instance's own variables, and helper variables that are
 * functions of others.
 */
final class ModelBuilder {

  /** The maximum number of combinations for which a relation is listed as tuples. */
  static final long MAX_COMBINATIONS = 1 << 14;

  /** A function is listed over up to this many combinations of its arguments. */
  static final long MAX_ARGUMENTS = 1 << 16;

  /** The truth of a condition on one variable is listed for up to this many values. */
  static final int MAX_LISTED_VALUES = 1 << 10;

  /** The most words of one table that lists a function. */
  private static final long MAX_TABLE_WORDS = 1 << 21;

  /** The most helper variables that a problem may need. */
  private static final int MAX_HELPERS = 1 << 19;

  private final MemoryBudget budget;
  private final Csp.Builder csp;
  private final Map<String, Variable> own = new LinkedHashMap<>();
  private final Map<Integer, Variable> constants = new HashMap<>();
  private final Map<String, Variable> defined = new HashMap<>();
  private final Map<String, TupleList> tables = new HashMap<>();
  private final Map<String, Predicate.Test> tests = new HashMap<>();
  private final Map<String, Integer> symbols;
  private final Function<String, Optional<Variable>> elsewhere;
  private long tableWordsLeft = 8 * MAX_TABLE_WORDS; // for all tables of functions together
  private int helpers;
  private long values; // of all variables

  /**
   * Creates a problem without variables. Additions are charged to {@code budget}, and rejected when
   * it is exhausted.
   */
  ModelBuilder(String name, MemoryBudget budget) {
    this(name, budget, new HashMap<>(), variable -> Optional.empty());
  }

  private ModelBuilder(
      String name,
      MemoryBudget budget,
      Map<String, Integer> symbols,
      Function<String, Optional<Variable>> elsewhere) {
    this.budget = budget;
    this.symbols = symbols;
    this.elsewhere = elsewhere;
    csp = Csp.builder(name);
  }

  /** Returns a problem of its own, to which the variables of this one are added as they occur. */
  ModelBuilder separate(String name) {
    return new ModelBuilder(name, budget, symbols, this::own);
  }

  /** Adds a variable of the instance. */
  Variable declare(String name, Domain domain) {
    Variable declared = variable(name, domain);
    own.put(name, declared);
    return declared;
  }

  private Variable variable(String name, Domain domain) {
    budget.take((domain.size() + 63) >>> 6, MemoryBudget.DOMAIN_WORD);
    values += (domain.size() + 63) & ~63; // whole words, as domains are stored
    if (values > Csp.MAX_VALUES) {
      throw new UnsupportedPart(
          "a problem with more than " + Csp.MAX_VALUES + " values of variables in all");
    }
    return csp.variable(name, domain);
  }

  /** Returns the variable of the instance with the name {@code name}, if there is one. */
  Optional<Variable> own(String name) {
    return Optional.ofNullable(own.get(name))
        .or(() -> elsewhere.apply(name).map(x -> declare(name, x.domain())));
  }

  /** Returns the variables of the instance, in order. */
  ImmutableList<Variable> own() {
    return ImmutableList.copyOf(own.values());
  }

  /** Returns the number that represents a symbol. */
  int symbol(String symbol) {
    return symbols.computeIfAbsent(symbol, s -> symbols.size());
  }

  /** Returns whether some domain has this symbol. */
  boolean isSymbol(String symbol) {
    return symbols.containsKey(symbol);
  }

  /** Returns the number that represents a symbol of a table, which need not be in a domain. */
  int listedSymbol(String symbol) {
    if (symbols.isEmpty()) {
      throw UnsupportedPart.fault("expected a number, found " + Screening.quoted(symbol));
    }
    return symbol(symbol);
  }

  /** Returns the number that represents a symbol of some domain. */
  int knownSymbol(String symbol) {
    Integer number = symbols.get(symbol);
    if (number == null) {
      throw UnsupportedPart.unknown(symbol);
    }
    return number;
  }

  /** Returns a variable that has this one value. */
  Variable constant(long value) {
    return constants.computeIfAbsent(
        Math.toIntExact(value), v -> helper(Integer.toString(v), Domain.of(v)));
  }

  /** Returns a new variable that subsequent constraints define as a function of others. */
  Variable helper(String text, Domain domain) {
    if (++helpers > MAX_HELPERS) {
      throw new UnsupportedPart("the number of helper variables this instance needs");
    }
    String shown = text.length() <= 60 ? text : text.substring(0, 60) + "…";
    budget.take(1, MemoryBudget.VARIABLE);
    return variable("#" + helpers + " " + shown, domain);
  }

  /**
   * Returns the helper variable known by {@code text}, made by {@code maker} when first asked for.
   */
  Variable shared(String text, Supplier<Variable> maker) {
    Variable known = defined.get(text);
    if (known == null) {
      known = maker.get();
      defined.put(text, known);
    }
    return known;
  }

  /** Adds a constraint. */
  void post(Constraint constraint) {
    long places = constraint.scope().size();
    budget.take(places, MemoryBudget.PLACE);
    if (constraint instanceof DifferentValues || constraint instanceof Disjunctive) {
      budget.take(places * (places - 1) / 2, MemoryBudget.PAIR);
    }
    csp.post(constraint);
  }

  /** Charges a table of this many tuples over such domains, when it is first needed. */
  void weighTable(List<Domain> domains, long tuples) {
    long values = domains.stream().mapToLong(Domain::size).sum();
    budget.take(tuples * domains.size(), Integer.BYTES);
    budget.take(domains.size() < 3 ? 0 : values * ((tuples + 63) >>> 6), Long.BYTES);
  }

  /** Returns whether {@code x} takes one of {@code values}, as a variable. */
  Variable takesOneOf(Variable x, int... values) {
    String text = x + " ∈ " + Ints.asList(values);
    return shared(
        text,
        () -> {
          Variable truth = helper(text, Domain.range(0, 1));
          post(isWide(x) ? isCounted(x, values, truth) : isEquivalent(x, values, truth));
          return truth;
        });
  }

  /** Returns whether {@code x} has too many values to list what depends on it alone. */
  static boolean isWide(Variable x) {
    return x.domain().size() > MAX_LISTED_VALUES;
  }

  private static Constraint isCounted(Variable x, int[] values, Variable truth) {
    return new Count(ImmutableList.of(x), ImmutableSet.copyOf(Ints.asList(values)), truth);
  }

  private static Constraint isEquivalent(Variable x, int[] values, Variable truth) {
    ImmutableList<Variable> scope = ImmutableList.of(x, truth);
    Expression takesOne = new Membership(new Reference(x), Domain.of(values));
    Expression relation = Operation.of(Operator.IFF, takesOne, new Reference(truth));
    return new Predicate("truth of " + truth, scope, new Condition(relation, scope));
  }

  /** Adds a contradiction. */
  void postNever(String text) {
    post(new Predicate(text, ImmutableList.of(constant(0)), values -> false));
  }

  /** Requires that {@code x} takes one of the values that pass {@code test}. */
  void restrict(String text, Variable x, java.util.function.IntPredicate test) {
    post(new Predicate(text, ImmutableList.of(x), values -> test.test(values[0])));
  }

  /** Adds the relation {@code expression} over {@code places}, as the other method does. */
  void relate(String shape, ImmutableList<Variable> places, Expression expression) {
    DistinctVariables distinct = DistinctVariables.of(places);
    relateDistinct(
        distinct.hasRepeats() ? shape + distinct.numbers() : shape,
        distinct.variables(),
        new Condition(expression, distinct.variables()));
  }

  /**
   * Adds any relation: as a list of tuples where that is short, as a test otherwise.
   *
   * @param shape the relation, with indices in place of the names of variables; two relations of
   *     one shape are the same
   * @param places the variables in the order in which the test takes their values; a variable may
   *     occur several times
   */
  void relate(String shape, ImmutableList<Variable> places, Predicate.Test test) {
    DistinctVariables distinct = DistinctVariables.of(places);
    if (distinct.hasRepeats()) {
      relateDistinct(shape + distinct.numbers(), distinct.variables(), distinct.test(test));
    } else {
      relateDistinct(shape, places, test);
    }
  }

  private void relateDistinct(String shape, ImmutableList<Variable> scope, Predicate.Test test) {
    if (scope.isEmpty()) {
      if (!test.holds()) {
        postNever(shape);
      }
    } else if (scope.size() < 3 || CartesianProduct.size(scope) > MAX_COMBINATIONS) {
      // the kernel lists a relation of two, once for all that share a test and domains
      Predicate.Test shared = tests.computeIfAbsent(key(shape, scope), k -> test);
      post(new Predicate(shape + scope, scope, shared));
    } else {
      post(new Extension(scope, Extension.Polarity.SUPPORTS, table(shape, scope, test)));
    }
  }

  private TupleList table(String shape, ImmutableList<Variable> scope, Predicate.Test test) {
    return tables.computeIfAbsent(
        key(shape, scope),
        k -> {
          ImmutableIntArray.Builder tuples = ImmutableIntArray.builder();
          CartesianProduct.forEach(
              scope,
              tuple -> {
                if (test.holds(tuple)) {
                  tuples.addAll(tuple);
                }
              });
          TupleList listed = new TupleList(scope.size(), tuples.build().trimmed());
          weighTable(scope.stream().map(Variable::domain).toList(), listed.size());
          return listed;
        });
  }

  /** Returns the key that determines the tuples of a relation. */
  private static String key(String shape, List<Variable> scope) {
    StringBuilder key = new StringBuilder(shape);
    for (int k = 0; k < scope.size(); k++) {
      key.append('|').append(scope.get(k).domain());
    }
    return key.toString();
  }

  /**
   * Returns the variable that is the value of {@code expression}; where that is undefined, nothing
   * satisfies the problem.
   */
  Variable define(String text, Expression expression) {
    ImmutableList<Variable> scope = expression.scope();
    if (takesListed(expression)) {
      Expression.Function compiled = expression.over(scope);
      return defineByTable(text, scope, tuple -> result(text, scope, expression, compiled, tuple));
    }
    Range bounds = Range.of(expression);
    Variable result = helper(text, range(text, bounds.min(), bounds.max()));
    ImmutableList<Variable> extended = append(scope, result);
    Expression isResult = Operation.of(Operator.EQ, expression, new Reference(result));
    post(new Predicate(text, extended, new Condition(isResult, extended)));
    return result;
  }

  /** Returns whether the values of {@code expression} can be listed for all its arguments. */
  boolean canList(Expression expression) {
    return CartesianProduct.size(expression.scope()) <= MAX_ARGUMENTS
        && tableWords(expression) <= Math.min(MAX_TABLE_WORDS, tableWordsLeft);
  }

  private boolean takesListed(Expression expression) {
    boolean isListed = canList(expression);
    tableWordsLeft -= isListed ? tableWords(expression) : 0;
    return isListed;
  }

  /** Returns for how many words a table of the results has room: a bit per value and tuple. */
  private static long tableWords(Expression expression) {
    long tuples = CartesianProduct.size(expression.scope());
    long values = Math.min(tuples, Range.of(expression).size());
    for (Variable x : expression.scope()) {
      values += x.domain().size();
    }
    return values * ((tuples + 63) >>> 6);
  }

  /** Returns the variable that is 1 where the values of {@code scope} pass {@code test}, else 0. */
  Variable defineTruth(String text, ImmutableList<Variable> scope, Predicate.Test test) {
    if (CartesianProduct.size(scope) <= MAX_COMBINATIONS) {
      return defineByTable(text, scope, values -> OptionalInt.of(test.holds(values) ? 1 : 0));
    }
    Variable truth = helper(text, Domain.range(0, 1));
    int last = scope.size();
    post(
        new Predicate(
            text,
            append(scope, truth),
            values -> test.holds(java.util.Arrays.copyOf(values, last)) == (values[last] == 1)));
    return truth;
  }

  /**
   * Returns the value of {@code function}, which {@code compiled} computes, at {@code tuple}; none
   * where it is undefined.
   */
  private static OptionalInt result(
      String text,
      ImmutableList<Variable> scope,
      Expression function,
      Expression.Function compiled,
      int[] tuple) {
    try {
      return OptionalInt.of(Math.toIntExact(compiled.of(tuple)));
    } catch (ArithmeticException e) {
      if (function.hasValue(scope, tuple)) {
        throw new UnsupportedPart(
            "the values of " + Screening.quoted(text) + " beyond the range of 32 bits");
      }
      return OptionalInt.empty();
    }
  }

  private Variable defineByTable(
      String text, ImmutableList<Variable> scope, Function<int[], OptionalInt> function) {
    List<int[]> tuples = new ArrayList<>();
    TreeSet<Integer> results = new TreeSet<>();
    CartesianProduct.forEach(
        scope,
        tuple -> {
          OptionalInt result = function.apply(tuple);
          if (result.isPresent()) { // else this tuple is not allowed
            results.add(result.getAsInt());
            int[] extended = java.util.Arrays.copyOf(tuple, tuple.length + 1);
            extended[tuple.length] = result.getAsInt();
            tuples.add(extended);
          }
        });
    if (results.isEmpty()) {
      postNever(text);
      return constant(0);
    }
    Variable result =
        helper(text, Domain.of(results.stream().mapToInt(Integer::intValue).toArray()));
    ImmutableList<Variable> extended = append(scope, result);
    weighTable(extended.stream().map(Variable::domain).toList(), tuples.size());
    post(Extension.allowing(extended, tuples.toArray(new int[0][])));
    return result;
  }

  /** Returns the values from {@code min} to {@code max}, if that is a domain. */
  static Domain range(String text, long min, long max) {
    if (min < Integer.MIN_VALUE || max > Integer.MAX_VALUE || max - min >= Domain.MAX_SIZE) {
      throw new UnsupportedPart(
          "the values of " + Screening.quoted(text) + ", more than " + Domain.MAX_SIZE);
    }
    return Domain.range((int) min, (int) max);
  }

  static ImmutableList<Variable> append(ImmutableList<Variable> scope, Variable last) {
    return ImmutableList.<Variable>builder().addAll(scope).add(last).build();
  }

  /** Returns the problem as stated so far. */
  Csp build() {
    if (own.isEmpty()) {
      constant(0);
    }
    return csp.build();
  }
}
