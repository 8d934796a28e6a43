package org.cspworkbench.core.consistency;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.ArcConsistencyByDefinition;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.ValuesLeft;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Arc consistency has only one fixpoint, and every algorithm of that name must reach it. */
final class ArcConsistencyTest {

  private static final int SEEDS = 600;

  private static final ImmutableList<Expected> BINARY = Expected.of(SEEDS, RandomCsp::binary);
  private static final ImmutableList<Expected> MIXED = Expected.of(SEEDS, RandomCsp::mixed);
  private static final ImmutableList<Expected> WIDE =
      ImmutableList.<Expected>builder()
          .addAll(Expected.of(20, RandomCsp::wide))
          .addAll(Expected.of(20, RandomCsp::wideWithGivens))
          .build();

  /** By the definition, what each call inside a search comes to. */
  private static final Map<Call, Optional<ImmutableList<ImmutableSortedSet<Integer>>>> FIXPOINTS =
      new HashMap<>();

  @ParameterizedTest(name = "{0}")
  @MethodSource("algorithms")
  void establishingReachesTheFixpointOfTheDefinitionOnBinaryNetworks(
      String name, Consistency.Maker algorithm) {
    BINARY.forEach(problem -> reachesTheFixpointOfTheDefinition(problem, algorithm));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("algorithms")
  void establishingReachesTheFixpointOfTheDefinitionOnConstraintsOfAnyArity(
      String name, Consistency.Maker algorithm) {
    MIXED.forEach(problem -> reachesTheFixpointOfTheDefinition(problem, algorithm));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("algorithms")
  void establishingReachesTheFixpointOfTheDefinitionOnDomainsOfSeveralWords(
      String name, Consistency.Maker algorithm) {
    WIDE.forEach(problem -> reachesTheFixpointOfTheDefinition(problem, algorithm));
  }

  @Test
  void theDrawnNetworksShrinkAndSomeAreWipedOut() {
    int wipedOut = 0;
    int shrunk = 0;
    for (Expected problem : BINARY) {
      var initial = ArcConsistencyByDefinition.initialDomains(problem.csp);
      wipedOut += problem.fixpoint.isEmpty() ? 1 : 0;
      shrunk += problem.fixpoint.isPresent() && !problem.fixpoint.get().equals(initial) ? 1 : 0;
    }
    assertThat(wipedOut).isBetween(60, 400);
    assertThat(shrunk).isGreaterThan(100);
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("algorithms")
  void everyVariableThatArcConsistencyLeavesWithOneValueIsAssigned(
      String name, Consistency.Maker algorithm) {
    for (Expected problem : MIXED) {
      Domains domains = new Domains(problem.network, problem.csp, new Counters(), null);
      Assignment assignment = new Assignment(domains);
      if (hasNoEmptyDomain(domains) && algorithm.on(domains, assignment).establish()) {
        for (int x = 0; x < problem.network.variableCount(); x++) {
          assertThat(assignment.isAssigned(x))
              .as("%s, variable %d", problem.csp, x)
              .isEqualTo(domains.isSingle(x));
        }
      }
    }
  }

  /**
   * Inside a search too: what every call leaves, from what every call finds, is the fixpoint of the
   * definition.
   */
  @ParameterizedTest(name = "{0}, {2}")
  @MethodSource("algorithmsAndBranchings")
  void theNetworkIsArcConsistentAfterEveryDecisionAndEveryRefutation(
      String name, Consistency.Maker algorithm, Branching branching) {
    long calls = 0;
    for (long seed = 0; seed < 120; seed++) {
      calls += callsWatched(RandomCsp.binary(seed), algorithm, branching, "binary " + seed);
      calls += callsWatched(RandomCsp.mixed(seed), algorithm, branching, "mixed " + seed);
    }
    assertThat(calls).isGreaterThan(2_000);
  }

  static Stream<Arguments> algorithms() {
    return Stream.concat(
        Stream.of(named("AC-1", Ac1::new), named("AC-4", Ac4::new), named("AC-6", Ac6::new)),
        algorithmsInSearch());
  }

  private static Stream<Arguments> algorithmsInSearch() {
    return Stream.of(
        named("AC-3", Ac3::new),
        named("AC-3, last in first out", (d, a) -> new Ac3(d, a, QueueOrder.LAST_IN_FIRST_OUT)),
        named("AC-3, smallest domain", (d, a) -> new Ac3(d, a, QueueOrder.SMALLEST_DOMAIN)),
        named("AC-3 by words", Ac3Bit::new),
        named("AC-2001", Ac2001::new),
        named("AC-3rm", Ac3Rm::new),
        named("AC-3bit+rm", Ac3BitRm::new));
  }

  private static Arguments named(String name, Consistency.Maker algorithm) {
    return Arguments.of(name, algorithm);
  }

  static Stream<Arguments> algorithmsAndBranchings() {
    return algorithmsInSearch()
        .flatMap(
            a ->
                Composition.branchings().stream()
                    .map(branching -> Arguments.of(a.get()[0], a.get()[1], branching)));
  }

  private static void reachesTheFixpointOfTheDefinition(
      Expected problem, Consistency.Maker algorithm) {
    Domains domains = new Domains(problem.network, problem.csp, new Counters(), null);
    boolean consistent =
        hasNoEmptyDomain(domains) && algorithm.on(domains, new Assignment(domains)).establish();
    assertThat(consistent)
        .as("%s: no wipe-out", problem.csp)
        .isEqualTo(problem.fixpoint.isPresent());
    if (consistent) {
      assertThat(Optional.of(ValuesLeft.in(domains)))
          .as("%s", problem.csp)
          .isEqualTo(problem.fixpoint);
    }
  }

  private static boolean hasNoEmptyDomain(Domains domains) {
    for (int x = 0; x < domains.network().variableCount(); x++) {
      if (domains.isEmpty(x)) {
        return false;
      }
    }
    return true;
  }

  private static long callsWatched(
      Csp csp, Consistency.Maker algorithm, Branching branching, String problem) {
    Watched[] watched = new Watched[1];
    new Search(new Network(csp.structure()), csp)
        .order(new Mrv())
        .branching(branching)
        .lookAhead(
            (domains, assignment) -> {
              watched[0] = new Watched(algorithm.on(domains, assignment), domains, problem);
              return watched[0];
            })
        .wantAll()
        .solve(Limits.none().withNodes(60), null);
    return watched[0].calls;
  }

  /**
   * A problem and what it comes to by definition.
   *
   * @param csp the problem
   * @param network its compiled form
   * @param fixpoint what is left; nothing at all if some variable loses its last value
   */
  private record Expected(
      Csp csp, Network network, Optional<ImmutableList<ImmutableSortedSet<Integer>>> fixpoint) {

    static ImmutableList<Expected> of(int seeds, LongFunction<Csp> generator) {
      return LongStream.range(0, seeds)
          .mapToObj(generator)
          .map(
              csp ->
                  new Expected(
                      csp,
                      new Network(csp.structure()),
                      ArcConsistencyByDefinition.fixpoint(
                          csp, ArcConsistencyByDefinition.initialDomains(csp))))
          .collect(ImmutableList.toImmutableList());
    }
  }

  /**
   * What a call finds. Algorithms that reach the same fixpoints search the same tree, so most calls
   * of one are calls of the others too.
   *
   * @param problem the name of the problem
   * @param before what every variable has left
   */
  private record Call(String problem, ImmutableList<ImmutableSortedSet<Integer>> before) {}

  /** Compares what an algorithm does with the definition, call by call. */
  private static final class Watched implements Consistency {
    private final Consistency algorithm;
    private final Domains domains;
    private final String problem;
    private long calls;

    Watched(Consistency algorithm, Domains domains, String problem) {
      this.algorithm = algorithm;
      this.domains = domains;
      this.problem = problem;
    }

    @Override
    public Level level() {
      return algorithm.level();
    }

    @Override
    public boolean establish() {
      return algorithm.establish();
    }

    @Override
    public boolean after(int changed) {
      calls++;
      ImmutableList<ImmutableSortedSet<Integer>> before = ValuesLeft.in(domains);
      var expected =
          FIXPOINTS.computeIfAbsent(
              new Call(problem, before),
              call -> ArcConsistencyByDefinition.fixpoint(domains.csp(), before));
      boolean consistent = algorithm.after(changed);
      assertThat(consistent)
          .as("%s: no wipe-out from %s", problem, before)
          .isEqualTo(expected.isPresent());
      if (consistent) {
        assertThat(Optional.of(ValuesLeft.in(domains)))
            .as("%s: from %s", problem, before)
            .isEqualTo(expected);
      }
      return consistent;
    }
  }
}
