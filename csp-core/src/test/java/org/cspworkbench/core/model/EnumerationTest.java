package org.cspworkbench.core.model;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import com.google.common.collect.Sets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.LinearSum.Comparison;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.testing.ArcConsistencyByDefinition;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * While it has few tuples, a constraint without a propagator of its own keeps exactly the values
 * that some tuple uses.
 */
final class EnumerationTest {

  @Test
  void everyValueThatIsLeftHasATupleAndNoOtherHas() {
    int prunedMore = 0;
    for (long seed = 0; seed < 3_000; seed++) {
      Csp csp = RandomCsp.mixed(seed);
      if (!csp.constraints().stream().allMatch(EnumerationTest::isFilteredFully)) {
        continue;
      }
      List<Set<Integer>> expected = fixpoint(csp);
      Domains domains = new Domains(new Network(csp.structure()), csp, new Counters(), null);
      boolean consistent =
          ValuesLeft.in(domains).stream().noneMatch(Set::isEmpty) // or there is nothing to filter
              && new Gac(domains, new Assignment(domains)).establish();
      assertThat(consistent)
          .as("seed %d", seed)
          .isEqualTo(expected.stream().noneMatch(Set::isEmpty));
      if (consistent) {
        assertThat(ValuesLeft.in(domains)).as("seed %d", seed).isEqualTo(expected);
        prunedMore += expected.equals(arcConsistent(csp)) ? 0 : 1;
      }
    }
    assertThat(prunedMore).as("more than the arcs alone take").isGreaterThan(15);
  }

