package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Objective;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.ReifiedSum;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.schedule.DisjointBoxes;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.text.Condition;
import org.cspworkbench.core.text.Expression;
import org.cspworkbench.core.text.Expression.Literal;
import org.cspworkbench.core.text.Expression.Operation;
import org.cspworkbench.core.text.Expression.Reference;
import org.cspworkbench.core.text.Operator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Constraints over values near the limits of {@code int}, with numbers near those of {@code long},
 * have the solutions that they have among the whole numbers: evaluated, filtered and explained, or
 * refused when stated. The oracle goes through all tuples and computes with {@link BigInteger}.
 */
final class LargeNumbersTest {

  private static final LinearSum.Comparison[] COMPARISONS = LinearSum.Comparison.values();

  private static final int PROBLEMS = 800;
  private static final BigInteger LARGEST = BigInteger.valueOf(Long.MAX_VALUE);

  /** A relation over numbers of any size. */
  @FunctionalInterface
  private interface Truth {
    boolean of(List<BigInteger> values);
  }

  /** A constraint and what it states. */
  private record Stated(Constraint constraint, Truth truth) {}

  /** The kinds of constraints that compute. */
  private enum Kind {
    SUM,
    TRUTH_OF_A_SUM,
    CONDITION,
    OFFSET,
    ALL_DIFFERENT_SUMS,
    ELEMENT,
    COUNT,
    BOXES
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void theSolutionsAreThoseAmongTheWholeNumbers(Kind kind) {
    int solvable = 0;
    int refused = 0;
    for (long seed = 0; seed < PROBLEMS; seed++) {
      Draw draw = new Draw(seed);
      Optional<Stated> stated = draw.stated(kind);
      if (stated.isEmpty()) {
        refused++;
        continue;
      }
      Csp csp = draw.csp.post(stated.get().constraint()).build();
      String where = kind + " of seed " + seed + ": " + stated.get().constraint();
      ImmutableList<ImmutableList<Integer>> expected = solutions(csp, stated.get());
      assertThat(BruteForce.solutions(csp)).as(where).isEqualTo(expected);
      assertThat(found(csp, false)).as(where).isEqualTo(expected);
      assertThat(found(csp, true)).as(where + ", with nogoods").isEqualTo(expected);
      solvable += expected.isEmpty() ? 0 : 1;
    }
    assertThat(solvable).as("problems with solutions").isGreaterThan(PROBLEMS / 10);
    assertThat(refused).as("refused problems").isLessThan(PROBLEMS * 2 / 3);
  }

  /** So many tuples that the condition is filtered before they are listed. */
  @Test
  void aConditionOnManyTuplesLosesNoSolution() {
    int solvable = 0;
    for (long seed = 0; seed < 25; seed++) {
      Draw draw = new Draw(seed);
      Stated stated = draw.condition(draw.manyValues());
      Csp csp = draw.csp.post(stated.constraint()).build();
      ImmutableList<ImmutableList<Integer>> expected = solutions(csp, stated);
      Solutions found = new Solutions();
      search(csp, false).onSolution(found).solve(Limits.none(), null);
      String where = "seed " + seed + ": " + stated.constraint();
      assertThat(expected).as(where).containsAll(found.inOrder());
      assertThat(found.inOrder()).as(where).hasSize(expected.isEmpty() ? 0 : 1);
      solvable += expected.isEmpty() ? 0 : 1;
    }
    assertThat(solvable).as("problems with solutions").isGreaterThan(8);
  }

