package org.cspworkbench.core.consistency;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSortedSet;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.testing.ArcConsistencyByDefinition;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.ValuesLeft;
import org.junit.jupiter.api.Test;

/** Singleton arc consistency, held against its definition. */
final class SingletonArcConsistencyTest {

  @Test
  void establishingReachesTheFixpointOfTheDefinition() {
    int strongerThanArcConsistency = 0;
    for (long seed = 0; seed < 200; seed++) {
      strongerThanArcConsistency += removesWhatTheDefinitionRemoves(RandomCsp.binary(seed)) ? 1 : 0;
      strongerThanArcConsistency += removesWhatTheDefinitionRemoves(RandomCsp.mixed(seed)) ? 1 : 0;
    }
    assertThat(strongerThanArcConsistency)
        .as("problems on which it is worth its name")
        .isPositive();
  }

  @Test
  void establishingReachesTheFixpointOfTheDefinitionOnDomainsOfSeveralWords() {
    removesWhatTheDefinitionRemoves(RandomCsp.wideWithGivens(0));
  }

  /** Says whether arc consistency alone would have left more. */
  private static boolean removesWhatTheDefinitionRemoves(Csp csp) {
    var arcConsistent =
        ArcConsistencyByDefinition.fixpoint(csp, ArcConsistencyByDefinition.initialDomains(csp));
    var expected = arcConsistent.flatMap(domains -> fixpoint(csp, domains));
    FilterResult filtered = FilterResult.of(Filter.SAC1, new Network(csp.structure()), csp, null);
    assertThat(filtered.isConsistent()).as("%s", csp).isEqualTo(expected.isPresent());
    if (filtered.isConsistent()) {
      assertThat(Optional.of(ValuesLeft.in(filtered.domains()))).as("%s", csp).isEqualTo(expected);
    }
    return !expected.equals(arcConsistent);
  }

  /** What is left of arc consistent domains; nothing at all if some variable loses all values. */
  private static Optional<ImmutableList<ImmutableSortedSet<Integer>>> fixpoint(
      Csp csp, ImmutableList<ImmutableSortedSet<Integer>> arcConsistent) {
    ImmutableList<ImmutableSortedSet<Integer>> domains = arcConsistent;
    while (true) {
      ImmutableList<ImmutableSortedSet<Integer>> before = domains;
      domains =
          csp.variables().stream()
              .map(x -> consistentValues(csp, before, x.index()))
              .collect(toImmutableList());
      if (domains.stream().anyMatch(ImmutableSortedSet::isEmpty)) {
        return Optional.empty();
      }
      if (domains.equals(before)) {
        return Optional.of(domains);
      }
    }
  }

  private static ImmutableSortedSet<Integer> consistentValues(
      Csp csp, ImmutableList<ImmutableSortedSet<Integer>> domains, int x) {
    return domains.get(x).stream()
        .filter(
            value -> {
              List<ImmutableSortedSet<Integer>> alone = new ArrayList<>(domains);
              alone.set(x, ImmutableSortedSet.of(value));
              return ArcConsistencyByDefinition.fixpoint(csp, alone).isPresent();
            })
        .collect(ImmutableSortedSet.toImmutableSortedSet(Integer::compare));
  }
}
