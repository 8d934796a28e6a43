package org.cspworkbench.core.search;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.LessThan;
import org.cspworkbench.core.model.MalformedEncodingException;
import org.cspworkbench.core.model.NotEqual;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.guide.Guide;
import org.cspworkbench.core.search.lookback.ConflictDirectedBackjumping;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Solutions;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Decision.Operator;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceDecoder;
import org.cspworkbench.core.trace.TraceEncoder;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.core.trace.TraceState;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Domains that are split: both halves, the lower one first, and what a trace knows of it. */
final class SplittingTest {

  private static final ImmutableList<Case> PROBLEMS =
      ImmutableList.<Case>builder()
          .addAll(Case.mixed(80))
          .addAll(Case.drawn(0, 20, seed -> RandomBinary.modelRb(seed, 7, 4, 0.5, 0.3)))
          .build();

  @Test
  void everySolutionIsFoundOnce() {
    for (Case problem : PROBLEMS) {
      Solutions found = new Solutions();
      search(problem.network(), problem.csp(), new Bisection()).wantAll().onSolution(found).solve();
      assertThat(found.inOrder())
          .as("%s", problem)
          .containsExactlyInAnyOrderElementsOf(problem.solutions());
    }
  }

  @Test
  void aHalfTriedIsANodeAndTheLowerOneHasTheMiddleValue() {
    for (Case problem : PROBLEMS) {
      Trace trace = recorded(problem.network(), problem.csp(), Guided.NOBODY, new Bisection());
      TracePlayer player = trace.player();
      long nodes = 0;
      while (player.stepForward()) {
        TraceEvent event = requireNonNull(player.lastEvent());
        if (event.kind() == EventKind.TRY) {
          nodes++;
          TraceEvent.Half half = requireNonNull(event.half());
          int kept = player.state().size(event.variable());
          assertThat(half.values().size()).isEqualTo(kept);
          player.stepBack();
          int before = player.state().size(event.variable());
          boolean isSecond = requireNonNull(player.lastEvent()).kind() != EventKind.SELECT;
          assertThat(half.isUpper()).isEqualTo(isSecond);
          assertThat(kept).isEqualTo(isSecond ? before : (before + 1) / 2);
          player.stepForward();
        }
      }
      assertThat(nodes).isEqualTo(requireNonNull(trace.finalCounters()).nodes());
    }
  }

  /** The ways to branch with splits, of their own or by a guide, each with how it is guided. */
  static Stream<Arguments> splitting() {
    return Stream.of(
        Arguments.of(new Bisection(), Guided.NOBODY),
        Arguments.of(new Bisection(), Guided.AT_RANDOM),
        Arguments.of(Branching.D_WAY, Guided.AT_RANDOM),
        Arguments.of(Branching.BINARY, Guided.AT_RANDOM));
  }

  /** Of 140 values, in three words: forwards, backwards, and after encoding. */
  @ParameterizedTest
  @MethodSource("splitting")
  void wideDomainsAreSplitAndPlayedInBothDirections(Branching branching, Guided guided)
      throws Exception {
    Csp csp = wide();
    Network network = new Network(csp.structure());
    Trace trace = recorded(network, csp, guided, branching);
    assertThat(trace.hasHalves()).isTrue();
    List<Object> forwards = new ArrayList<>();
    TracePlayer player = trace.player();
    forwards.add(state(player, csp));
    while (player.stepForward()) {
      forwards.add(state(player, csp));
    }
    for (int position = trace.length() - 1; position >= 0; position--) {
      assertThat(player.stepBack()).isTrue();
      assertThat(state(player, csp)).isEqualTo(forwards.get(position));
    }
    byte[] bytes = TraceEncoder.encode(trace, trace.length());
    TracePlayer decoded = TraceDecoder.decode(bytes, csp, network).player();
    for (Object state : forwards) {
      assertThat(state(decoded, csp)).isEqualTo(state);
      decoded.stepForward();
    }
    assertThat(requireNonNull(trace.finalCounters()).nodes())
        .isEqualTo(decoded.state().counters().nodes());
  }