  @Test
  void theBestSolutionIsTheBestAmongTheWholeNumbers() {
    int accepted = 0;
    for (long seed = 0; seed < PROBLEMS; seed++) {
      Draw draw = new Draw(seed);
      List<Variable> x = draw.variables(1 + draw.random.nextInt(4));
      ImmutableLongArray factors = draw.factors(x.size());
      long number = draw.number();
      Objective.Goal goal =
          draw.random.nextInt(2) == 0 ? Objective.Goal.MINIMIZE : Objective.Goal.MAXIMIZE;
      Objective objective;
      try {
        objective = new Objective(goal, ImmutableList.copyOf(x), factors, number);
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageContaining("may become too large for 64 bits");
        continue;
      }
      accepted++;
      Csp csp = draw.csp.build();
      Function<List<Integer>, BigInteger> worth =
          values -> sum(numbers(values), factors).add(BigInteger.valueOf(number));
      List<BigInteger> all = BruteForce.solutions(csp).stream().map(worth).sorted().toList();
      for (boolean learns : new boolean[] {false, true}) {
        Solutions improving = new Solutions();
        search(csp, learns).optimise(objective).onSolution(improving).solve(Limits.none(), null);
        ImmutableList<ImmutableList<Integer>> solutions = improving.inOrder();
        ImmutableList<Integer> best = solutions.get(solutions.size() - 1);
        assertThat(worth.apply(best))
            .as("seed %d, learns %s", seed, learns)
            .isEqualTo(all.get(goal == Objective.Goal.MINIMIZE ? 0 : all.size() - 1));
        assertThat(BigInteger.valueOf(objective.worthOf(best.stream().mapToInt(v -> v).toArray())))
            .isEqualTo(worth.apply(best));
      }
    }
    assertThat(accepted).isGreaterThan(PROBLEMS / 3);
  }

  private static ImmutableList<ImmutableList<Integer>> solutions(Csp csp, Stated stated) {
    Csp.Builder free = Csp.builder("without constraints");
    csp.variables().forEach(x -> free.variable(x.name(), x.domain()));
    List<Variable> scope = stated.constraint().scope();
    return BruteForce.solutions(free.build()).stream()
        .filter(
            values ->
                stated.truth().of(numbers(scope.stream().map(x -> values.get(x.index())).toList())))
        .collect(ImmutableList.toImmutableList());
  }

  private static ImmutableList<ImmutableList<Integer>> found(Csp csp, boolean learns) {
    Solutions found = new Solutions();
    search(csp, learns).wantAll().onSolution(found).solve(Limits.none(), null);
    return found.sorted();
  }

  private static Search search(Csp csp, boolean learns) {
    Network network = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
    Search search = new Search(network, csp).lookAhead(Gac::new).branching(Branching.BINARY);
    return learns
        ? search.onContradiction(LearningBacktracking.by(new Learning(Keep.ALL)))
        : search;
  }

  private static List<BigInteger> numbers(List<Integer> values) {
    return values.stream().map(BigInteger::valueOf).toList();
  }

  private static BigInteger sum(List<BigInteger> values, ImmutableLongArray factors) {
    return IntStream.range(0, factors.length())
        .mapToObj(k -> values.get(k).multiply(BigInteger.valueOf(factors.get(k))))
        .reduce(BigInteger.ZERO, BigInteger::add);
  }

  /** The constraints of one seed. */
  private static final class Draw {

    private final RandomStream random;
    private final Csp.Builder csp;

    Draw(long seed) {
      random = new RandomStream(seed);
      csp = Csp.builder("seed " + seed);
    }

    Optional<Stated> stated(Kind kind) {
      return switch (kind) {
        case SUM -> sum(variables(1 + random.nextInt(4)));
        case TRUTH_OF_A_SUM -> truthOfSum();
        case CONDITION -> Optional.of(condition(variables(1 + random.nextInt(4))));
        case OFFSET -> Optional.of(offset());
        case ALL_DIFFERENT_SUMS -> allDifferentSums();
        case ELEMENT -> Optional.of(element());
        case COUNT -> Optional.of(count());
        case BOXES -> Optional.of(boxes());
      };
    }

    /** Few values each, near a limit, near 0, or both. */
    List<Variable> variables(int count) {
      List<Variable> variables = new ArrayList<>();
      for (int k = 0; k < count; k++) {
        int[] values = IntStream.range(0, 1 + random.nextInt(4)).map(i -> value()).toArray();
        variables.add(csp.variable("x" + k, Domain.of(values)));
      }
      return variables;
    }

