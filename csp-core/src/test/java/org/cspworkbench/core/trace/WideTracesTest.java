package org.cspworkbench.core.trace;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import org.cspworkbench.core.kernel.AllDifferentFiltering;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.notation.ProblemReader;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Bisection;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.SearchResult;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Recording.Goal;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Traces over domains that are intervals with holes. They are compared with sets of bits on which
 * the events are replayed by the rules of the format, and with the ends of the runs.
 */
final class WideTracesTest {

  private static final String COMPOSITIONS = "org.cspworkbench.core.testing.Composition#everyPair";

  private static final ImmutableList<Case> PROBLEMS =
      Case.mixed(90).stream()
          .filter(problem -> problem.solutions().size() <= 60)
          .map(Case::wide)
          .collect(ImmutableList.toImmutableList());

  @ParameterizedTest(name = "{0}")
  @MethodSource(COMPOSITIONS)
  void everyStateIsThatOfTheReplayedEvents(Composition composition) throws Exception {
    for (int i = composition.toString().hashCode() & 3; i < PROBLEMS.size(); i += 4) {
      Case problem = PROBLEMS.get(i);
      Goal goal = Goal.turn(problem.seed() + i / 4);
      for (Detail detail : Detail.values()) {
        Recording recording = Recording.of(composition, problem, goal, detail);
        String run = problem + ", " + composition + ", " + goal + ", " + detail;
        recording.endsLikeTheKernel(recording.played().state(), run);
        isPlayedLikeItsEvents(recording.trace(), run);
        countsWhatItDoesUnrecorded(composition, problem, goal, recording, run);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Detail.class)
  void domainsThatAreSplitAreReplayedToo(Detail detail) throws Exception {
    for (Case problem : PROBLEMS) {
      Trace trace = split(problem.network(), problem.csp(), detail);
      isPlayedLikeItsEvents(trace, problem.toString());
    }
  }

  @Test
  void anEndThatIsRemovedIsOneEvent() throws Exception {
    Csp csp =
        ProblemReader.read("wide", "variables x, y in 0..1000000\nx + y = 1500000\nx - y = 10\n")
            .csp();
    Trace trace = split(new Network(csp.structure()), csp, Detail.FINE);
    assertThat(trace.length()).isLessThan(200);
    TracePlayer player = trace.player();
    player.stepForward();
    while (requireNonNull(player.lastEvent()).kind() != EventKind.PRUNE) {
      player.stepForward();
    }
    TraceEvent first = requireNonNull(player.lastEvent());
    assertThat(first.prunings()).isEmpty();
    assertThat(first.removed().intervalCount()).isEqualTo(1);
    assertThat(player.state().counters().prunings()).isEqualTo(first.removed().size());
    assertThat(TraceEncoder.encode(trace, trace.length()).length).isLessThan(2000);
    player.seek(trace.length());
    assertThat(player.state().counters().prunings())
        .isEqualTo(requireNonNull(trace.finalCounters()).prunings());
  }

  /** The values that a decision has set aside are no prunings, on whichever side they are. */
  @Test
  void aValueThatWasDecidedIsLostAlone() {
    Csp csp = twoDomains(70, 3);
    Network network = new Network(csp.structure(), AllDifferentFiltering.PAIRWISE, 1 << 20, 2);
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Domains domains = new Domains(network, csp, new Counters(), recorder);
    for (int k = 0; k < 20; k++) {
      int value = 10 + 2 * k;
      recorder.attempt(network.address(0, value));
      domains.mark();
      domains.assign(0, value);
      if (k % 2 == 0) {
        domains.removeUpTo(0, value + k, Network.NONE);
      } else {
        domains.removeBehind(0, value - k, Network.NONE);
      }
      domains.undo();
      recorder.refute(network.address(0, value), Network.NONE);
    }
    TracePlayer player = Recording.started(recorder).player();
    while (player.stepForward()) {
      // on to the end
    }
    assertThat(player.state().counters().prunings()).isEqualTo(domains.counters().prunings());
    assertThat(domains.counters().prunings()).isEqualTo(20);
  }

  @Test
  void moreValuesThanBoundsHaveRoomForAreNotRecorded() {
    Csp.Builder csp = Csp.builder("too many values");
    for (int x = 0; x <= 64; x++) {
      csp.variable("x" + x, 1, Domain.MAX_SIZE);
    }
    Csp all = csp.build();
    Network network = new Network(all.structure());
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    assertThatThrownBy(() -> new Domains(network, all, new Counters(), recorder))
        .hasMessage(
            "the domains have more than 1073741824 values in all, too many for a recording");
    assertThat(new Domains(network, all, new Counters(), null).size(64)).isEqualTo(Domain.MAX_SIZE);
  }

  /** What is in files from before, in which each value that goes is an event, remains readable. */
  @Test
  void domainsStoredInWordsAreRead() {
    long[] words = {-1L, 0b1011L, 0b101L};
    Csp.Structure structure = twoDomains(70, 3).structure();
    Network key = new Network(structure, AllDifferentFiltering.PAIRWISE, 1 << 20, 2);
    DomainSnapshot read = DomainSnapshot.ofWords(words, key);
    assertThat(read.values(key, 0)).isEqualTo(ValueSet.where(68, i -> i != 66));
    assertThat(read.values(key, 1)).isEqualTo(ValueSet.of(0, 2));
  }

  private static Csp twoDomains(int first, int second) {
    Csp.Builder csp = Csp.builder("two");
    csp.variable("x", 1, first);
    csp.variable("y", 1, second);
    return csp.build();
  }

  private static void countsWhatItDoesUnrecorded(
      Composition composition, Case problem, Goal goal, Recording recording, String run) {
    SearchResult off = Recording.unrecorded(composition, problem, goal, new Solutions());
    assertThat(Snapshot.allCounters(recording.result().counters()))
        .as(run)
        .isEqualTo(Snapshot.allCounters(off.counters()));
    assertThat(recording.played().state().counters().prunings())
        .as(run)
        .isEqualTo(off.counters().prunings());
  }

  private static Trace split(Network network, Csp csp, Detail detail) {
    TraceRecorder recorder = new TraceRecorder(detail);
    new Search(network, csp)
        .order(new Mrv())
        .maintainArcConsistency()
        .branching(new Bisection())
        .wantAll()
        .solve(Limits.none().withNodes(60), recorder);
    return Recording.started(recorder);
  }

  /** Plays {@code trace} forwards, backwards, at random and from its bytes. */
  private static void isPlayedLikeItsEvents(Trace trace, String run) throws Exception {
    List<List<BitSet>> states = new ArrayList<>();
    List<TraceEvent> events = new ArrayList<>();
    Replay replay = new Replay(trace);
    TracePlayer player = trace.player();
    TraceChanges changes = new TraceChanges(player);
    states.add(replay.domains());
    changes.look(x -> {});
    while (player.stepForward()) {
      TraceEvent event = requireNonNull(player.lastEvent());
      events.add(event);
      replay.apply(event);
      states.add(replay.domains());
      isAt(player, states, run);
      BitSet changed = new BitSet();
      changes.look(changed::set);
      List<BitSet> before = states.get(states.size() - 2);
      for (int x = 0; x < before.size(); x++) {
        if (!before.get(x).equals(replay.domains().get(x)) && !changed.get(x)) {
          throw new AssertionError(run + ": no change of " + x + " by " + event);
        }
      }
    }
    while (player.stepBack()) {
      isAt(player, states, run);
      assertThat(player.position() == 0 ? null : player.lastEvent())
          .as(run)
          .isEqualTo(player.position() == 0 ? null : events.get(player.position() - 1));
    }
    RandomStream random = new RandomStream(trace.length());
    for (int jump = 0; jump < 10; jump++) {
      player.seek(random.nextInt(trace.length() + 1));
      isAt(player, states, run);
    }
    byte[] bytes = TraceEncoder.encode(trace, trace.length());
    Trace decoded = TraceDecoder.decode(bytes, trace.csp(), trace.key());
    assertThat(TraceEncoder.encode(decoded, decoded.length())).as(run).isEqualTo(bytes);
    assertThat(TraceFingerprint.of(decoded, decoded.length()))
        .as(run)
        .isEqualTo(TraceFingerprint.of(trace, trace.length()));
    TracePlayer again = decoded.player();
    while (again.stepForward()) {
      isAt(again, states, run);
      assertThat(again.lastEvent()).as(run).isEqualTo(events.get(again.position() - 1));
    }
    assertThat(decoded.finalState().domains()).as(run).isEqualTo(trace.finalState().domains());
  }

  private static void isAt(TracePlayer player, List<List<BitSet>> states, String run) {
    List<BitSet> expected = states.get(player.position());
    for (int x = 0; x < expected.size(); x++) {
      ValueSet left = player.state().left(x);
      if (!bits(left).equals(expected.get(x))
          || player.state().leftCount(x) != expected.get(x).cardinality()) {
        throw new AssertionError(
            String.format(
                "%s: at %d, variable %d has %s instead of %s",
                run, player.position(), x, left, expected.get(x)));
      }
    }
  }

  private static BitSet bits(ValueSet values) {
    BitSet bits = new BitSet();
    values.indices().forEach(bits::set);
    return bits;
  }

  /** The values neither removed nor refuted, as the rules of the format have them. */
  private static final class Replay {
    private final Deque<List<BitSet>> saved = new ArrayDeque<>();
    private List<BitSet> left;
    private List<BitSet> root = List.of();

    Replay(Trace trace) {
      TraceState state = trace.player().state();
      left =
          trace.csp().variables().stream()
              .map(x -> bits(ValueSet.where(x.domain().size(), i -> state.isLeft(x.index(), i))))
              .toList();
    }

    List<BitSet> domains() {
      return copy(left);
    }

    private static List<BitSet> copy(List<BitSet> sets) {
      return sets.stream().map(set -> (BitSet) set.clone()).toList();
    }

    void apply(TraceEvent event) {
      BitSet own = event.variable() < 0 ? new BitSet() : left.get(event.variable());
      switch (event.kind()) {
        case SELECT -> root = root.isEmpty() ? domains() : root;
        case TRY -> {
          root = root.isEmpty() ? domains() : root;
          saved.push(domains());
          TraceEvent.Half half = event.half();
          if (half != null) {
            own.and(bits(half.values()));
          }
        }
        case PRUNE -> {
          assertThat(event.removed().isEmpty()).isFalse();
          event.removed().indices().forEach(i -> assertThat(own.get(i)).isTrue());
          own.andNot(bits(event.removed()));
        }
        case REFUTE, BACKTRACK -> {
          left = saved.pop();
          removeUndone(event);
        }
        case JUMP -> {
          for (int k = 0; k < event.levels().size(); k++) {
            left = saved.pop();
          }
          removeUndone(event);
        }
        case RESTART -> {
          left = root.isEmpty() ? left : root;
          root = List.of();
          saved.clear();
        }
        default -> {}
      }
    }

    private void removeUndone(TraceEvent event) {
      TraceEvent.Half half = event.half();
      if (half != null) {
        left.get(event.variable()).andNot(bits(half.values()));
      } else if (event.value() >= 0) {
        left.get(event.variable()).clear(event.value());
      }
    }
  }
}
