package org.cspworkbench.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.Mrv;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What a state says of the alternatives of its decisions and of what followed from them, held
 * against a bookkeeping that reads nothing but the events.
 */
final class DecisionAlternativesTest {

  /** The values that were left to the decision's variable when it was tried, and who was placed. */
  private static final class Level {
    final int variable;
    final BitSet left;
    int placed;

    Level(int variable, BitSet left) {
      this.variable = variable;
      this.left = left;
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
  void decisionKeepsItsAlternativesAndCountsWhatWasPlacedUnderIt(int seed) {
    Csp csp = seed == 0 ? Queens.pairwise(8) : RandomBinary.modelRb(seed, 12, 6, 0.5, 0.3);
    TracePlayer player = mac(csp).player();
    List<Level> levels = new ArrayList<>(List.of(new Level(NONE, new BitSet())));
    BitSet leftBefore = new BitSet();
    while (player.stepForward()) {
      TraceEvent event = Objects.requireNonNull(player.lastEvent());
      switch (event.kind()) {
        case SELECT -> leftBefore = left(player.state(), csp, event.variable());
        case TRY -> levels.add(new Level(event.variable(), leftBefore));
        case PLACE -> levels.get(levels.size() - 1).placed++;
        case REFUTE, BACKTRACK -> levels.remove(levels.size() - 1);
        default -> {}
      }
      TraceState state = player.state();
      assertThat(state.depth()).isEqualTo(levels.size() - 1);
      for (int level = 0; level <= state.depth(); level++) {
        assertThat(state.placed(level))
            .as("seed %d, event %d, level %d", seed, event.position(), level)
            .isEqualTo(levels.get(level).placed);
        if (level > 0) {
          assertThat(left(state, csp, levels.get(level).variable))
              .as("seed %d, event %d, level %d", seed, event.position(), level)
              .isEqualTo(levels.get(level).left);
        }
      }
    }
    assertThat(player.position()).isPositive();
  }

  private static BitSet left(TraceState state, Csp csp, int x) {
    BitSet left = new BitSet();
    for (int i = 0; i < csp.variables().get(x).domain().size(); i++) {
      left.set(i, state.isLeft(x, i));
    }
    return left;
  }

  private static Trace mac(Csp csp) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    new Search(new Network(csp.structure()), csp)
        .order(new Mrv())
        .values(new Ascending())
        .maintainArcConsistency()
        .wanted(Long.MAX_VALUE)
        .solve(Limits.none().withNodes(300), recorder);
    return Objects.requireNonNull(recorder.trace());
  }
}
