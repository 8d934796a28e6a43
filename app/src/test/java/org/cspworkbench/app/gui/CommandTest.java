package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.awt.event.KeyEvent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.swing.JPanel;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.run.ExplorePreset;
import org.cspworkbench.app.gui.run.RunPane;
import org.cspworkbench.app.gui.run.RunPreset;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.TileSetCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the key bindings: each key has one function, and each command has its texts. */
class CommandTest {

  private static final Situation GIVENS =
      new Situation(
          "givens", ImmutableSet.of(KeyScope.RUNS, KeyScope.CELLS, AnimateCommands.Scopes.GIVENS));

  /** A situation of the window, with the scopes that are open in addition to that of the window. */
  private record Situation(String name, ImmutableSet<KeyScope> scopes) {
    boolean isOpen(KeyScope scope) {
      return scope.equals(KeyScope.EVERYWHERE) || scopes.contains(scope);
    }

    @Override
    public String toString() {
      return name;
    }
  }

  /** Returns the workspaces, and each pane of a run, which has the keyboard focus. */
  private static Stream<Situation> situations() {
    return Stream.concat(
        Stream.of(
            new Situation("start", ImmutableSet.of()),
            new Situation("play", ImmutableSet.of(KeyScope.CELLS, PlayCommands.Scopes.PLAY)),
            new Situation(
                "compare",
                ImmutableSet.of(
                    CompareCommands.Scopes.COMPARE,
                    KeyScope.REPLAY,
                    KeyScope.STEPS,
                    KeyScope.RUNS)),
            new Situation("exercise", ImmutableSet.of(TurnCommands.Scopes.TURN)),
            new Situation("tile set", ImmutableSet.of(TileSetCommands.Scopes.TILE_SET)),
            GIVENS),
        Screen.see(CommandTest::panes).stream());
  }

  private static List<Situation> panes() {
    Theme.LIGHT.install();
    List<Situation> found = new ArrayList<>();
    for (String problem : List.of(Runs.EASY, "tiles")) {
      AnimateModel model = new AnimateModel(Runs.THREADS, 1 << 16);
      model.hold(
          problem.equals("tiles")
              ? PuzzleEntry.ofGallery("tiles:castle,4", 1)
              : PuzzleEntry.ofText("Puzzle", "Text", problem));
      ExploreModel explored = new ExploreModel(model, Background.NONE);
      for (RunPreset preset :
          List.of(
              RunPresets.animate(model),
              new ExplorePreset(explored, new DecideModel(model), command -> {}))) {
        for (RunPane pane : preset.panes(new JPanel(), () -> {}).places().values()) {
          String name = "%s, %s".formatted(preset.tab().title(), pane.getClass().getSimpleName());
          ImmutableSet<KeyScope> open = preset.scopes(pane.scopes());
          found.add(new Situation(name, open));
          if (preset.asksQuestions()) {
            ImmutableSet<KeyScope> asked =
                ImmutableSet.<KeyScope>builder()
                    .addAll(open)
                    .add(AnimateCommands.Scopes.QUESTION)
                    .build();
            found.add(new Situation(name + ", question", asked));
          }
        }
      }
    }
    return found;
  }

  /** Two open scopes with the same key would hide one of its functions. */
  @ParameterizedTest
  @MethodSource("situations")
  void noKeyHasTwoFunctionsAtATime(Situation situation) {
    Map<KeyStroke, Command> meanings = new HashMap<>();
    for (Command command : EveryCommand.LIST) {
      assertThat(Keys.of(command)).isNotEmpty();
      if (situation.isOpen(command.scope())) {
        for (KeyStroke key : Keys.of(command)) {
          assertThat(meanings.put(key, command)).as("%s", key).isNull();
        }
      }
    }
  }

  /** The tree moves through its nodes by the arrow keys, every other pane through the events. */
  @Test
  void thePaneWithTheFocusDecidesAboutTheArrowKeys() {
    Map<String, Command> meanings = new HashMap<>();
    for (Situation situation : Screen.see(CommandTest::panes)) {
      EveryCommand.LIST.stream()
          .filter(command -> situation.isOpen(command.scope()))
          .filter(command -> Keys.of(command).contains(KeyStroke.getKeyStroke("RIGHT")))
          .forEach(command -> meanings.put(situation.name(), command));
    }
    assertThat(meanings)
        .containsEntry("Animate, RunBoard", ReplayCommands.STEP)
        .containsEntry("Explore, NodeColumn", ReplayCommands.STEP)
        .containsEntry("Explore, TreePane", ExploreCommands.NODE_RIGHT)
        .containsEntry("Explore, ConflictPane", ExploreCommands.NODE_RIGHT);
  }

  /** A letter that is a value of a large Sudoku has no other function while givens are edited. */
  @Test
  void lettersAreValuesWhileGivensAreChanged() {
    for (Command command : EveryCommand.LIST) {
      if (GIVENS.isOpen(command.scope())) {
        for (KeyStroke key : Keys.of(command)) {
          boolean isPlain = key.getModifiers() == 0;
          boolean isLetterOfAValue =
              key.getKeyCode() >= KeyEvent.VK_A && key.getKeyCode() <= KeyEvent.VK_P;
          assertThat(isPlain && isLetterOfAValue).as("%s", command).isFalse();
        }
      }
    }
  }

  @Test
  void everyCommandAndItsKeyHaveATitle() {
    for (Command command : EveryCommand.LIST) {
      assertThat(command.title()).isNotBlank();
      assertThat(Keys.title(command)).isNotBlank().doesNotContain("Unknown");
    }
    assertThat(EveryCommand.LIST).extracting(Command::title).doesNotHaveDuplicates();
  }

  /** The key of an unbound command would have no effect. */
  @Test
  void everyCommandIsBoundByTheWindowOrByAWorkspace() {
    OffscreenWorkbench offscreen = new OffscreenWorkbench();
    ImmutableSet<Command> ofWorkspaces = offscreen.models().commands().commands();
    offscreen.close();
    assertThat(
            EveryCommand.LIST.stream()
                .filter(command -> !(command instanceof WindowCommands))
                .filter(command -> !ofWorkspaces.contains(command)))
        .isEmpty();
  }
}