    List<Variable> manyValues() {
      List<Variable> variables = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        int first = Math.min(value(), Integer.MAX_VALUE - 16);
        variables.add(csp.variable("x" + k, Domain.range(first, first + 16)));
      }
      return variables;
    }

    private int value() {
      int near = random.nextInt(4);
      return switch (random.nextInt(5)) {
        case 0 -> Integer.MAX_VALUE - near;
        case 1 -> Integer.MIN_VALUE + near;
        case 2 -> (1 << 30) - 2 + near;
        default -> near - 2;
      };
    }

    long number() {
      int near = random.nextInt(3) - 1;
      return switch (random.nextInt(8)) {
        case 0 -> Long.MAX_VALUE - 1 + near;
        case 1 -> Long.MIN_VALUE + 1 + near;
        case 2 -> (1L << random.nextInt(63)) + near;
        case 3 -> -(1L << random.nextInt(63)) + near;
        case 4 -> value();
        default -> near;
      };
    }

    ImmutableLongArray factors(int count) {
      return ImmutableLongArray.copyOf(
          IntStream.range(0, count)
              .mapToLong(k -> random.nextInt(3) == 0 ? number() : number() >> 33));
    }

    private Optional<Stated> sum(List<Variable> x) {
      ImmutableLongArray factors = factors(x.size());
      LinearSum.Comparison comparison = COMPARISONS[random.nextInt(COMPARISONS.length)];
      BigInteger reached =
          LargeNumbersTest.sum(
              numbers(
                  x.stream()
                      .map(each -> each.domain().valueAt(random.nextInt(each.domain().size())))
                      .toList()),
              factors);
      long bound =
          reached.bitLength() < Long.SIZE - 1 && random.nextInt(4) > 0
              ? reached.longValue() + random.nextInt(3) - 1
              : number();
      try {
        LinearSum sum = new LinearSum(ImmutableList.copyOf(x), factors, comparison, bound);
        return Optional.of(
            new Stated(
                sum,
                values -> {
                  int sign =
                      LargeNumbersTest.sum(values, factors).compareTo(BigInteger.valueOf(bound));
                  return switch (comparison) {
                    case EQUAL -> sign == 0;
                    case NOT_EQUAL -> sign != 0;
                    case AT_MOST -> sign <= 0;
                  };
                }));
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageContaining("may become too large for 64 bits");
        assertThat(farthest(x, factors)).isGreaterThan(LARGEST);
        return Optional.empty();
      }
    }

    /** As far from 0 as the terms take a sum; a factor counts even where it is multiplied by 0. */
    private static BigInteger farthest(List<Variable> x, ImmutableLongArray factors) {
      return IntStream.range(0, x.size())
          .mapToObj(
              k ->
                  x.get(k)
                      .domain()
                      .values()
                      .mapToObj(v -> BigInteger.valueOf(v).abs().max(BigInteger.ONE))
                      .max(Comparator.naturalOrder())
                      .orElseThrow()
                      .multiply(BigInteger.valueOf(factors.get(k)).abs()))
          .reduce(BigInteger.ZERO, BigInteger::add);
    }

    private Optional<Stated> truthOfSum() {
      Variable truth = csp.variable("truth", 0, 1);
      return sum(variables(1 + random.nextInt(3)))
          .map(
              stated ->
                  new Stated(
                      new ReifiedSum((LinearSum) stated.constraint(), truth),
                      values ->
                          stated.truth().of(values.subList(0, values.size() - 1))
                              == values.get(values.size() - 1).equals(BigInteger.ONE)));
    }

