package org.cspworkbench.viewer.explore;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.conflict.ConflictWords;
import org.cspworkbench.presentation.detail.DecisionRow;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.explore.ShownTree;
import org.cspworkbench.presentation.explore.ValueChoice;
import org.cspworkbench.presentation.explore.ValueChoices;
import org.cspworkbench.presentation.paint.graph.TreePlacement;
import org.cspworkbench.presentation.paint.graph.TreeScene;
import org.cspworkbench.presentation.playback.FoldedTree;
import org.cspworkbench.presentation.playback.Landmark;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.explore.ExploreModel.Parts;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of the tree of a run against the trace of the run. */
class ExploreModelTest {

  private static final ConflictWords WORDS =
      new ConflictWords(TextBundle.ofPhrases(Locale.ENGLISH));

  private AnimateModel runs = new AnimateModel(Runs.THREADS, 1 << 20);
  private ExploreModel model = new ExploreModel(runs, Background.NONE);
  private long now = 1;

  @AfterEach
  void stop() {
    runs.stop();
  }

  private void refreshUntil(BooleanSupplier condition) {
    try {
      Runs.await(
          "the tree",
          () -> {
            now += 16_000_000;
            runs.refresh(now);
            model.refresh();
            return condition.getAsBoolean();
          });
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private void explore(String solver, String puzzle) {
    runs.choose(Runs.solver(solver));
    runs.open(PuzzleEntry.ofText("Puzzle", "Text", puzzle));
    refreshUntil(() -> !runs.isRunning() && runs.playback().isPresent() && model.isUpToDate());
    runs.playback().orElseThrow().pause();
  }

  private Playback playback() {
    return runs.playback().orElseThrow();
  }

  private Trace trace() {
    return playback().player().trace();
  }

  private TreeScene scene() {
    return model.shown().orElseThrow().scene();
  }

  /** Returns the last nodes, where values may remain, and some random ones. */
  private int[] someNodes() {
    int size = scene().size();
    return IntStream.concat(
            new Random(7).ints(40, 0, size), IntStream.range(Math.max(0, size - 20), size))
        .toArray();
  }

  /**
   * The position of a node is the one at which its decisions have been made and nothing below it
   * has been tried.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {"mrv", "forward-checking", "mac", "fc-cbj", "domwdeg", "wfc", "exact-cover"})
  void aSelectedNodeIsShownAtItsPositionInTheTrace(String solver) {
    explore(solver, Runs.HARD);
    FoldedTree shown = scene().shown();
    assertThat(scene().size()).isGreaterThan(20);
    for (int node : someNodes()) {
      model.select(node);
      int expected = shown.isUntried(node) ? scene().parent(node) : node;
      assertThat(model.selected()).isEqualTo(expected);
      TraceState state = playback().player().state();
      List<Integer> decided = decisionsBefore(playback().position());
      assertThat(decided).hasSize(state.depth());
      for (int level = 1; level <= state.depth(); level++) {
        assertThat(decided.get(level - 1)).isEqualTo(state.decisionPosition(level));
      }
      if (playback().position() < trace().length()) {
        assertThat(trace().kind(playback().position()))
            .isIn(
                EventKind.TRY,
                EventKind.REFUTE,
                EventKind.BACKTRACK,
                EventKind.JUMP,
                EventKind.RESTART,
                EventKind.GAP);
      }
    }
  }

  /**
   * Returns the positions of the current decisions after {@code position} events, computed by a
   * separate stack.
   */
  private List<Integer> decisionsBefore(int position) {
    List<Integer> stack = new ArrayList<>();
    TracePlayer player = trace().player();
    for (int p = 0; p < position; p++) {
      player.stepForward();
      switch (trace().kind(p)) {
        case TRY -> stack.add(p);
        case REFUTE, BACKTRACK -> stack.remove(stack.size() - 1);
        case JUMP, RESTART -> {
          while (stack.size() > player.state().depth()) {
            stack.remove(stack.size() - 1);
          }
        }
        default -> {}
      }
    }
    return stack;
  }

  /** Scrubbing selects the node of the last current decision. */
  @ParameterizedTest
  @ValueSource(strings = {"forward-checking", "mac", "fc-cbj", "wfc"})
  void scrubbingSelectsTheNode(String solver) {
    explore(solver, Runs.HARD);
    Random random = new Random(1);
    for (int k = 0; k < 50; k++) {
      playback().seek(random.nextInt(trace().length()));
      List<Integer> decided = decisionsBefore(playback().position());
      ShownTree shown = model.shown().orElseThrow();
      FoldedTree folded = shown.scene().shown();
      if (!decided.isEmpty()) {
        int last = decided.get(decided.size() - 1);
        int top = folded.top(model.selected());
        int bottom = folded.bottom(model.selected());
        assertThat(last + 1).isBetween(shown.tree().position(top), shown.tree().position(bottom));
      }
    }
  }

  /** The counts below a node equal those in the trace until the node is left. */
  @Test
  void theFactsOfANodeEqualThoseOfTheTrace() {
    explore("forward-checking", Runs.HARD);
    for (int node : someNodes()) {
      if (node == 0 || scene().shown().isUntried(node)) {
        continue;
      }
      NodeFacts facts = model.report().facts(node).orElseThrow();
      int depth = decisionsBefore(facts.position()).size();
      int nodes = 0;
      int fails = 0;
      TracePlayer player = trace().player();
      player.seek(facts.position());
      while (player.stepForward()) {
        EventKind kind = trace().kind(player.position() - 1);
        nodes += kind == EventKind.TRY ? 1 : 0;
        fails += kind == EventKind.REFUTE ? 1 : 0;
        if (player.state().depth() < depth) {
          break;
        }
      }
      assertThat(facts.below()).isEqualTo(nodes);
      assertThat(facts.fails()).isEqualTo(fails);
      assertThat(facts.path()).hasSize(choicesOnTheWay(facts.position()));
    }
  }

  private int choicesOnTheWay(int position) {
    TracePlayer player = trace().player();
    player.seek(position);
    return DecisionRows.at(player).choices();
  }

  /** The available values are the remaining values of the state, each tried or not tried. */
  @ParameterizedTest
  @ValueSource(strings = {"forward-checking", "mac", "mrv"})
  void theChoicesAreTheRemainingValues(String solver) {
    explore(solver, Runs.HARD);
    TracePlayer player = trace().player();
    for (int node : someNodes()) {
      model.select(node);
      ValueChoices choices = model.report().choices();
      if (choices.variable().isEmpty()) {
        continue;
      }
      player.seek(playback().position());
      int x = choices.variable().get().index();
      TreeSet<String> left = new TreeSet<>();
      for (int i = 0; i < choices.variable().get().domain().size(); i++) {
        if (player.state().contains(x, i)) {
          left.add(choices.variable().get().domain().labelAt(i));
        }
      }
      assertThat(choices.values().stream().map(ValueChoice::label).collect(Collectors.toSet()))
          .containsAll(left);
      for (ValueChoice choice : choices.values()) {
        if (choice.wasTried()) {
          model.goTo(choice.node());
          assertThat(playback().player().state().depth()).isGreaterThan(player.state().depth());
          assertThat(playback().player().state().decisionPosition(player.state().depth() + 1))
              .isGreaterThanOrEqualTo(player.position());
        }
      }
    }
  }

  /** Half of a domain stands for several values, so that no literal names it. */
  @Test
  void aRunThatSplitsDomainsHasNoConflictViewAndSaysWhy() {
    explore("splitting", Runs.HARD);
    assertThat(trace().hasHalves()).isTrue();
    assertThat(model.conflict().whyNot(WORDS)).contains("half of a domain");
    model.setParts(Parts.CONFLICT);
    model.refresh();
    assertThat(model.parts()).isEqualTo(Parts.TREE);
    explore("mac", Runs.HARD);
    assertThat(model.conflict().whyNot(WORDS)).isEmpty();
  }

  /** The dotted branches are the untried values of the list of decisions at the end of the run. */
  @ParameterizedTest
  @ValueSource(strings = {"forward-checking", "mac", "mrv"})
  void untriedValuesAreThoseOfTheDecisions(String solver) {
    explore(solver, Runs.HARD);
    TracePlayer end = trace().player();
    end.seek(trace().length());
    long left =
        DecisionRows.at(end).rows().stream()
            .filter(DecisionRow.Choice.class::isInstance)
            .flatMap(row -> ((DecisionRow.Choice) row).values().stream())
            .filter(value -> value.fate() == DecisionRow.Fate.LEFT)
            .count();
    long dotted = 0;
    for (int node = 0; node < scene().size(); node++) {
      dotted += scene().shown().isUntried(node) ? 1 : 0;
    }
    assertThat(dotted).isEqualTo(left);
    assertThat(model.shown().orElseThrow().tree().solutions(0)).isOne();
  }

  @Test
  void foldingFailuresKeepsThePathToTheSolution() {
    explore("forward-checking", Runs.HARD);
    int all = scene().size();
    playback().toEnd();
    model.foldFails();
    assertThat(model.foldsFails()).isTrue();
    assertThat(scene().size()).isLessThan(all);
    for (int node = 0; node < scene().size(); node++) {
      NodeFacts facts = model.report().facts(node).orElseThrow();
      boolean isFolded = scene().shown().hidden(node) > 0;
      assertThat(isFolded && facts.solutions() > 0).isFalse();
      if (isFolded) {
        model.select(node);
        assertThat(model.selected()).isEqualTo(node);
      }
    }
    model.foldFails();
    assertThat(scene().size()).isEqualTo(all);
  }

  @Test
  void theSubtreeOfANodeIsFoldedAndUnfolded() {
    explore("forward-checking", Runs.HARD);
    int all = scene().size();
    model.select(1);
    int position = playback().position();
    model.foldBelow();
    assertThat(scene().shown().hidden(1)).isPositive();
    assertThat(scene().size()).isLessThan(all);
    playback().seek(position + 40);
    assertThat(model.selected()).as("where the viewer stands is left out").isEqualTo(1);
    model.take();
    assertThat(scene().size()).isEqualTo(all);
  }

  @Test
  void theKeysMoveFromNodeToNode() {
    explore("forward-checking", Runs.HARD);
    playback().toStart();
    assertThat(model.selected()).isZero();
    model.toParent();
    model.toFirstChild();
    int first = model.selected();
    assertThat(first).isEqualTo(scene().firstChild(0));
    model.toNextSibling();
    assertThat(model.selected()).isEqualTo(scene().nextSibling(first));
    model.toPreviousSibling();
    assertThat(model.selected()).isEqualTo(first);
    model.toParent();
    assertThat(model.selected()).isZero();
    playback().next(Landmark.SOLUTION);
    assertThat(model.report().facts(model.selected()).orElseThrow().kind())
        .isEqualTo(NodeFacts.Kind.SOLUTION);
  }

  @Test
  void thereIsNoChoiceWithoutDecisions() {
    explore("singles", Runs.EASY);
    assertThat(scene().size()).isOne();
    assertThat(model.report().choices()).isEqualTo(ValueChoices.none());
  }

  /**
   * While the run is being recorded the tree grows on the right, and the visible part does not
   * move.
   */
  @Test
  void theVisiblePartDoesNotMoveWhileTheTreeGrows() {
    runs = new AnimateModel(Runs.THREADS, 1 << 26);
    model = new ExploreModel(runs, Background.NONE);
    model.view().setArea(800, 500, 1);
    runs.choose(Runs.solver("backtracking"));
    runs.open(PuzzleEntry.ofText("Puzzle", "Text", Runs.ENDLESS));
    refreshUntil(() -> model.shown().map(tree -> tree.tree().size() > 50).orElse(false));
    TreePlacement before = model.view().placement();
    int size = model.shown().orElseThrow().tree().size();
    refreshUntil(() -> isWhole() || model.shown().orElseThrow().tree().size() > size);
    if (!isWhole()) {
      assertThat(model.view().placement()).isEqualTo(before);
    }
    runs.stop();
    refreshUntil(() -> model.isUpToDate());
    assertThat(model.shown().orElseThrow().isComplete()).isTrue();
  }

  /** Returns whether the displayed tree has all nodes that it will have. */
  private boolean isWhole() {
    return model.shown().orElseThrow().isComplete();
  }

  @Test
  void anotherRunHasAnotherTree() {
    explore("forward-checking", Runs.HARD);
    ShownTree before = model.shown().orElseThrow();
    runs.open(new Reading.Opened("Other", Runs.sudoku(Runs.EASY), Optional.empty()));
    refreshUntil(() -> !runs.isRunning() && model.isUpToDate());
    assertThat(model.shown().orElseThrow().trace()).isNotSameAs(before.trace());
  }
}
