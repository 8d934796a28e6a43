package org.cspworkbench.core.learning;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.primitives.ImmutableIntArray;
import java.util.stream.Stream;
import org.cspworkbench.core.kernel.DomainLog;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Drawn;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceKey;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whatever the search is put together from: each reason found in its trace is one, and the literals
 * behind each contradiction cannot all be true. Both are asked of brute force.
 */
final class RecordedReasonsTest {

  private static final int PROBLEMS = 12;
  private static final int CONTRADICTIONS = 12; // of each run

  private int reasons;

  static Stream<Composition> compositions() {
    return Composition.everyPair();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("compositions")
  void everyReasonInATraceIsOne(Composition composition) {
    for (Drawn drawn : Drawn.values()) {
      for (long seed = 0; seed < PROBLEMS; seed++) {
        Case problem = drawn.of(seed);
        check(problem, trace(composition, problem));
      }
    }
    assertThat(reasons).isPositive();
  }

  private static Trace trace(Composition composition, Case problem) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    composition.search(problem).solve(Limits.none(), recorder);
    Trace trace = recorder.trace();
    assertThat(trace).isNotNull();
    return trace;
  }

  private void check(Case problem, Trace trace) {
    int checked = 0;
    for (int p = 0; p < trace.length() && checked < CONTRADICTIONS; p++) {
      if (trace.kind(p) == EventKind.SOLUTION) {
        return; // what is refuted from now on follows from no constraint
      }
      if (trace.kind(p) == EventKind.WIPE_OUT) {
        check(problem, trace, p + 1);
        checked++;
      } else if (trace.kind(p) == EventKind.REFUTE && !trace.followsWipeOut(p)) {
        check(problem, trace, p);
        checked++;
      }
    }
  }

  private void check(Case problem, Trace trace, int end) {
    RecordedReasons found = new RecordedReasons(trace, end);
    DomainLog log = found.log();
    TraceKey key = trace.key();
    assertThat(problem.solutions())
        .as("%s, contradiction at %s", problem, end)
        .noneMatch(each -> holdAll(found.contradiction(), log, key, indices(trace, each)));
    for (int position = 0; position < log.length(); position++) {
      if (found.basis(position) == RecordedReasons.Basis.DECISION) {
        continue;
      }
      ImmutableIntArray reason = found.reason(position);
      int implied = position;
      reason.forEach(before -> assertThat(before).isLessThan(implied));
      reasons++;
      assertThat(problem.solutions())
          .as("%s, %s at %s", problem, found.basis(position), end)
          .noneMatch(
              each ->
                  holdAll(reason, log, key, indices(trace, each))
                      && !holds(log.literal(implied), key, indices(trace, each)));
    }
    assertThatStateIsThatOfThePlayer(trace, end, found);
  }

  private static void assertThatStateIsThatOfThePlayer(
      Trace trace, int end, RecordedReasons found) {
    TracePlayer player = trace.player();
    player.seek(end);
    TraceState state = player.state();
    for (int x = 0; x < trace.csp().variables().size(); x++) {
      for (int i = 0; i < trace.csp().variables().get(x).domain().size(); i++) {
        boolean isThere = found.log().removedAt(trace.key().address(x, i)) == DomainLog.NEVER;
        assertThat(isThere).as("x%s, value %s at %s", x, i, end).isEqualTo(state.contains(x, i));
      }
    }
    for (int level = 1; level <= state.depth(); level++) {
      int at = found.decision(level);
      if (at >= 0) {
        assertThat(found.level(at)).isEqualTo(level);
        assertThat(found.event(at)).isEqualTo(state.decisionPosition(level));
      }
    }
  }

  private static int[] indices(Trace trace, Iterable<Integer> solution) {
    int[] indices = new int[trace.csp().variables().size()];
    int x = 0;
    for (int value : solution) {
      indices[x] = trace.csp().variables().get(x).domain().indexOf(value);
      x++;
    }
    return indices;
  }

  private static boolean holdAll(
      ImmutableIntArray positions, DomainLog log, TraceKey key, int[] indices) {
    return positions.stream().allMatch(at -> holds(log.literal(at), key, indices));
  }

  private static boolean holds(int literal, TraceKey key, int[] indices) {
    int address = DomainLog.address(literal);
    boolean has = indices[key.variableAt(address)] == key.indexAt(address);
    return has == DomainLog.isEquation(literal);
  }
}