    private Stated condition(List<Variable> x) {
      Operator comparison = pick(Operator.EQ, Operator.NE, Operator.LT, Operator.LE, Operator.GE);
      Expression expression = Operation.of(comparison, number(x, 2), number(x, 2));
      if (random.nextInt(3) == 0) {
        expression = Operation.of(Operator.NOT, expression);
      }
      ImmutableList<Variable> scope = ImmutableList.copyOf(x);
      Expression stated = expression;
      return new Stated(
          new Predicate(expression.toString(), scope, new Condition(expression, scope)),
          values -> isTrue(stated, scope, values));
    }

    private Expression number(List<Variable> x, int depth) {
      if (depth == 0 || random.nextInt(4) == 0) {
        return random.nextInt(3) == 0
            ? new Literal(number())
            : new Reference(x.get(random.nextInt(x.size())));
      }
      Expression a = number(x, depth - 1);
      Expression b = number(x, depth - 1);
      return switch (random.nextInt(12)) {
        case 0 -> Operation.of(Operator.NEG, a);
        case 1 -> Operation.of(Operator.ABS, a);
        case 2 -> Operation.of(Operator.SQR, a);
        case 3 -> Operation.of(Operator.POW, a, new Literal(random.nextInt(5)));
        default ->
            Operation.of(
                pick(
                    Operator.ADD,
                    Operator.SUB,
                    Operator.MUL,
                    Operator.MUL,
                    Operator.DIV,
                    Operator.MOD,
                    Operator.FLOOR_MOD,
                    Operator.DIST,
                    Operator.MIN,
                    Operator.MAX),
                a,
                b);
      };
    }

    private Operator pick(Operator... operators) {
      return operators[random.nextInt(operators.length)];
    }

    private Stated offset() {
      List<Variable> two = variables(2);
      Variable x = two.get(0);
      Variable y = two.get(1);
      int more = random.nextInt(2) == 0 ? distance(x, y) : value();
      int other = Math.max(1, value());
      BigInteger add = BigInteger.valueOf(more);
      BigInteger after = BigInteger.valueOf(other);
      return switch (random.nextInt(4)) {
        case 0 -> new Stated(new Equal(x, y, more), v -> v.get(0).equals(v.get(1).add(add)));
        case 1 -> new Stated(new NotEqual(x, y, more), v -> !v.get(0).equals(v.get(1).add(add)));
        case 2 ->
            new Stated(new LessThan(x, y, more), v -> v.get(0).compareTo(v.get(1).add(add)) < 0);
        default -> {
          int length = Math.max(1, more);
          BigInteger first = BigInteger.valueOf(length);
          yield new Stated(
              new NoOverlap(x, length, y, other),
              v ->
                  v.get(0).add(first).compareTo(v.get(1)) <= 0
                      || v.get(1).add(after).compareTo(v.get(0)) <= 0);
        }
      };
    }

