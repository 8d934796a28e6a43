package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.util.List;
import org.cspworkbench.core.gallery.LatinSquare;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Composition.LookAhead;
import org.cspworkbench.core.testing.Composition.Order;
import org.cspworkbench.core.testing.Composition.RootFilter;
import org.cspworkbench.core.testing.Composition.Values;
import org.cspworkbench.core.testing.RandomCsp;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Recording.Goal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A trace keeps within its bound, and one that was too short for its run still tells the end. */
final class TraceBoundTest {

  private static final String LOOK_AHEADS =
      "org.cspworkbench.core.testing.Composition$LookAhead#unlikeEachOther";

  private static final long SMALLEST = 1024;

  private static final Case QUEENS = Case.of(2, Queens.pairwise(6));

  @ParameterizedTest(name = "{0}")
  @MethodSource("org.cspworkbench.core.testing.Composition#everyPair")
  void aTraceThatIsTooShortEndsWithAGapThatLeadsToTheKernelsFinalState(Composition composition) {
    for (Goal goal : Goal.values()) {
      for (Case problem : List.of(QUEENS, Case.of(1, RandomCsp.mixed(1)))) {
        TraceRecorder recorder = new TraceRecorder(Detail.FINE, SMALLEST);
        Recording recording = Recording.of(composition, problem, goal, recorder);
        long complete = lengthWithoutBound(composition, problem, goal);
        long capacity = capacity(SMALLEST);
        String run = problem + ", " + composition + ", " + goal;

        assertThat(recording.trace().isClosed()).as(run).isTrue();
        assertThat(recording.trace().hasGap()).as(run).isEqualTo(complete > capacity);
        assertThat(recording.trace().length())
            .as(run)
            .isEqualTo((int) Math.min(complete, capacity + 1));
        TracePlayer player = recording.played();
        recording.endsLikeTheKernel(player.state(), run);
        if (recording.trace().hasGap()) {
          TraceEvent last = player.lastEvent();
          assertThat(last).isNotNull();
          assertThat(last.kind()).as(run).isEqualTo(EventKind.GAP);
          assertThat(Snapshot.allCounters(player.state().counters()))
              .as(run)
              .isEqualTo(Snapshot.allCounters(recording.result().counters()));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource(LOOK_AHEADS)
  void theRunGoesOnBeyondTheEndOfItsTrace(LookAhead lookAhead) {
    Composition composition = simple(lookAhead);
    Solutions solutions = new Solutions();
    var off = Recording.unrecorded(composition, QUEENS, Goal.ALL_SOLUTIONS, solutions);
    Recording cut =
        Recording.of(
            composition, QUEENS, Goal.ALL_SOLUTIONS, new TraceRecorder(Detail.FINE, SMALLEST));
    assertThat(cut.trace().hasGap()).isTrue();
    assertThat(cut.solutions()).isEqualTo(solutions.inOrder()).hasSize(4);
    assertThat(Snapshot.allCounters(cut.result().counters()))
        .isEqualTo(Snapshot.allCounters(off.counters()));
  }

  @ParameterizedTest
  @MethodSource(LOOK_AHEADS)
  void whatIsBeforeTheGapIsWhatAnUnboundedTraceTells(LookAhead lookAhead) {
    Composition composition = simple(lookAhead);
    Trace cut =
        Recording.of(
                composition, QUEENS, Goal.ALL_SOLUTIONS, new TraceRecorder(Detail.FINE, SMALLEST))
            .trace();
    Trace whole = Recording.of(composition, QUEENS, Goal.ALL_SOLUTIONS, Detail.FINE).trace();
    TracePlayer ofCut = cut.player();
    TracePlayer ofWhole = whole.player();
    while (ofCut.position() < cut.length() - 1) {
      ofCut.stepForward();
      ofWhole.stepForward();
      assertThat(ofCut.lastEvent()).isEqualTo(ofWhole.lastEvent());
    }
    Snapshot beforeTheGap = Snapshot.of(ofCut.state(), cut.csp());
    assertThat(ofCut.stepForward()).isTrue();
    assertThat(ofCut.stepForward()).isFalse();
    assertThat(ofCut.stepBack()).isTrue();
    assertThat(Snapshot.of(ofCut.state(), cut.csp())).isEqualTo(beforeTheGap);
    assertThat(ofCut.trace().kind(cut.length() - 1)).isEqualTo(EventKind.GAP);
  }

  /** At the border between two pieces of memory the closing event needs a piece of its own. */
  @ParameterizedTest
  @ValueSource(longs = {8191, 8192, 8193, 16384})
  void aBoundAtTheBorderBetweenTwoPiecesOfMemoryIsKeptToo(long capacity) {
    Case problem = Case.of(0, Queens.pairwise(8));
    TraceRecorder recorder = new TraceRecorder(Detail.FINE, 9 * capacity);
    Recording recording =
        Recording.of(simple(LookAhead.AC3), problem, Goal.ALL_SOLUTIONS, recorder);
    assertThat(recording.trace().length()).isEqualTo((int) capacity + 1);
    assertThat(recording.trace().hasGap()).isTrue();
    recording.endsLikeTheKernel(recording.played().state(), "capacity " + capacity);
  }

  @Test
  void aTraceThatIsJustLongEnoughHasNoGap() {
    Composition composition = simple(LookAhead.FORWARD_CHECKING);
    long complete = lengthWithoutBound(composition, QUEENS, Goal.ALL_SOLUTIONS);
    Trace enough =
        Recording.of(
                composition,
                QUEENS,
                Goal.ALL_SOLUTIONS,
                new TraceRecorder(Detail.FINE, 9 * complete))
            .trace();
    assertThat(enough.hasGap()).isFalse();
    assertThat(enough.length()).isEqualTo((int) complete);
    Trace tooShort =
        Recording.of(
                composition,
                QUEENS,
                Goal.ALL_SOLUTIONS,
                new TraceRecorder(Detail.FINE, 9 * (complete - 1)))
            .trace();
    assertThat(tooShort.hasGap()).isTrue();
    assertThat(tooShort.length()).isEqualTo((int) complete);
  }

  /**
   * Eight bytes for each event, and the keyframes on top: together no more than the bound, since
   * even the fullest keyframe takes no more bytes than there are events in its interval and the
   * bound counts nine bytes for an event.
   */
  @Test
  void eventsAndKeyframesTogetherStayWithinTheBound() {
    for (Csp csp : List.of(Queens.pairwise(9), LatinSquare.ofOrder(5), RandomCsp.wide(2))) {
      Case problem = new Case(0, csp, new Network(csp.structure()), ImmutableList.of());
      boolean small = csp.variables().size() < 5;
      for (LookAhead lookAhead : LookAhead.unlikeEachOther()) {
        Goal goal = small ? Goal.FIRST_SOLUTION : Goal.ALL_SOLUTIONS;
        TraceRecorder recorder = new TraceRecorder(Detail.FINE, 9 * 60_000);
        Recording recording = Recording.of(simple(lookAhead), problem, goal, recorder);
        recording.played(); // leaves keyframes behind
        staysWithin(9 * 60_000, recording.trace());
      }
    }
  }

  private static void staysWithin(long maxBytes, Trace trace) {
    int interval = TraceState.keyframeInterval(trace);
    assertThat(trace.keyframes()).hasSize(trace.length() / interval);
    for (TraceState keyframe : trace.keyframes()) {
      assertThat(bytes(keyframe)).as("%s", trace.csp()).isLessThanOrEqualTo(interval);
    }
    long keyframes = trace.keyframes().stream().mapToLong(TraceBoundTest::bytes).sum();
    long events = trace.hasGap() ? trace.length() - 1 : trace.length();
    assertThat(events * Long.BYTES + keyframes).as("%s", trace.csp()).isLessThanOrEqualTo(maxBytes);
  }

  @Test
  void aRecorderNeedsRoomForSomeEvents() {
    assertThatThrownBy(() -> new TraceRecorder(Detail.DECISIONS, SMALLEST - 1))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("a trace needs at least 1,024 bytes, not 1023");
  }

  @Test
  void aRecorderRecordsOneRun() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    assertThat(recorder.trace()).isNull();
    Recording.of(simple(LookAhead.AC3), QUEENS, Goal.FIRST_SOLUTION, recorder);
    assertThatThrownBy(
            () -> Recording.of(simple(LookAhead.AC3), QUEENS, Goal.FIRST_SOLUTION, recorder))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a recorder records one run");
  }

  @Test
  void aRecorderMustBeStartedFirst() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    assertThatThrownBy(() -> recorder.select(0))
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("a recorder must be started before it records events");
  }

  private static long capacity(long maxBytes) {
    return maxBytes / 9;
  }

  private static long lengthWithoutBound(Composition composition, Case problem, Goal goal) {
    return Recording.of(composition, problem, goal, Detail.FINE).trace().length();
  }

  private static Composition simple(LookAhead lookAhead) {
    return new Composition(
        lookAhead, RootFilter.NO_OTHER, Branching.D_WAY, Order.LEXICOGRAPHIC, Values.ASCENDING);
  }

  /** What the arrays of {@code keyframe} hold, whatever they are called. */
  private static long bytes(TraceState keyframe) {
    long bytes = 0;
    for (Field field : TraceState.class.getDeclaredFields()) {
      if (field.getType().isArray()) {
        field.setAccessible(true);
        try {
          Object array = field.get(keyframe);
          int width = field.getType() == long[].class ? Long.BYTES : Integer.BYTES;
          bytes += (long) width * Array.getLength(array);
        } catch (IllegalAccessException e) {
          throw new AssertionError(e);
        }
      }
    }
    return bytes;
  }
}
