package org.cspworkbench.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.function.Supplier;
import org.cspworkbench.core.consistency.Gac;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.learning.ActivityOrder;
import org.cspworkbench.core.learning.Keep;
import org.cspworkbench.core.learning.Learning;
import org.cspworkbench.core.learning.SavedPhases;
import org.cspworkbench.core.search.order.Ascending;
import org.cspworkbench.core.search.order.DomWdeg;
import org.cspworkbench.core.search.order.LastConflict;
import org.cspworkbench.core.search.order.Mrv;
import org.cspworkbench.core.testing.Case;
import org.cspworkbench.core.testing.Drawn;
import org.cspworkbench.core.testing.Solutions;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A search that pauses and continues is the same search. */
final class PausesTest {

  /** What a search does, as far as pauses could change it. */
  private record Done(
      Ending ending, List<? extends List<Integer>> solutions, List<Long> counters, int pauses) {

    Done withoutPauses() {
      return new Done(ending, solutions, counters, 0);
    }
  }

  /** Searches with and without learning, jumps and restarts. */
  private enum Parts {
    LEARNING,
    WEIGHTS_AND_RESTARTS,
    D_WAY;

    Search of(Case problem) {
      Search search = new Search(problem.network(), problem.csp()).lookAhead(Gac::new);
      return switch (this) {
        case LEARNING ->
            search
                .order(new ActivityOrder())
                .values(new SavedPhases(new Ascending()))
                .restarts(Restarts.luby(3))
                .branching(Branching.BINARY)
                .onContradiction(LearningBacktracking.by(new Learning(Keep.FEW_LEVELS)));
        case WEIGHTS_AND_RESTARTS ->
            search
                .order(new LastConflict(new DomWdeg()))
                .branching(Branching.BINARY)
                .restarts(Restarts.luby(3))
                .nogoods();
        case D_WAY -> search.order(new Mrv());
      };
    }
  }

  @ParameterizedTest
  @EnumSource(Parts.class)
  void pausesChangeNothing(Parts parts) {
    int pauses = 0;
    for (Drawn drawn : Drawn.values()) {
      for (long seed = 0; seed < 25; seed++) {
        Case problem = drawn.of(seed);
        pauses += compare(() -> parts.of(problem), problem.toString());
        pauses += compare(() -> parts.of(problem).wantAll(), problem + ", all");
      }
    }
    Case hard = Case.of(0, RandomBinary.modelRb(0, 10, 5, 0.6, 0.35));
    pauses += compare(() -> parts.of(hard).wantAll(), hard.toString());
    assertThat(pauses).isGreaterThan(20);
  }

  private static int compare(Supplier<Search> search, String name) {
    Done whole = done(search.get(), Long.MAX_VALUE);
    Done paused = done(search.get(), 1);
    assertThat(paused.withoutPauses()).as(name).isEqualTo(whole);
    assertThat(done(search.get(), 3).withoutPauses()).as(name).isEqualTo(whole);
    return paused.pauses();
  }

  private static Done done(Search search, long share) {
    Solutions solutions = new Solutions();
    SearchRun run = search.onSolution(solutions).start(Limits.none());
    int pauses = 0;
    long work = share;
    @Nullable Ending ending = run.searchUntil(work);
    while (ending == null) {
      pauses++;
      assertThat(run.work()).isGreaterThanOrEqualTo(work);
      work = run.work() + share;
      ending = run.searchUntil(work);
    }
    return new Done(
        ending,
        solutions.inOrder(),
        List.of(
            run.counters().nodes(),
            run.counters().fails(),
            run.counters().backtracks(),
            run.counters().prunings(),
            run.counters().revisions(),
            run.counters().attempts(),
            run.counters().solutions()),
        pauses);
  }

  @Test
  void plainBacktrackingCannotContinue() {
    SearchRun run = Search.on(Queens.pairwise(8)).start(Limits.none());
    assertThat(run.searchUntil(1)).isNull();
    assertThatThrownBy(() -> run.searchUntil(2)).isInstanceOf(UnsupportedOperationException.class);
  }
}
