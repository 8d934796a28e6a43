package org.cspworkbench.presentation.playback;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.solvers.Problem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The items of the queue are those that the solver dequeues later. */
class WorkIndexTest {

  /** Solvers with a first-in, first-out queue of arcs: the first item is revised next. */
  @ParameterizedTest
  @ValueSource(strings = {"ac3", "mrv", "forward-checking", "fc-cbj"})
  void theFirstArcInTheQueueIsRevisedNext(String solver) throws InterruptedException {
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(Runs.solver(solver), problem, Detail.FINE);
      WorkIndex index = read(trace);
      TracePlayer player = trace.player();
      while (player.position() < Math.min(trace.length(), 20_000)) {
        WorkQueue before = index.at(player.position()).orElseThrow();
        player.stepForward();
        TraceEvent event = requireNonNull(player.lastEvent());
        if (event.kind() == EventKind.REVISE) {
          assertThat(before.first(1)).containsExactly(event.arc());
        } else if (event.kind() == EventKind.SELECT || event.kind() == EventKind.SOLUTION) {
          assertThat(before.size()).as("once nothing changes").isZero();
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ac3", "mac", "forward-checking", "wfc", "domwdeg", "mac-alldifferent"})
  void theQueueHasTheItemsThatWereEnqueuedAndNotDequeued(String solver)
      throws InterruptedException {
    Random random = new Random(11);
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(Runs.solver(solver), problem, Detail.FINE);
      WorkIndex index = read(trace);
      for (int i = 0; i < 20; i++) {
        int position = random.nextInt(trace.length() + 1);
        WorkQueue here = index.at(position).orElseThrow();
        assertThat(here.first(Integer.MAX_VALUE)).isEqualTo(replayed(trace, position));
      }
    }
  }

  /** The current variable was in the queue, and only its neighbours are revised. */
  @ParameterizedTest
  @ValueSource(strings = {"mac", "wfc", "domwdeg", "mac-alldifferent"})
  void onlyQueuedItemsAreRevisedAndTheQueueIsEmptyWhenTheSearchContinues(String solver)
      throws InterruptedException {
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(Runs.solver(solver), problem, Detail.FINE);
      WorkIndex index = read(trace);
      TracePlayer player = trace.player();
      while (player.position() < Math.min(trace.length(), 20_000)) {
        WorkQueue before = index.at(player.position()).orElseThrow();
        player.stepForward();
        TraceEvent event = requireNonNull(player.lastEvent());
        WorkQueue here = index.at(player.position()).orElseThrow();
        switch (event.kind()) {
          case DEQUEUE -> {
            assertThat(before.first(before.size())).contains(~event.variable());
            assertThat(here.first(here.size())).doesNotContain(~event.variable());
            assertThat(here.current()).hasValue(~event.variable());
          }
          case REVISE -> {
            assertThat(here.current()).hasValue(event.arc());
            int head = trace.key().head(event.arc());
            assertThat(before.first(before.size())).doesNotContain(~head);
          }
          case SELECT, TRY, SOLUTION -> assertThat(before.size()).isZero();
          default -> assertThat(here.size()).isLessThanOrEqualTo(before.size() + 1);
        }
      }
    }
  }

  /**
   * Forward checking revises only the neighbours of one variable: the revised arcs and the items of
   * the queue are those enqueued since the variable was assigned.
   */
  @ParameterizedTest
  @ValueSource(strings = {"forward-checking", "fc-cbj"})
  void forwardCheckingRevisesTheNeighboursOfOneVariable(String solver) throws InterruptedException {
    for (Problem problem : Runs.problems()) {
      Trace trace = Runs.trace(Runs.solver(solver), problem, Detail.FINE);
      WorkIndex index = read(trace);
      assertThat(index.isOfNeighbours()).isTrue();
      TracePlayer player = trace.player();
      List<Integer> put = new ArrayList<>();
      List<Integer> revised = new ArrayList<>();
      List<Integer> fruitful = new ArrayList<>();
      while (player.position() < Math.min(trace.length(), 20_000)) {
        player.stepForward();
        TraceEvent event = requireNonNull(player.lastEvent());
        switch (event.kind()) {
          case ENQUEUE -> put.add(event.arc());
          case REVISE -> revised.add(event.arc());
          case PRUNE -> fruitful.add(event.arc());
          default -> {
            put.clear();
            revised.clear();
            fruitful.clear();
          }
        }
        WorkQueue here = index.at(player.position()).orElseThrow();
        if (!here.isInSearch()) {
          continue;
        }
        assertThat(here.revised()).isEqualTo(revised);
        List<Integer> all = new ArrayList<>(here.revised());
        all.addAll(here.first(Integer.MAX_VALUE));
        assertThat(all).isEqualTo(put);
        for (int arc : revised) {
          assertThat(here.hasPruned(arc)).isEqualTo(fruitful.contains(arc));
        }
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"mac", "domwdeg"})
  void propagationRevisesMoreThanNeighbours(String solver) throws InterruptedException {
    Trace trace = Runs.trace(Runs.solver(solver), Runs.sudoku(Runs.HARD), Detail.FINE);
    assertThat(read(trace).isOfNeighbours()).isFalse();
  }

  @Test
  void preprocessingIsNotPartOfTheSearch() throws InterruptedException {
    Trace trace = Runs.trace(Runs.solver("ac3"), Runs.sudoku(Runs.HARD), Detail.FINE);
    assertThat(read(trace).at(trace.length()).orElseThrow().isInSearch()).isFalse();
  }

  /** Checks for each item enqueued since the search last continued whether it was dequeued. */
  private static List<Integer> replayed(Trace trace, int position) {
    List<TraceEvent> events = eventsOfThePropagation(trace, position);
    List<Integer> waiting = new ArrayList<>();
    for (int i = 0; i < events.size(); i++) {
      TraceEvent put = events.get(i);
      if (put.kind() == EventKind.ENQUEUE
          && events.subList(i + 1, events.size()).stream()
              .noneMatch(later -> dequeues(later, put))) {
        waiting.add(put.arc() == TraceEvent.NONE ? ~put.variable() : put.arc());
      }
    }
    return waiting;
  }

  private static boolean dequeues(TraceEvent later, TraceEvent put) {
    return put.arc() == TraceEvent.NONE
        ? later.kind() == EventKind.DEQUEUE && later.variable() == put.variable()
        : later.kind() == EventKind.REVISE && later.arc() == put.arc();
  }

  private static List<TraceEvent> eventsOfThePropagation(Trace trace, int position) {
    int start = position;
    while (start > 0 && isPropagation(trace.kind(start - 1))) {
      start--;
    }
    TracePlayer player = trace.player();
    player.seek(start);
    List<TraceEvent> events = new ArrayList<>();
    while (player.position() < position) {
      player.stepForward();
      events.add(requireNonNull(player.lastEvent()));
    }
    return events;
  }

  private static boolean isPropagation(EventKind kind) {
    return switch (kind) {
      case ENQUEUE, DEQUEUE, REVISE, PRUNE, PLACE -> true;
      default -> false;
    };
  }

  private static WorkIndex read(Trace trace) throws InterruptedException {
    WorkIndex index = WorkIndex.follow(trace, Runs.FOLLOWER);
    Runs.await("the trace is read", () -> index.isKnown(trace.length()));
    return index;
  }
}
