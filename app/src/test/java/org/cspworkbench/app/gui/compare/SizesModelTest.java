package org.cspworkbench.app.gui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.app.export.FinishCsv;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishFigures;
import org.cspworkbench.presentation.comparison.FinishLimits;
import org.cspworkbench.presentation.comparison.PolicyNames;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.compare.Contender;
import org.cspworkbench.viewer.compare.ImageWords;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of comparing policies on images of several sizes. */
class SizesModelTest {

  private static final Protocol QUICK = new Protocol(Duration.ZERO, 1, Duration.ofSeconds(2));

  private final CompareModel model =
      new CompareModel(Runs.THREADS, CompareModel.ALL_TRACES, QUICK, MachineClocks::get);

  @AfterEach
  void stop() {
    model.stop();
  }

  private static Reading.Opened castle(int side) {
    TileRequest request =
        TileRequest.of(
            ShippedTiles.named("castle", /* isPeriodic= */ false).orElseThrow(),
            side,
            side,
            /* isPeriodic= */ false);
    return new Reading.Opened("castle", new Problem.General(request.state()), Optional.empty());
  }

  private static Reading.Opened resized(Reading.Opened image, int side) {
    TileRequest request = TileRequest.of(image.problem().csp()).orElseThrow().withSize(side, side);
    return new Reading.Opened("castle", new Problem.General(request.state()), Optional.empty());
  }

  private void openAndAwait(Reading.Opened problem) throws InterruptedException {
    model.open(problem);
    Runs.await(
        "all is done",
        () -> {
          model.refresh(System.nanoTime());
          return !model.isAtWork();
        });
  }

  private List<String> solvers() {
    return model.contenders().stream().map(each -> each.solver().about().id()).toList();
  }

  private ImmutableSet<Integer> measured() {
    return model.sizes().curve().figures().columnKeySet();
  }

  @Test
  void imagesHaveSolversOfTheirOwn() throws InterruptedException {
    List<String> before = solvers();
    ComparisonRequest request = model.request();
    openAndAwait(castle(8));
    assertThat(solvers()).isEqualTo(PolicyNames.POLICIES);
    assertThat(model.request()).as("what is kept for later sessions").isEqualTo(request);
    model.choose(1, Runs.solver("mac"));
    openAndAwait((Reading.Opened) PuzzleEntry.ofText("Puzzle", "Text", Runs.EASY));
    assertThat(solvers()).isEqualTo(before);
    assertThat(model.sizes().sizes()).isEmpty();
    openAndAwait(castle(9));
    assertThat(solvers()).contains("mac").contains("wfc");
  }

  @Test
  void theSizeOfTheBoardsIsMeasuredByItselfAndKeptWhenTheSizeChanges() throws InterruptedException {
    Reading.Opened image = castle(10);
    openAndAwait(image);
    assertThat(measured()).containsExactly(10);
    long finished = 0;
    for (long seed = 1; seed <= 40; seed++) {
      Settings settings =
          Settings.defaults().withSeed(seed).withLimits(Limits.none().withFails(10));
      Outcome outcome =
          Runs.solver("wfc-backtracking").solve(image.problem(), settings, null).outcome();
      finished += outcome instanceof Outcome.Solved ? 1 : 0;
    }
    FinishFigures counted = model.sizes().curve().at(1, 10).orElseThrow();
    assertThat((long) counted.finished()).isEqualTo(finished);
    assertThat(counted.runs()).isEqualTo(40);
    openAndAwait(resized(image, 12));
    assertThat(measured()).containsExactlyInAnyOrder(10, 12);
    model.choose(0, Runs.solver("wfc-greedy"));
    assertThat(measured()).isEmpty();
  }

  @Test
  void stoppingKeepsWhatHasBeenCounted() throws InterruptedException {
    openAndAwait(castle(8));
    FinishLimits limits = new FinishLimits(40, 100);
    model.runAllSizes(limits);
    Runs.await(
        "two sizes are measured",
        () -> {
          model.refresh(System.nanoTime());
          return model.sizes().curve().figures().column(16).size() == 4;
        });
    model.stop();
    Runs.await(
        "it has stopped",
        () -> {
          model.refresh(System.nanoTime());
          return !model.isAtWork();
        });
    FinishCurve curve = model.sizes().curve();
    assertThat(curve.limits()).isEqualTo(limits);
    assertThat(measured()).contains(8, 16);
    List<String> lines = Splitter.on('\n').omitEmptyStrings().splitToList(FinishCsv.of(curve));
    assertThat(lines).hasSize(1 + curve.figures().size());
    FinishFigures first = curve.at(0, 8).orElseThrow();
    assertThat(lines.get(1)).startsWith("wfc,8,40,100,%d,".formatted(first.finished()));
  }

  /** Undone tiles: all that were tried, less those that stand at the end. */
  @Test
  void theLineBelowAnImageCountsWhatTheTraceShows() throws InterruptedException {
    model.setSeed(3);
    openAndAwait(castle(32));
    for (Contender each : model.contenders()) {
      TracePlayer player = each.player().orElseThrow();
      Trace trace = player.trace();
      for (int position : new int[] {1, trace.length() / 2, trace.length()}) {
        player.seek(position);
        int decided = 0;
        for (int x = 0; x < trace.csp().variables().size(); x++) {
          decided += player.state().size(x) == 1 ? 1 : 0;
        }
        assertThat(each.shareThatStands()).isEqualTo(decided / 1024.0);
        if (!each.isAtEnd() && !PolicyNames.startsAgain(each.solver())) {
          assertThat(ImageWords.line(each)).contains(String.format("%,d", 1024 - decided));
        }
      }
      long tries = 0;
      for (int p = 0; p < trace.length(); p++) {
        tries += trace.kind(p) == EventKind.TRY ? 1 : 0;
      }
      if (each.hasDecided() && each.isAtEnd()) {
        assertThat(ImageWords.line(each))
            .contains(", %d tile".formatted(tries - player.state().depth()));
      }
    }
  }
}
