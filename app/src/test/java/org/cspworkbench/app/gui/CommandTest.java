package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.awt.event.KeyEvent;
import java.util.HashMap;
import java.util.Map;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.lesson.TurnCommands;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.tile.TileSetCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of the key bindings: each key has one function, and each command has its texts. */
class CommandTest {

  private static final ImmutableSet<KeyScope> RUN =
      ImmutableSet.of(KeyScope.EVERYWHERE, KeyScope.RUNS, KeyScope.REPLAY);

  /** The sets of scopes that are open at the same time. */
  private enum Situation {
    START(ImmutableSet.of(KeyScope.EVERYWHERE)),
    PLAY(ImmutableSet.of(KeyScope.EVERYWHERE), KeyScope.CELLS, PlayCommands.Scopes.PLAY),
    ANIMATE(
        RUN,
        KeyScope.STEPS,
        AnimateCommands.Scopes.GIVENS,
        AnimateCommands.Scopes.ANIMATE,
        AnimateCommands.Scopes.EXERCISES),
    ANIMATE_TILES(
        RUN,
        KeyScope.STEPS,
        AnimateCommands.Scopes.GIVENS,
        AnimateCommands.Scopes.ANIMATE,
        AnimateCommands.Scopes.TILES,
        AnimateCommands.Scopes.QUESTION),
    QUESTION(
        RUN,
        KeyScope.STEPS,
        AnimateCommands.Scopes.GIVENS,
        AnimateCommands.Scopes.ANIMATE,
        AnimateCommands.Scopes.EXERCISES,
        AnimateCommands.Scopes.QUESTION),
    CHANGING_GIVENS(
        ImmutableSet.of(KeyScope.EVERYWHERE),
        KeyScope.RUNS,
        KeyScope.CELLS,
        AnimateCommands.Scopes.GIVENS),
    COMPARE(RUN, KeyScope.STEPS, CompareCommands.Scopes.COMPARE),
    EXPLORE(RUN, ExploreCommands.Scopes.EXPLORE),
    LEARNERS_TURN(ImmutableSet.of(KeyScope.EVERYWHERE), TurnCommands.Scopes.TURN),
    TILE_SET(ImmutableSet.of(KeyScope.EVERYWHERE), TileSetCommands.Scopes.TILE_SET);

    private final ImmutableSet<KeyScope> scopes;

    Situation(ImmutableSet<KeyScope> common, KeyScope... own) {
      this.scopes = ImmutableSet.<KeyScope>builder().addAll(common).add(own).build();
    }
  }

  /** Two open scopes with the same key would hide one of its functions. */
  @ParameterizedTest
  @EnumSource(Situation.class)
  void noKeyHasTwoFunctionsAtATime(Situation situation) {
    Map<KeyStroke, Command> meanings = new HashMap<>();
    for (Command command : EveryCommand.LIST) {
      assertThat(Keys.of(command)).isNotEmpty();
      if (situation.scopes.contains(command.scope())) {
        for (KeyStroke key : Keys.of(command)) {
          assertThat(meanings.put(key, command)).as("%s", key).isNull();
        }
      }
    }
  }

  /** A letter that is a value of a large Sudoku has no other function while givens are edited. */
  @Test
  void lettersAreValuesWhileGivensAreChanged() {
    for (Command command : EveryCommand.LIST) {
      if (Situation.CHANGING_GIVENS.scopes.contains(command.scope())) {
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