  /** The propagators of its own that promise less, or promise it only without repetition. */
  private static boolean isFilteredFully(Constraint constraint) {
    long different = constraint.scope().stream().distinct().count();
    boolean repeats = different < constraint.scope().size();
    return different < 3
        || (!(constraint instanceof Circuit)
            && !(constraint instanceof LinearSum sum && sum.comparison() == Comparison.EQUAL)
            && (!repeats || constraint instanceof Predicate || constraint instanceof Extension));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5})
  void aPredicateOfAnyArityKeepsExactlyWhatSomeTupleUses(int arity) {
    int pruned = 0;
    for (long seed = 0; seed < 300; seed++) {
      RandomStream random = new RandomStream(seed);
      Csp.Builder builder = Csp.builder(arity + " variables, seed " + seed);
      List<Variable> scope = new ArrayList<>();
      for (int k = 0; k < arity; k++) {
        int[] values = IntStream.range(0, 1 + random.nextInt(4)).map(v -> 7 * v - 9).toArray();
        scope.add(builder.variable("x" + k, Domain.of(values)));
      }
      int modulus = 2 + random.nextInt(1 << arity);
      int[] factors = scope.stream().mapToInt(x -> random.nextInt(9) - 4).toArray();
      Predicate.Test test =
          v -> IntStream.range(0, v.length).map(k -> factors[k] * v[k] * v[0]).sum() % modulus == 0;
      Csp csp = builder.where("a relation", test, scope.toArray(new Variable[0])).build();
      List<Set<Integer>> expected = fixpoint(csp);
      if (expected.stream().noneMatch(Set::isEmpty)) {
        assertThat(left(csp)).as("%s", csp).isEqualTo(expected.stream().map(List::copyOf).toList());
        pruned += expected.equals(ArcConsistencyByDefinition.initialDomains(csp)) ? 0 : 1;
      }
    }
    assertThat(pruned).isGreaterThan(30);
  }

  @ParameterizedTest
  @MethodSource("org.cspworkbench.core.testing.Composition#branchings")
  void searchFindsEverySolutionOnce(Branching branching) {
    for (long seed = 0; seed < 300; seed++) {
      Csp csp = RandomCsp.mixed(seed);
      Solutions found = new Solutions();
      new Search(new Network(csp.structure()), csp)
          .lookAhead(Gac::new)
          .branching(branching)
          .wantAll()
          .onSolution(found)
          .solve(Limits.none(), null);
      assertThat(found.sorted()).as("seed %d", seed).isEqualTo(BruteForce.solutions(csp));
    }
  }

  /** x, y and z have 8,000 tuples at first and 4,000 once half the values of z have gone. */
  @Test
  void aConstraintWithManyTuplesIsLeftAlone() {
    Csp.Builder csp = Csp.builder("product");
    Variable x = csp.variable("x", 1, 20);
    Variable y = csp.variable("y", 1, 20);
    Variable z = csp.variable("z", 1, 20);
    Csp whole = csp.where("x · y · z = 27", v -> v[0] * v[1] * v[2] == 27, x, y, z).build();
    assertThat(left(whole)).containsOnly(Domain.range(1, 20).values().boxed().toList());
    Csp half = whole.restricted("half", Map.of(z, Domain.range(1, 10)));
    assertThat(left(half)).containsOnly(List.of(1, 3, 9));
    Csp.Builder wide = Csp.builder("wide product");
    Variable a = wide.variable("a", 1, 5_000);
    Variable b = wide.variable("b", 1, 20);
    Variable c = wide.variable("c", 1, 20);
    Csp product = wide.where("a · b · c = 5000", v -> v[0] * v[1] * v[2] == 5_000, a, b, c).build();
    Csp onePlaceOpen =
        product.restricted("one place open", Map.of(b, Domain.of(20), c, Domain.of(5)));
    assertThat(left(onePlaceOpen)).containsExactly(List.of(50), List.of(20), List.of(5));
  }

  private static List<List<Integer>> left(Csp csp) {
    Domains domains = new Domains(new Network(csp.structure()), csp, new Counters(), null);
    assertThat(new Gac(domains, new Assignment(domains)).establish()).isTrue();
    return ValuesLeft.in(domains).stream().map(values -> List.copyOf(values)).toList();
  }

  private static List<ImmutableSortedSet<Integer>> arcConsistent(Csp csp) {
    return ArcConsistencyByDefinition.fixpoint(csp, ArcConsistencyByDefinition.initialDomains(csp))
        .orElseThrow();
  }

  /** By going through all tuples of every constraint again and again; all-different by pairs. */
  private static List<Set<Integer>> fixpoint(Csp csp) {
    List<Set<Integer>> domains = new ArrayList<>();
    ArcConsistencyByDefinition.initialDomains(csp).forEach(d -> domains.add(new TreeSet<>(d)));
    List<Constraint> constraints =
        csp.constraints().stream().flatMap(EnumerationTest::parts).toList();
    boolean shrunk = true;
    while (shrunk) {
      shrunk = false;
      for (Constraint constraint : constraints) {
        ImmutableList<Variable> scope =
            constraint.scope().stream().distinct().collect(ImmutableList.toImmutableList());
        List<Set<Integer>> used = new ArrayList<>();
        scope.forEach(x -> used.add(new TreeSet<>()));
        for (List<Integer> tuple :
            Sets.cartesianProduct(scope.stream().map(x -> domains.get(x.index())).toList())) {
          int[] values =
              constraint.scope().stream().mapToInt(x -> tuple.get(scope.indexOf(x))).toArray();
          if (constraint.isSatisfiedBy(values)) {
            for (int k = 0; k < tuple.size(); k++) {
              used.get(k).add(tuple.get(k));
            }
          }
        }
        for (int k = 0; k < used.size(); k++) {
          shrunk |= domains.get(scope.get(k).index()).retainAll(used.get(k));
        }
      }
    }
    return domains;
  }

  private static Stream<Constraint> parts(Constraint constraint) {
    if (!(constraint instanceof AllDifferent)) {
      return Stream.of(constraint);
    }
    List<Constraint> pairs = new ArrayList<>();
    for (int i = 0; i < constraint.scope().size(); i++) {
      for (int j = i + 1; j < constraint.scope().size(); j++) {
        pairs.add(new NotEqual(constraint.scope().get(i), constraint.scope().get(j)));
      }
    }
    return pairs.stream();
  }
}
