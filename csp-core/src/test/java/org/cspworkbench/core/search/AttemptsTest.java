package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.order.Entropy;
import org.cspworkbench.core.search.order.WeightedRandom;
import org.cspworkbench.core.search.order.Weights;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * An attempt depends on nothing but its number, so that attempts can be shared out among threads
 * and the answer is still that of the first that succeeds.
 */
final class AttemptsTest {

  private static final long SEED = 20;
  private static final int ATTEMPTS = 24;

  /**
   * What one attempt did.
   *
   * @param ending how the search ended, if it did
   * @param nodes the values it tried
   * @param fails its contradictions
   * @param prunings the values it pruned
   * @param solutions what it found
   */
  private record Attempt(
      @Nullable Ending ending,
      long nodes,
      long fails,
      long prunings,
      ImmutableList<ImmutableList<Integer>> solutions) {}

  @ParameterizedTest(name = "{0}, {2}")
  @MethodSource("problems")
  void anAttemptIsTheSameInARunOfItsOwn(String name, Csp csp, String policy, Restarts restarts) {
    List<Attempt> inOneRun = attempts(csp, restarts, upTo(ATTEMPTS));
    for (long number = 1; number <= ATTEMPTS; number++) {
      assertThat(attempts(csp, restarts, List.of(number)))
          .as("attempt %d", number)
          .containsExactly(inOneRun.get((int) number - 1));
    }
  }

  @ParameterizedTest(name = "{0}, {2}")
  @MethodSource("problems")
  void anAttemptIsTheSameInWhateverOrderTheyAreMade(
      String name, Csp csp, String policy, Restarts restarts) {
    List<Attempt> inOrder = attempts(csp, restarts, upTo(ATTEMPTS));
    List<Long> shuffled = new ArrayList<>(upTo(ATTEMPTS));
    RandomStream random = new RandomStream(3);
    for (int i = shuffled.size() - 1; i > 0; i--) {
      Collections.swap(shuffled, i, random.nextInt(i + 1));
    }
    List<Attempt> outOfOrder = attempts(csp, restarts, shuffled);
    TreeMap<Long, Attempt> byNumber = new TreeMap<>();
    for (int i = 0; i < ATTEMPTS; i++) {
      byNumber.put(shuffled.get(i), outOfOrder.get(i));
    }
    assertThat(byNumber.values()).containsExactlyElementsOf(inOrder);
  }

  /** What a whole search finds is what the first attempt that succeeds finds by itself. */
  @ParameterizedTest(name = "{0}, {2}")
  @MethodSource("problems")
  void aSearchFindsWhatItsFirstSuccessfulAttemptFinds(
      String name, Csp csp, String policy, Restarts restarts) {
    Solutions found = new Solutions();
    SearchResult result =
        search(csp, restarts).onSolution(found).solve(Limits.none().withAttempts(500), null);
    assertThat(result.ending()).isEqualTo(Ending.ENOUGH);
    long winner = result.counters().attempts();
    Attempt alone = attempts(csp, restarts, List.of(winner)).get(0);
    assertThat(alone.ending()).isEqualTo(Ending.ENOUGH);
    assertThat(alone.solutions()).isEqualTo(found.inOrder());
  }

  @Test
  void attemptsDifferFromEachOther() {
    Csp csp = Queens.pairwise(8);
    Set<Attempt> different =
        new HashSet<>(attempts(csp, Restarts.ON_CONTRADICTION, upTo(ATTEMPTS)));
    assertThat(different).hasSizeGreaterThan(ATTEMPTS / 3);
  }

  @Test
  void aContradictionAtTheRootIsSaidBeforeAnyAttempt() {
    Csp.Builder csp = Csp.builder("pigeons");
    csp.allDifferent(csp.variables("p", 2, Domain.range(1, 1)));
    SearchRun run = search(csp.build(), Restarts.ON_CONTRADICTION).start(Limits.none());
    assertThat(run.establish()).isFalse();
    assertThat(run.counters().fails()).isEqualTo(1);
  }

  static Stream<Arguments> problems() {
    return Stream.of(
            Arguments.of("Australia", MapColouring.australia()),
            Arguments.of("8 queens", Queens.pairwise(8)))
        .flatMap(
            problem ->
                Stream.of(
                    Arguments.of(
                        problem.get()[0],
                        problem.get()[1],
                        "new attempt at every contradiction",
                        Restarts.ON_CONTRADICTION),
                    Arguments.of(
                        problem.get()[0],
                        problem.get()[1],
                        "new attempt after ten contradictions",
                        (Restarts) attempt -> 10)));
  }

  /** Makes these attempts one after the other in one run. */
  private static List<Attempt> attempts(Csp csp, Restarts restarts, List<Long> numbers) {
    Solutions found = new Solutions();
    SearchRun run = search(csp, restarts).onSolution(found).start(Limits.none());
    assertThat(run.establish()).isTrue();
    List<Attempt> made = new ArrayList<>();
    for (long number : numbers) {
      Counts before = run.counters().copy();
      int foundBefore = found.inOrder().size();
      Ending ending = run.attempt(number);
      Counts after = run.counters();
      made.add(
          new Attempt(
              ending,
              after.nodes() - before.nodes(),
              after.fails() - before.fails(),
              after.prunings() - before.prunings(),
              found.inOrder().subList(foundBefore, found.inOrder().size())));
    }
    return made;
  }

  private static Search search(Csp csp, Restarts restarts) {
    RandomStream random = new RandomStream(SEED);
    return new Search(new Network(csp.structure()), csp)
        .order(new Entropy(Weights.EQUAL, random))
        .values(new WeightedRandom(Weights.EQUAL, random))
        .lookAhead(csp.variables().size() > 7 ? Ac3Bit::new : ForwardChecking::new)
        .restarts(restarts)
        .random(random);
  }

  private static List<Long> upTo(int count) {
    return LongStream.rangeClosed(1, count).boxed().toList();
  }
}
