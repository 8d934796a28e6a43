package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.Filter;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Solutions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Any algorithm may filter the root and any other look ahead: the pair either finds exactly the
 * solutions or is refused.
 */
final class RootFilterTest {

  private static final ImmutableList<Case> PROBLEMS = Case.mixed(150);

  @ParameterizedTest(name = "{0} at the root, then {1}")
  @MethodSource("pairs")
  void anyAlgorithmAtTheRootGoesTogetherWithAnyLookAheadOrIsRefused(
      Object name, LookAhead inside, Consistency.Maker root) {
    findsEverySolutionOrIsRefused(root, inside, Case.of(0, givenAndItsNeighbour()));
    for (Case problem : PROBLEMS) {
      findsEverySolutionOrIsRefused(root, inside, problem);
    }
  }

  private static void findsEverySolutionOrIsRefused(
      Consistency.Maker root, LookAhead inside, Case problem) {
    for (Branching branching : Composition.branchings()) {
      Solutions found = new Solutions();
      try {
        new Search(problem.network(), problem.csp())
            .rootFilter(root)
            .lookAhead(inside.maker())
            .branching(branching)
            .wantAll()
            .onSolution(found)
            .solve(Limits.none(), null);
      } catch (IllegalArgumentException refused) {
        continue;
      }
      assertThat(found.sorted()).as("%s, %s", problem, branching).isEqualTo(problem.solutions());
    }
  }

  static Stream<Arguments> pairs() {
    return Stream.concat(
            Stream.of(Arguments.of("backward checking", (Consistency.Maker) BackwardChecking::new)),
            Arrays.stream(Filter.values()).map(filter -> Arguments.of(filter, filter)))
        .flatMap(
            root ->
                Arrays.stream(LookAhead.values())
                    .map(inside -> Arguments.of(root.get()[0], inside, root.get()[1])));
  }

  private static Csp givenAndItsNeighbour() {
    Csp.Builder csp = Csp.builder("a given and its neighbour");
    Variable x = csp.variable("x", 1, 1);
    Variable y = csp.variable("y", 1, 2);
    return csp.notEqual(x, y).build();
  }
}
