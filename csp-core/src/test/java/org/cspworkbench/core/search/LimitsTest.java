package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.testing.BruteForce;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A search stops where it was told to, and says why. */
final class LimitsTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final Case EIGHT_QUEENS = Case.of(3, Queens.pairwise(8));

  private static final List<Case> SMALL = Case.mixed(40);

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void noMoreNodesThanAllowed(Composition composition) {
    Case problem = Case.of(1, Queens.pairwise(6));
    long complete = all(composition.search(problem), Limits.none()).counters().nodes();
    for (long nodes : new long[] {0, 1, 2, 3, 7, complete - 1}) {
      SearchResult result = all(composition.search(problem), Limits.none().withNodes(nodes));
      assertThat(result.ending()).as("%d nodes", nodes).isEqualTo(Ending.NODES);
      assertThat(result.counters().nodes()).isEqualTo(nodes);
    }
    SearchResult enough = all(composition.search(problem), Limits.none().withNodes(complete));
    assertThat(enough.ending()).isEqualTo(Ending.EXHAUSTED);
    assertThat(enough.counters().solutions()).isEqualTo(4);
  }

  /** Where one node leads to several failures, the last node allowed may pass the limit. */
  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void noFurtherNodeOnceTheFailsAreUsedUp(Composition composition) {
    Case problem = Case.of(1, Queens.pairwise(6));
    for (long fails : new long[] {1, 2, 3, 6}) {
      SearchResult result = all(composition.search(problem), Limits.none().withFails(fails));
      assertThat(result.ending()).as("%d fails", fails).isEqualTo(Ending.FAILS);
      assertThat(result.counters().fails()).isGreaterThanOrEqualTo(fails);
      SearchResult oneNodeLess =
          all(composition.search(problem), Limits.none().withNodes(result.counters().nodes() - 1));
      assertThat(oneNodeLess.counters().fails()).as("before the last node").isLessThan(fails);
    }
  }

  @Test
  void noMoreAttemptsThanAllowed() {
    Csp unsolvable = Queens.pairwise(3);
    for (long attempts : new long[] {1, 2, 50}) {
      SearchResult result =
          new Search(network(unsolvable), unsolvable)
              .lookAhead(Ac3Bit::new)
              .restarts(Restarts.ON_CONTRADICTION)
              .solve(Limits.none().withAttempts(attempts), null);
      assertThat(result.ending()).isEqualTo(Ending.ATTEMPTS);
      assertThat(result.counters().attempts()).isEqualTo(attempts);
      assertThat(result.counters().fails()).isEqualTo(attempts);
    }
  }

  @Test
  void noTimeMeansNoNode() {
    SearchResult result = all(new Search(EIGHT_QUEENS.network(), EIGHT_QUEENS.csp()), noTime());
    assertThat(result.ending()).isEqualTo(Ending.TIME);
    assertThat(result.counters().nodes()).isZero();
  }

  @Test
  void aSearchThatWouldTakeForEverEndsWhenItsTimeIsUp() {
    Csp csp = Queens.pairwise(40);
    SearchResult result =
        all(new Search(network(csp), csp), Limits.none().withTime(Duration.ofMillis(50)));
    assertThat(result.ending()).isEqualTo(Ending.TIME);
    assertThat(result.counters().nodes()).isPositive();
  }

  @Test
  void aSolutionFoundInTimeIsNotTakenBackByALimit() {
    Csp given = LatinSquare.ofOrder(1);
    SearchResult result =
        new Search(network(given), given).solve(noTime().withNodes(0).withFails(0), null);
    assertThat(result.ending()).isEqualTo(Ending.ENOUGH);
  }

  @Test
  void aSearchCancelledBeforeItStartsTriesNothing() {
    Cancellation cancellation = new Cancellation();
    cancellation.request();
    SearchResult result =
        all(
            new Search(EIGHT_QUEENS.network(), EIGHT_QUEENS.csp()),
            Limits.none().withCancellation(cancellation));
    assertThat(result.ending()).isEqualTo(Ending.CANCELLED);
    assertThat(result.counters().nodes()).isZero();
    assertThat(cancellation.isRequested()).isTrue();
  }

  /** Plain backtracking that would outlive us all, its trace long full, stopped from outside. */
  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void cancellationStopsALongRunThoughItsTraceIsFull(boolean fine) throws Exception {
    Csp csp = Queens.pairwise(40);
    Cancellation cancellation = new Cancellation();
    int bytesPerEvent = fine ? 9 : 10; // in a recording of decisions, each counts its revisions
    TraceRecorder recorder =
        new TraceRecorder(fine ? Detail.FINE : Detail.DECISIONS, bytesPerEvent * 50_000L);
    ExecutorService thread = Executors.newSingleThreadExecutor();
    try {
      Future<SearchResult> run =
          thread.submit(
              () ->
                  new Search(network(csp), csp)
                      .wantAll()
                      .solve(Limits.none().withCancellation(cancellation), recorder));
      Trace trace = waitUntilFull(recorder, run);
      assertThat(run.isDone()).isFalse();
      assertThat(trace.hasGap()).as("before the run is over").isFalse();
      cancellation.request();
      SearchResult result = run.get();

      assertThat(result.ending()).isEqualTo(Ending.CANCELLED);
      assertThat(trace.isClosed()).isTrue();
      assertThat(trace.hasGap()).isTrue();
      assertThat(trace.length()).isEqualTo(50_001);
      TracePlayer player = trace.player();
      player.seek(trace.length());
      Counts told = player.state().counters();
      assertThat(told.nodes()).isEqualTo(result.counters().nodes()).isGreaterThan(10_000);
      assertThat(told.fails()).isEqualTo(result.counters().fails());
      assertThat(told.backtracks()).isEqualTo(result.counters().backtracks());
    } finally {
      cancellation.request();
      thread.shutdown();
    }
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void asManySolutionsAsWantedAndNoMore(Composition composition) {
    Case problem = Case.of(2, Queens.pairwise(6));
    for (long wanted = 1; wanted <= 5; wanted++) {
      Solutions found = new Solutions();
      SearchResult result =
          composition.search(problem).wanted(wanted).onSolution(found).solve(Limits.none(), null);
      assertThat(found.sorted()).doesNotHaveDuplicates();
      assertThat(problem.solutions()).containsAll(found.inOrder());
      assertThat(found.inOrder()).hasSize((int) Math.min(wanted, 4));
      assertThat(result.counters().solutions()).isEqualTo(Math.min(wanted, 4));
      assertThat(result.ending()).isEqualTo(wanted <= 4 ? Ending.ENOUGH : Ending.EXHAUSTED);
    }
    assertThat(BruteForce.solutions(problem.csp())).hasSize(4);
  }

  /**
   * Whoever asks for several solutions never gets one twice, though the search starts anew
   * meanwhile; or is told that the two do not go together.
   */
  @ParameterizedTest
  @EnumSource(LookAhead.class)
  void noSolutionIsCountedTwiceThoughTheSearchStartsAnewOrTheWishIsRefused(LookAhead lookAhead) {
    Composition.everyPair()
        .filter(composition -> composition.lookAhead() == lookAhead)
        .forEach(LimitsTest::findsNoSolutionTwiceOrRefuses);
  }

  private static void findsNoSolutionTwiceOrRefuses(Composition composition) {
    for (Case problem : SMALL) {
      Solutions found = new Solutions();
      SearchResult result;
      try {
        result =
            composition
                .search(problem)
                .restarts(attempt -> 2)
                .wanted(3)
                .onSolution(found)
                .solve(Limits.none().withAttempts(20), null);
      } catch (IllegalArgumentException | IllegalStateException refused) {
        continue;
      }
      assertThat(found.sorted()).as("%s, %s", problem, composition).doesNotHaveDuplicates();
      if (result.ending() == Ending.EXHAUSTED) {
        assertThat(found.sorted())
            .as("%s, %s", problem, composition)
            .isEqualTo(problem.solutions());
      }
    }
  }

  @Test
  void limitsThatMakeNoSenseAreRefused() {
    Limits none = Limits.none();
    assertThatThrownBy(() -> none.withNodes(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a limit may not be negative");
    assertThatThrownBy(() -> none.withFails(-1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a limit may not be negative");
    assertThatThrownBy(() -> none.withAttempts(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("at least one attempt must be allowed, not 0");
    assertThatThrownBy(() -> none.withTime(Duration.ofNanos(-1)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a time limit of PT-0.000000001S is out of range");
    assertThatThrownBy(() -> none.withTime(Duration.ofDays(365_000)))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Search(EIGHT_QUEENS.network(), EIGHT_QUEENS.csp()).wanted(0))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("at least one solution must be wanted, not 0");
  }

  @Test
  void aSearchOverTheNetworkOfAnotherProblemIsRefused() {
    Csp other = Queens.pairwise(8);
    assertThatThrownBy(() -> new Search(EIGHT_QUEENS.network(), other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("8 queens is not over this network");
  }

  private static Trace waitUntilFull(TraceRecorder recorder, Future<?> run) {
    while (!run.isDone()) {
      Trace trace = recorder.trace();
      if (trace != null && trace.isFull()) {
        return trace;
      }
      Thread.onSpinWait();
    }
    throw new AssertionError("the run ended before its trace was full");
  }

  private static Limits noTime() {
    return Limits.none().withTime(Duration.ZERO);
  }

  private static SearchResult all(Search search, Limits limits) {
    return search.wantAll().solve(limits, null);
  }

  private static Network network(Csp csp) {
    return new Network(csp.structure());
  }
}
