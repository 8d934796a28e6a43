package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.ImmutableIntArray;
import com.google.common.primitives.ImmutableLongArray;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.AllDifferent;
import org.cspworkbench.core.model.AllDifferentSums;
import org.cspworkbench.core.model.Circuit;
import org.cspworkbench.core.model.Connected;
import org.cspworkbench.core.model.Constraint;
import org.cspworkbench.core.model.Count;
import org.cspworkbench.core.model.CountBetween;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Element;
import org.cspworkbench.core.model.ElementOfNumbers;
import org.cspworkbench.core.model.Equal;
import org.cspworkbench.core.model.Extension;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.Lex;
import org.cspworkbench.core.model.LinearSum;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.model.LongestRun;
import org.cspworkbench.core.model.NoOverlap;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Predicate;
import org.cspworkbench.core.model.ShortExtension;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * A variable that stands in a constraint several times, beside others, has one value at all of its
 * places: every kind of constraint, over scopes that are drawn, under every kind of search.
 */
final class DrawnRepetitionsTest {

  private static final int CASES = 60;

  /** Every class of constraints that the model has. */
  private enum Kind {
    NOT_EQUAL,
    EQUAL,
    LESS_THAN,
    NO_OVERLAP,
    ALL_DIFFERENT,
    ALL_DIFFERENT_SUMS,
    TABLE,
    NEGATIVE_TABLE,
    TABLE_WITH_OPEN_PLACES,
    NEGATIVE_TABLE_WITH_OPEN_PLACES,
    SUM_EQUAL,
    SUM_NOT_EQUAL,
    SUM_AT_MOST,
    ELEMENT,
    ELEMENT_OF_NUMBERS,
    COUNT,
    COUNT_BETWEEN,
    LEX,
    CIRCUIT,
    SUBCIRCUIT,
    LONGEST_RUN,
    CONNECTED,
    PREDICATE;

    private static final ImmutableSet<Kind> OF_TWO_PLACES =
        ImmutableSet.of(NOT_EQUAL, EQUAL, LESS_THAN, NO_OVERLAP, ELEMENT_OF_NUMBERS);

    /** Over {@code scope}, in which some variable stands at least twice. */
    Constraint over(ImmutableList<Variable> scope, RandomStream random) {
      Variable x = scope.get(0);
      Variable y = scope.get(1);
      int n = scope.size();
      int offset = random.nextInt(3) - 1;
      return switch (this) {
        case NOT_EQUAL -> new NotEqual(x, y, offset);
        case EQUAL -> new Equal(x, y, offset);
        case LESS_THAN -> new LessThan(x, y, offset);
        case NO_OVERLAP -> new NoOverlap(x, offset, y, offset + 1);
        case ALL_DIFFERENT -> new AllDifferent(scope);
        case ALL_DIFFERENT_SUMS ->
            new AllDifferentSums(scope, ImmutableIntArray.copyOf(numbers(random, n, 4)));
        case TABLE -> Extension.allowing(scope, tuples(random, n, false));
        case NEGATIVE_TABLE -> Extension.forbidding(scope, tuples(random, n, false));
        case TABLE_WITH_OPEN_PLACES -> ShortExtension.allowing(scope, tuples(random, n, true));
        case NEGATIVE_TABLE_WITH_OPEN_PLACES ->
            ShortExtension.forbidding(scope, tuples(random, n, true));
        case SUM_EQUAL -> sum(scope, random, Comparison.EQUAL);
        case SUM_NOT_EQUAL -> sum(scope, random, Comparison.NOT_EQUAL);
        case SUM_AT_MOST -> sum(scope, random, Comparison.AT_MOST);
        case ELEMENT -> new Element(scope, offset);
        case ELEMENT_OF_NUMBERS ->
            new ElementOfNumbers(ImmutableIntArray.copyOf(numbers(random, 4, 3)), offset, x, y);
        case COUNT -> new Count(scope, someValues(random));
        case COUNT_BETWEEN -> {
          int least = random.nextInt(n);
          yield new CountBetween(scope, someValues(random), least, least + random.nextInt(2));
        }
        case LEX ->
            new Lex(
                scope.subList(0, n / 2 * 2),
                random.nextInt(2) == 0 ? Lex.Order.STRICT : Lex.Order.OR_EQUAL);
        case CIRCUIT -> new Circuit(scope, offset, Circuit.Stays.NONE);
        case SUBCIRCUIT -> new Circuit(scope, offset, Circuit.Stays.LEFT_OUT);
        case LONGEST_RUN -> new LongestRun(scope, someValues(random), 1 + random.nextInt(n - 1));
        case CONNECTED ->
            new Connected(
                scope,
                ImmutableList.of(someValues(random), someValues(random)),
                ImmutableIntArray.copyOf(
                    IntStream.range(0, 4 * n).map(k -> random.nextInt(k % 2 == 0 ? n : 2))));
        case PREDICATE -> {
          int salt = random.nextInt(1000);
          yield new Predicate(
              "a relation", scope, v -> Math.floorMod(31 * salt + Arrays.hashCode(v), 3) == 0);
        }
      };
    }
  }

