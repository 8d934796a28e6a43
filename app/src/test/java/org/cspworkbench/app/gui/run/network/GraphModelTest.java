package org.cspworkbench.app.gui.run.network;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.core.gallery.Graph;
import org.cspworkbench.core.gallery.GraphColouring;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.Seek;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.paint.graph.GraphScene;
import org.cspworkbench.presentation.paint.graph.VariablePair;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.explore.GraphModel;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class GraphModelTest {

  private final AtomicReference<Playback> playback = new AtomicReference<>();
  private final List<Integer> chosen = new ArrayList<>();
  private final GraphModel model =
      new GraphModel(
          () -> Optional.ofNullable(playback.get()),
          Background.NONE,
          chosen::add,
          pair -> Optional.of("not " + pair.first()));

  private Trace watch(Problem problem, String solver) {
    Trace trace = Runs.trace(Runs.solver(solver), problem, Detail.FINE);
    playback.set(new Playback(trace));
    model.refresh();
    return trace;
  }

  private Playback here() {
    return requireNonNull(playback.get());
  }

  private static Problem large() {
    return new Problem.General(GraphColouring.of(Graph.mycielski(7), 8));
  }

  @Test
  void withoutATraceNothingIsShown() {
    model.refresh();
    assertThat(model.graph()).isEmpty();
    assertThat(model.scene()).isEmpty();
    assertThat(model.focus()).isEmpty();
    assertThat(model.revision()).isEmpty();
    assertThat(model.story()).isEmpty();
  }

  /** Holds also before the model has been refreshed. */
  @Test
  void nothingIsShownOfAPreviousProblem() {
    watch(Runs.sudoku(Runs.EASY), "mac");
    assertThat(model.graph()).isPresent();
    Trace other = Runs.trace(Runs.solver("mac"), large(), Detail.FINE);
    playback.set(new Playback(other));
    assertThat(model.graph()).isEmpty();
    assertThat(model.scene()).isEmpty();
    assertThat(model.moment(x -> true)).isEmpty();
    assertThat(model.board()).isEmpty();
    for (int position = 0; position < Math.min(other.length(), 500); position++) {
      here().seek(position);
      assertThat(model.revision()).as("at %s", position).isNotNull();
    }
  }

  /** The current arc is the one in the trace, at every event. */
  @ParameterizedTest
  @ValueSource(strings = {"ac3", "mac", "forward-checking", "mac-alldifferent"})
  void theCurrentArcIsThatOfTheTrace(String solver) {
    for (Problem problem : Runs.problems()) {
      Trace trace = watch(problem, solver);
      TracePlayer player = trace.player();
      while (player.position() < Math.min(trace.length(), 3_000)) {
        player.stepForward();
        here().seek(player.position());
        TraceEvent event = player.lastEvent();
        GraphFocus focus = model.focus().orElseThrow();
        assertThat(event).isNotNull();
        if (event.kind() == EventKind.REVISE || event.kind() == EventKind.PRUNE) {
          boolean hasArc = event.arc() != NONE;
          assertThat(focus.variable()).isEqualTo(event.variable());
          assertThat(focus.constraint())
              .isEqualTo(hasArc ? trace.key().constraintIndex(event.arc()) : NONE);
          assertThat(focus.head()).isEqualTo(hasArc ? trace.key().head(event.arc()) : NONE);
          assertThat(focus.gone()).hasSameSizeAs(event.prunings());
          assertThat(focus.removes()).isEqualTo(event.kind() == EventKind.PRUNE);
        }
      }
    }
  }

  @Test
  void aRevisionIsWrittenWithItsDirection() {
    Trace trace = watch(new Problem.General(Queens.pairwise(8)), "ac3");
    TracePlayer player = trace.player();
    assertThat(Seek.next(player, EnumSet.of(EventKind.REVISE))).isTrue();
    TraceEvent event = player.lastEvent();
    assertThat(event).isNotNull();
    here().seek(player.position());
    assertThat(model.revision())
        .isEqualTo(
            "revise(%s, %s)",
            trace.csp().variables().get(trace.key().tail(event.arc())).name(),
            trace.csp().variables().get(trace.key().head(event.arc())).name());
  }

  /** The current arc is visible in graphs of any size. */
  @Test
  void theCurrentArcIsVisibleInALargeGraph() {
    Trace trace = watch(large(), "forward-checking");
    for (int position = 0; position <= Math.min(600, trace.length()); position++) {
      here().seek(position);
      GraphScene scene = model.scene().orElseThrow();
      GraphFocus focus = model.focus().orElseThrow();
      assertThat(scene.variables().size()).isLessThan(40);
      if (focus.constraint() != NONE) {
        assertThat(scene.variables()).contains(focus.centre(), focus.variable());
      }
    }
  }

  @Test
  void aVariableIsSelectedAndDeselected() {
    watch(large(), "forward-checking");
    model.select(7);
    assertThat(model.selected()).isEqualTo(7);
    assertThat(model.scene().orElseThrow().variables().get(0)).isEqualTo(7);
    assertThat(model.moment(x -> true).orElseThrow().selected()).isEqualTo(7);
    model.select(7);
    assertThat(model.selected()).isEqualTo(NONE);
    assertThat(chosen).containsExactly(7, NONE);
  }

  @Test
  void aVariableStaysWhereItIsDraggedWhileTheProblemIsOpen() {
    Trace trace = watch(new Problem.General(Queens.pairwise(5)), "ac3");
    GraphScene before = model.scene().orElseThrow();
    Box area = new Box(0, 0, 400, 300);
    ConstraintGraphPainter painter = new ConstraintGraphPainter(before, Theme.current().look());
    model.move(painter.dragged(0, new Point(200, 150), area));
    GraphScene moved = model.scene().orElseThrow();
    assertThat(moved).isNotSameAs(before);
    here().seek(trace.length() / 2);
    model.refresh();
    assertThat(model.scene()).containsSame(moved);
    watch(new Problem.General(Queens.pairwise(6)), "ac3");
    assertThat(model.scene().orElseThrow().variables()).hasSize(6);
  }

  @Test
  void anArcThatCannotBeRevisedSaysWhyUntilTheRunIsElsewhere() {
    Trace trace = watch(new Problem.General(Queens.pairwise(5)), "ac3");
    here().seek(trace.length()); // no revision follows
    model.revise(new VariablePair(2, 4));
    assertThat(model.story()).isEqualTo("not 2");
    here().seek(trace.length() / 2);
    assertThat(model.story()).isNotEqualTo("not 2").isNotEmpty();
    assertThat(model.name(new VariablePair(0, 1))).isEqualTo("q1 ← q2");
  }

  /**
   * At each position, the next event of the arc is shown, which a search event by event confirms.
   */
  @ParameterizedTest
  @ValueSource(strings = {"ac3", "forward-checking"})
  void anArcThatCannotBeRevisedGoesToItsNextRevision(String solver) {
    Trace trace = watch(new Problem.General(Queens.pairwise(6)), solver);
    for (int position = 0; position < trace.length(); position += 7) {
      for (VariablePair pair :
          new VariablePair[] {new VariablePair(0, 1), new VariablePair(4, 2)}) {
        here().seek(position);
        int expected = position;
        do {
          here().seek(++expected);
        } while (expected < trace.length() && !isShown(pair));
        boolean isAny = isShown(pair);
        here().seek(position);
        model.revise(pair);
        assertThat(here().position()).isEqualTo(isAny ? expected : position);
        assertThat(model.story().startsWith("not ")).isEqualTo(!isAny);
      }
    }
  }

  private boolean isShown(VariablePair pair) {
    GraphFocus focus = model.focus().orElseThrow();
    VariablePair shown = new VariablePair(focus.variable(), focus.head());
    boolean isRevision =
        EnumSet.of(EventKind.REVISE, EventKind.PRUNE, EventKind.WIPE_OUT)
            .contains(requireNonNull(here().player().lastEvent()).kind());
    return isRevision
        && focus.relation().isPresent()
        && (shown.equals(pair) || shown.equals(pair.reversed()));
  }

  @Test
  void inconsistentArcsAreShownWhenAskedFor() {
    watch(new Problem.General(Queens.pairwise(5)), "forward-checking");
    TracePlayer player = here().player();
    Seek.next(player, EnumSet.of(EventKind.TRY));
    assertThat(model.inconsistent()).isEmpty();
    model.setShowsInconsistent(true);
    assertThat(model.inconsistent()).isNotEmpty();
    watch(Runs.sudoku(Runs.EASY), "mac");
    assertThat(model.isOverBoard()).isTrue();
    assertThat(model.inconsistent()).isNotEmpty();
    model.setOverBoard(false);
    assertThat(model.inconsistent()).isNotEmpty();
  }

  @Test
  void onlyASudokuHasABoard() {
    watch(Runs.sudoku(Runs.EASY), "mac");
    assertThat(model.isOverBoard()).isTrue();
    model.setOverBoard(false);
    assertThat(model.isOverBoard()).isFalse();
    model.setOverBoard(true);
    watch(large(), "mac");
    assertThat(model.isOverBoard()).isFalse();
  }

  @ParameterizedTest
  @EnumSource
  void thePaneShowsTheRevision(Theme theme) {
    Trace trace = watch(Runs.sudoku(Runs.HARD), "mac");
    TracePlayer player = trace.player();
    for (int i = 0; i < 40; i++) {
      Seek.next(player, EnumSet.of(EventKind.PRUNE));
    }
    here().seek(player.position());
    String look = theme.name().toLowerCase(Locale.ROOT);
    for (int scale = 1; scale <= 2; scale++) {
      PanePictures.paint(
          () -> new GraphPane(model), theme, 844, 548, scale, "pane-graph-" + look + "-" + scale);
    }
    model.setOverBoard(false);
    assertThat(
            PanePictures.paint(
                    () -> new GraphPane(model), theme, 844, 548, 1, "pane-circle-" + look)
                .getWidth())
        .isEqualTo(844);
  }
}
