package org.cspworkbench.core.search.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.MagicSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.gallery.SendMoreMoney;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.trace.Counters;
import org.junit.jupiter.api.Test;

/** What local search believes to be violated is violated, after any moves. */
class ConflictCountsTest {

  private static final int MOVES = 40;

  @Test
  void everyCountOfARandomProblemIsThatOfARecount() {
    assertThat(check(500, RandomCsp::mixed)).isGreaterThan(200);
  }

  @Test
  void everyCountIsExactWhereDomainsAreWiderThanAWord() {
    assertThat(check(5, RandomCsp::wide)).isPositive();
    assertThat(check(5, RandomCsp::wideWithGivens)).isPositive();
  }

  @Test
  void everyCountOfWellKnownProblemsIsThatOfARecount() {
    assertThat(check(2, seed -> Queens.pairwise(8))).isEqualTo(2);
    assertThat(check(2, seed -> Queens.allDifferent(8))).isEqualTo(2);
    assertThat(check(2, seed -> RandomBinary.modelRb(seed, 12, 6, 0.4, 0.35))).isEqualTo(2);
    assertThat(check(2, seed -> MagicSquare.ofOrder(3))).isEqualTo(2);
    assertThat(check(2, seed -> SendMoreMoney.wholeSum())).isEqualTo(2);
    assertThat(check(2, seed -> SendMoreMoney.columns())).isEqualTo(2);
  }

  /** Makes random moves on problems of seeds from 0 on; says on how many there was one to make. */
  private static int check(int problems, LongFunction<Csp> problem) {
    int moved = 0;
    for (long seed = 0; seed < problems; seed++) {
      moved += moves(problem.apply(seed), seed) ? 1 : 0;
    }
    return moved;
  }

  private static boolean moves(Csp csp, long seed) {
    Network network = new Network(csp.structure());
    Domains domains = new Domains(network, csp, new Counters(), null);
    int n = network.variableCount();
    boolean isEmpty = IntStream.range(0, n).anyMatch(domains::isEmpty);
    if (isEmpty || !new Gac(domains, new Assignment(domains)).establish()) {
      return false;
    }
    ConflictCounts conflicts = new ConflictCounts(domains);
    Recount recount = new Recount(csp);
    RandomStream random = new RandomStream(seed);
    int[] movable = IntStream.range(0, n).filter(conflicts::mayMove).toArray();
    compare(conflicts, recount, domains, csp.name() + " at the start");
    for (int move = 0; move < MOVES && movable.length > 0; move++) {
      int x = movable[random.nextInt(movable.length)];
      int i = random.nextInt(network.domainSize(x));
      if (domains.contains(x, i)) {
        conflicts.move(x, i);
      }
      if (move == MOVES / 2) {
        conflicts.clear();
      }
      compare(conflicts, recount, domains, csp.name() + " after move " + move);
    }
    return movable.length > 0;
  }

  private static void compare(
      ConflictCounts conflicts, Recount recount, Domains domains, String when) {
    Set<Integer> troubled = new HashSet<>();
    int settled = 0;
    for (int x = 0; x < domains.network().variableCount(); x++) {
      for (int i = domains.first(x); i != Network.NONE; i = domains.next(x, i)) {
        assertThat(conflicts.count(x, i))
            .as("%s: variable %d, value %d", when, x, i)
            .isEqualTo(recount.count(x, i, conflicts::value))
            .isEqualTo(domains.network().violated(x, i, conflicts::value)); // what views ask
      }
      int value = conflicts.value(x);
      if (value != Network.NONE) {
        boolean isTroubled = conflicts.mayMove(x) && recount.count(x, value, conflicts::value) > 0;
        settled += isTroubled ? 0 : 1;
        if (isTroubled) {
          troubled.add(x);
        }
      }
    }
    assertThat(IntStream.range(0, conflicts.troubledCount()).map(conflicts::troubled))
        .as(when)
        .containsExactlyInAnyOrderElementsOf(troubled);
    assertThat(conflicts.settledCount()).as(when).isEqualTo(settled);
  }
}
