package org.cspworkbench.presentation.detail;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.junit.jupiter.api.Test;

/** Tests of the selection of counters when space is scarce. */
final class CounterValueTest {

  @Test
  void theLastOfFourCountersShowsTheProgressOfTheRun() {
    assertThat(fourOf("forward-checking")).containsExactly("nodes", "fails", "backtracks", "open");
    assertThat(fourOf("wfc")).containsExactly("nodes", "fails", "attempts", "open");
    assertThat(fourOf("min-conflicts")).containsExactly("moves", "conflicts", "attempts", "open");
  }

  private static ImmutableList<String> fourOf(String solver) {
    TracePlayer player =
        Runs.trace(Runs.solver(solver), Runs.sudoku(Runs.ENDLESS), Detail.DECISIONS).player();
    player.seek(player.trace().length());
    ImmutableList<CounterValue> all =
        CounterValue.at(player, Optional.empty(), solver.equals("wfc"));
    return CounterValue.mostTelling(all, 4).stream()
        .map(CounterValue::key)
        .collect(ImmutableList.toImmutableList());
  }

  /** With revisions on the screen, a projector has a counter of them. */
  @Test
  void aRunOfSingleRevisionsHasCountersOfThem() {
    TracePlayer player =
        Runs.trace(Runs.solver("ac3"), Runs.sudoku(Runs.EASY), Detail.FINE).player();
    assertThat(CounterValue.ofPropagation(CounterValue.at(player, Optional.empty(), false)))
        .extracting(CounterValue::key)
        .containsExactly("nodes", "prunings", "revisions", "open");
  }
}