  /** A reader that knows only version 1, which has no halves, stops at the first number. */
  @Test
  void aTraceWithHalvesIsOfALaterVersionThanTheFirst() throws Exception {
    Csp csp = Queens.pairwise(6);
    Network network = new Network(csp.structure());
    Trace trace = recorded(network, csp, Guided.NOBODY, new Bisection());
    byte[] bytes = TraceEncoder.encode(trace, trace.length());
    assertThat(bytes[0]).isEqualTo((byte) 3);
    bytes[0] = 4;
    assertThatThrownBy(() -> TraceDecoder.decode(bytes, csp, network))
        .isInstanceOf(MalformedEncodingException.class);
  }

  @Test
  void aGuideChoosesHalvesOfTheDomainAndNoOthers() {
    Csp csp = Queens.pairwise(6);
    Network network = new Network(csp.structure());
    Search search = new Search(network, csp).maintainArcConsistency();
    search.guidedBy(new AnyHalf(new Decision(0, Operator.AT_MOST, 5)));
    assertThatIllegalArgumentException().isThrownBy(search::solve).withMessageContaining("q1");
  }

  @Test
  void halvesAreRefusedWhereReasonsAreNeeded() {
    Csp csp = Queens.pairwise(4);
    Network network = new Network(csp.structure());
    Search search = search(network, csp, new Bisection());
    search.onContradiction(Backjumping.by(ConflictDirectedBackjumping::new));
    assertThatIllegalArgumentException().isThrownBy(search::solve);
  }

  private enum Guided {
    NOBODY,
    AT_RANDOM
  }

  private static Search search(Network network, Csp csp, Branching branching) {
    return new Search(network, csp).order(new Mrv()).lookAhead(Gac::new).branching(branching);
  }

  private static Trace recorded(Network network, Csp csp, Guided guided, Branching branching) {
    Search search = search(network, csp, branching).wantAll();
    if (guided == Guided.AT_RANDOM) {
      search.guidedBy(new AnyHalf());
    }
    TraceRecorder recorder = new TraceRecorder(Detail.FINE);
    Solutions found = new Solutions();
    search.onSolution(found).solve(Limits.none().withNodes(40), recorder);
    Trace trace = requireNonNull(recorder.trace());
    boolean isSplit =
        IntStream.range(0, trace.length())
            .anyMatch(p -> trace.kind(p) == EventKind.TRY && trace.decision(p).splits());
    assertThat(trace.hasHalves()).isEqualTo(isSplit);
    return trace;
  }

  /** Five numbers in ascending order, no two of neighbours three apart. */
  private static Csp wide() {
    Csp.Builder csp = Csp.builder("wide");
    List<Variable> x = IntStream.range(0, 5).mapToObj(i -> csp.variable("x" + i, 1, 140)).toList();
    for (int i = 1; i < x.size(); i++) {
      csp.post(new LessThan(x.get(i - 1), x.get(i)));
      csp.post(new NotEqual(x.get(i - 1), x.get(i), 3));
    }
    return csp.build();
  }

  private static Object state(TracePlayer player, Csp csp) {
    TraceState state = player.state();
    List<Object> all = new ArrayList<>();
    for (Variable variable : csp.variables()) {
      int x = variable.index();
      all.add(
          IntStream.range(0, variable.domain().size())
              .filter(i -> state.contains(x, i))
              .boxed()
              .toList());
      all.add(state.assigned(x));
    }
    for (int level = 1; level <= state.depth(); level++) {
      all.add(state.decisionVariable(level));
      all.add(state.decision(level));
      all.add(
          ImmutableList.copyOf(
              IntStream.of(state.refuted(level, state.decisionVariable(level))).boxed().toList()));
    }
    all.add(state.counters().nodes());
    all.add(state.counters().prunings());
    all.add(String.valueOf(player.lastEvent()));
    return all;
  }

  /** Splits where it likes, or takes a value; or gives always the same answer. */
  private static final class AnyHalf implements Guide {

    private final Random random = new Random(7);
    private final @Nullable Decision fixed;

    AnyHalf() {
      this(null);
    }

    AnyHalf(@Nullable Decision fixed) {
      this.fixed = fixed;
    }

    @Override
    public Decision decision(long node, Decision own, Domains domains) {
      if (fixed != null) {
        return fixed;
      }
      int x = own.variable();
      int size = domains.size(x);
      int at = domains.first(x);
      for (int passed = random.nextInt(size); passed > 0; passed--) {
        at = domains.next(x, at);
      }
      boolean isLast = domains.next(x, at) == Network.NONE;
      return new Decision(x, isLast ? Operator.EQUAL : Operator.of((byte) random.nextInt(3)), at);
    }
  }
}