    private static int distance(Variable x, Variable y) {
      long distance = (long) x.domain().max() - y.domain().min();
      return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, distance));
    }

    private Optional<Stated> allDifferentSums() {
      List<Variable> x = variables(2 + random.nextInt(3));
      ImmutableIntArray offsets =
          ImmutableIntArray.copyOf(IntStream.range(0, x.size()).map(k -> value()));
      try {
        return Optional.of(
            new Stated(
                new AllDifferentSums(ImmutableList.copyOf(x), offsets),
                values ->
                    IntStream.range(0, x.size())
                            .mapToObj(k -> values.get(k).add(BigInteger.valueOf(offsets.get(k))))
                            .distinct()
                            .count()
                        == x.size()));
      } catch (IllegalArgumentException e) {
        assertThat(e).hasMessageContaining("too far apart");
        return Optional.empty();
      }
    }

    private Stated element() {
      Variable index = variables(1).get(0);
      int first = random.nextInt(2) == 0 ? index.domain().min() : value();
      Variable value = csp.variable("value", Domain.of(value(), value(), value()));
      List<Variable> list = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        list.add(csp.variable("entry" + k, Domain.of(value(), value())));
      }
      return new Stated(
          new Element(list, first, index, value),
          values -> {
            BigInteger place = values.get(0).subtract(BigInteger.valueOf(first));
            return place.signum() >= 0
                && place.compareTo(BigInteger.valueOf(list.size())) < 0
                && values.get(2 + place.intValue()).equals(values.get(1));
          });
    }

    private Stated count() {
      List<Variable> counted = variables(2 + random.nextInt(3));
      int value = counted.get(0).domain().min();
      Variable total = csp.variable("total", Domain.of(value(), value(), 1, 2));
      return new Stated(
          new Count(counted, value, total),
          values ->
              BigInteger.valueOf(
                      values.subList(0, counted.size()).stream()
                          .filter(BigInteger.valueOf(value)::equals)
                          .count())
                  .equals(values.get(counted.size())));
    }

    private Stated boxes() {
      int n = 2;
      ImmutableList.Builder<Variable> origins = ImmutableList.builder();
      for (int k = 0; k < 2 * n; k++) {
        int first = Math.min(value(), Integer.MAX_VALUE - 2);
        origins.add(csp.variable("o" + k, Domain.range(first, first + random.nextInt(3))));
      }
      ImmutableIntArray widths = sizes(n);
      ImmutableIntArray heights = sizes(n);
      return new Stated(
          new DisjointBoxes(origins.build(), widths, heights),
          values ->
              isApart(values.get(0), widths.get(0), values.get(1), widths.get(1))
                  || isApart(values.get(2), heights.get(0), values.get(3), heights.get(1)));
    }

    private ImmutableIntArray sizes(int n) {
      return ImmutableIntArray.copyOf(IntStream.range(0, n).map(k -> Math.max(1, value())));
    }

    private static boolean isApart(BigInteger a, int sizeOfA, BigInteger b, int sizeOfB) {
      return a.add(BigInteger.valueOf(sizeOfA)).compareTo(b) <= 0
          || b.add(BigInteger.valueOf(sizeOfB)).compareTo(a) <= 0;
    }
  }

  private static boolean isTrue(
      Expression expression, ImmutableList<Variable> scope, List<BigInteger> values) {
    try {
      return valueOf(expression, scope, values).signum() != 0;
    } catch (ArithmeticException e) { // a division by 0
      return false;
    }
  }

  private static BigInteger valueOf(
      Expression expression, ImmutableList<Variable> scope, List<BigInteger> values) {
    if (expression instanceof Literal literal) {
      return BigInteger.valueOf(literal.number());
    }
    if (expression instanceof Reference reference) {
      return values.get(scope.indexOf(reference.variable()));
    }
    Operation operation = (Operation) expression;
    List<BigInteger> of =
        operation.operands().stream().map(operand -> valueOf(operand, scope, values)).toList();
    BigInteger a = of.get(0);
    BigInteger b = of.get(of.size() - 1);
    int sign = a.compareTo(b);
    return switch (operation.operator()) {
      case NEG -> a.negate();
      case ABS -> a.abs();
      case SQR -> a.multiply(a);
      case POW -> a.pow(b.intValueExact());
      case ADD -> a.add(b);
      case SUB -> a.subtract(b);
      case MUL -> a.multiply(b);
      case DIV -> a.divide(b);
      case MOD -> a.subtract(a.divide(b).multiply(b));
      case FLOOR_MOD -> b.signum() > 0 ? a.mod(b) : a.negate().mod(b.negate()).negate();
      case DIST -> a.subtract(b).abs();
      case MIN -> a.min(b);
      case MAX -> a.max(b);
      case EQ -> bit(sign == 0);
      case NE -> bit(sign != 0);
      case LT -> bit(sign < 0);
      case LE -> bit(sign <= 0);
      case GE -> bit(sign >= 0);
      case NOT -> bit(a.signum() == 0);
      default -> throw new IllegalStateException(operation.operator() + " is not drawn");
    };
  }

  private static BigInteger bit(boolean truth) {
    return truth ? BigInteger.ONE : BigInteger.ZERO;
  }
}