  @ParameterizedTest
  @EnumSource
  void everySearchFindsTheSolutionsOfBruteForce(Kind kind) {
    int solutions = 0;
    for (long seed = 0; seed < CASES; seed++) {
      Csp csp = draw(kind, seed);
      List<ImmutableList<Integer>> expected = BruteForce.solutions(csp);
      solutions += expected.size();
      searches(csp)
          .forEach(
              (name, search) -> {
                Solutions found = new Solutions();
                search.wantAll().onSolution(found).solve(Limits.none(), null);
                assertThat(found.sorted()).as("%s, %s", csp, name).isEqualTo(expected);
              });
    }
    boolean mayHaveSome =
        kind != Kind.ALL_DIFFERENT && kind != Kind.CIRCUIT && kind != Kind.SUBCIRCUIT;
    assertThat(solutions > 0).isEqualTo(mayHaveSome);
  }

  private static Csp draw(Kind kind, long seed) {
    RandomStream random = new RandomStream(seed);
    Csp.Builder csp = Csp.builder(kind + " of seed " + seed);
    ImmutableList.Builder<Variable> variables = ImmutableList.builder();
    for (int k = 0; k < 4; k++) {
      int min = random.nextInt(2) - 1;
      int[] values = {min, min + 1, min + 2 + random.nextInt(2)};
      variables.add(csp.variable("x" + k, Domain.of(values)));
    }
    ImmutableList<Variable> x = variables.build();
    boolean ofTwoPlaces = Kind.OF_TWO_PLACES.contains(kind);
    int places = ofTwoPlaces ? 2 : 4 + random.nextInt(3);
    int different = ofTwoPlaces ? 1 : 2 + random.nextInt(2);
    ImmutableList<Variable> drawn =
        IntStream.range(0, places)
            .mapToObj(k -> x.get(random.nextInt(different)))
            .collect(ImmutableList.toImmutableList());
    return csp.post(kind.over(drawn, random)).notEqual(x.get(0), x.get(3)).build();
  }

  private static Map<String, Search> searches(Csp csp) {
    Network pairs = new Network(csp.structure());
    Network whole = new Network(csp.structure(), AllDifferentFiltering.DOMAIN_CONSISTENT);
    Map<String, Search> searches = new LinkedHashMap<>();
    searches.put("backtracking", search(pairs, csp, BackwardChecking::new));
    searches.put("forward checking", search(pairs, csp, ForwardChecking::new));
    searches.put("mac", new Search(pairs, csp).maintainArcConsistency());
    searches.put("mac, domain consistent", new Search(whole, csp).maintainArcConsistency());
    searches.put("cbj", jumping(search(pairs, csp, BackwardChecking::new)));
    searches.put("fc-cbj", jumping(search(pairs, csp, ForwardChecking::new)));
    searches.put("mac-cbj, domain consistent", jumping(search(whole, csp, Gac::new)));
    return searches;
  }

  private static Search search(Network network, Csp csp, Consistency.Maker lookAhead) {
    return new Search(network, csp).lookAhead(lookAhead);
  }

  private static Search jumping(Search search) {
    return search.onContradiction(Backjumping.by(ConflictDirectedBackjumping::new));
  }

  private static Constraint sum(
      ImmutableList<Variable> scope, RandomStream random, Comparison comparison) {
    ImmutableLongArray.Builder factors = ImmutableLongArray.builder();
    scope.forEach(x -> factors.add(random.nextInt(5) - 2));
    return new LinearSum(scope, factors.build(), comparison, random.nextInt(5) - 2);
  }

  private static ImmutableSet<Integer> someValues(RandomStream random) {
    return ImmutableSet.copyOf(List.of(random.nextInt(4) - 1, random.nextInt(4) - 1));
  }

  private static int[] numbers(RandomStream random, int count, int most) {
    return IntStream.range(0, count).map(k -> random.nextInt(most)).toArray();
  }

  /** So many that a good part of all tuples is listed. */
  private static int[][] tuples(RandomStream random, int n, boolean mayBeOpen) {
    int[][] tuples = new int[mayBeOpen ? 12 : 10 << n][n];
    for (int[] tuple : tuples) {
      Arrays.setAll(
          tuple,
          k -> mayBeOpen && random.nextInt(2) == 0 ? ShortExtension.ANY : random.nextInt(4) - 1);
    }
    return tuples;
  }
}
