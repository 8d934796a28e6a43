package org.cspworkbench.app.gui.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Component;
import java.awt.Container;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.JLabel;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.ValueChoices;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Verifies that nothing of a previous run or position is displayed. */
class NothingStaleTest {

  /** So large that no recording is full before its tree is drawn for the first time. */
  private static final long TRACE_BYTES = 1L << 28;

  private final AnimateModel runs = new AnimateModel(Runs.THREADS, TRACE_BYTES);
  private final Deque<Runnable> waiting = new ArrayDeque<>();
  private final ExploreModel model =
      new ExploreModel(runs, new Background(waiting::add, Runnable::run));
  private long now = 1;

  @AfterEach
  void stop() {
    runs.stop();
  }

  private void refresh() {
    now += 16_000_000;
    runs.refresh(now);
    model.refresh();
  }

  private void work() {
    while (!waiting.isEmpty()) {
      waiting.remove().run();
    }
  }

  private void refreshUntil(BooleanSupplier condition) throws InterruptedException {
    Runs.await(
        "the tree",
        () -> {
          refresh();
          work();
          return condition.getAsBoolean();
        });
  }

  private void open(String solver, String puzzle) {
    runs.prefer(Runs.solver(solver));
    runs.open(PuzzleEntry.ofText("Puzzle", "Text", puzzle));
  }

  private void explore(String solver, String puzzle) throws InterruptedException {
    open(solver, puzzle);
    refreshUntil(() -> !runs.isRunning() && runs.playback().isPresent() && model.isUpToDate());
    runs.playback().orElseThrow().pause();
  }

  private Trace shownTrace() {
    return model.shown().orElseThrow().trace();
  }

  private static List<String> labels(Container in) {
    List<String> texts = new ArrayList<>();
    for (Component child : in.getComponents()) {
      if (child instanceof JLabel label) {
        texts.add(label.getText());
      }
      if (child instanceof Container container) {
        texts.addAll(labels(container));
      }
    }
    return texts;
  }

  private static String solution() {
    return Texts.phrases().text("explore.nochoice.solution");
  }

  private void assertNothingIsShown() {
    assertThat(model.shown()).isEmpty();
    assertThat(model.scene()).isEmpty();
    assertThat(model.report().facts()).isEmpty();
    assertThat(model.report().choices()).isEqualTo(ValueChoices.none());
    assertThat(model.selected()).isZero();
    assertThat(model.isUpToDate()).isFalse();
  }

  @Test
  void aRunWithoutEventsShowsNothingOfThePreviousOne() throws InterruptedException {
    explore("mac", Runs.HARD);
    runs.playback().orElseThrow().toEnd();
    assertThat(model.report().facts()).isPresent();
    runs.choose(Runs.solver("forward-checking"));
    assertNothingIsShown();
    refreshUntil(() -> model.shown().isPresent());
    assertThat(shownTrace()).isSameAs(runs.session().orElseThrow().trace().orElseThrow());
  }

  /** Late results of background work are discarded. */
  @Test
  void theTreeOfAPreviousRunIsNotShown() throws InterruptedException {
    open("mac", Runs.HARD);
    Runs.await(
        "the tree is being made",
        () -> {
          refresh();
          return !waiting.isEmpty();
        });
    runs.choose(Runs.solver("forward-checking"));
    work();
    assertNothingIsShown();
    refreshUntil(() -> model.isUpToDate());
    assertThat(shownTrace()).isSameAs(runs.session().orElseThrow().trace().orElseThrow());
  }

  /** While the tree is behind the run, there are no facts about the current position. */
  @Test
  void aPositionAfterTheEndOfTheTreeHasNoFacts() throws InterruptedException {
    open("backtracking", Runs.ENDLESS);
    refreshUntil(() -> model.shown().isPresent());
    int known = model.shown().orElseThrow().tree().length();
    Playback at = runs.playback().orElseThrow();
    Runs.await("the run is ahead", () -> at.length() > known);
    at.seek(known);
    assertThat(model.report().facts()).isPresent();
    at.seek(known + 1);
    assertThat(model.report().facts()).isEmpty();
    assertThat(model.report().choices()).isEqualTo(ValueChoices.none());
  }

  /** The reasons why there is no choice may differ between nodes. */
  @Test
  void theReasonForMissingChoicesBelongsToTheNode() throws InterruptedException {
    explore("forward-checking", Runs.HARD);
    ChoicesPane pane = new ChoicesPane(model);
    int fail = node(NodeFacts.Kind.FAIL);
    model.select(fail);
    pane.update(model.report().choices(), model.report().facts());
    assertThat(labels(pane)).contains(Texts.phrases().text("explore.nochoice.fail"));
    model.select(node(NodeFacts.Kind.SOLUTION));
    pane.update(model.report().choices(), model.report().facts());
    assertThat(labels(pane))
        .contains(solution())
        .doesNotContain(Texts.phrases().text("explore.nochoice.fail"));
  }

  private int node(NodeFacts.Kind kind) {
    for (int node = 0; node < model.scene().orElseThrow().size(); node++) {
      if (model.report().facts(node).orElseThrow().kind() == kind) {
        return node;
      }
    }
    throw new AssertionError("no node is a " + kind);
  }

  @Test
  void aProblemWithoutASolutionDoesNotShowThePreviousOne() throws InterruptedException {
    explore("forward-checking", Runs.HARD);
    ChoicesPane choices = new ChoicesPane(model);
    NodePane facts = new NodePane();
    model.select(node(NodeFacts.Kind.SOLUTION));
    choices.update(model.report().choices(), model.report().facts());
    facts.update(model.report().facts());
    assertThat(labels(choices)).contains(solution());
    List<String> before = labels(facts);
    open("mac", Runs.UNSATISFIABLE);
    choices.update(model.report().choices(), model.report().facts());
    facts.update(model.report().facts());
    assertThat(labels(choices)).doesNotContain(solution());
    assertThat(labels(facts)).isNotEqualTo(before);
    refreshUntil(
        () -> {
          choices.update(model.report().choices(), model.report().facts());
          assertThat(labels(choices)).doesNotContain(solution());
          return !runs.isRunning() && model.isUpToDate();
        });
  }
}
