package org.cspworkbench.app.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.awt.event.KeyEvent;
import java.util.HashMap;
import java.util.Map;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The keyboard is one table: each key has one meaning, and each command its words. */
class CommandTest {

  /** The scopes that are open together. */
  private enum Situation {
    START(Scope.EVERYWHERE),
    PLAY(Scope.EVERYWHERE, Scope.CELLS, Scope.PLAY),
    ANIMATE(Scope.EVERYWHERE, Scope.RUNS, Scope.GIVENS, Scope.ANIMATE, Scope.TAPE, Scope.STEPS),
    QUESTION(
        Scope.EVERYWHERE,
        Scope.RUNS,
        Scope.GIVENS,
        Scope.ANIMATE,
        Scope.TAPE,
        Scope.STEPS,
        Scope.QUESTION),
    CHANGING_GIVENS(Scope.EVERYWHERE, Scope.RUNS, Scope.GIVENS, Scope.CELLS),
    COMPARE(Scope.EVERYWHERE, Scope.RUNS, Scope.TAPE, Scope.STEPS, Scope.COMPARE),
    EXPLORE(Scope.EVERYWHERE, Scope.RUNS, Scope.TAPE, Scope.EXPLORE),
    LEARNERS_TURN(Scope.EVERYWHERE, Scope.TURN);

    private final ImmutableSet<Scope> scopes;

    Situation(Scope... scopes) {
      this.scopes = ImmutableSet.copyOf(scopes);
    }
  }

  /** A key of one scope would hide one of another that is open too, or be hidden. */
  @ParameterizedTest
  @EnumSource(Situation.class)
  void noKeyHasTwoMeaningsAtATime(Situation situation) {
    Map<KeyStroke, Command> meanings = new HashMap<>();
    for (Command command : Command.values()) {
      assertThat(command.keys()).isNotEmpty();
      if (situation.scopes.contains(command.scope())) {
        for (KeyStroke key : command.keys()) {
          assertThat(meanings.put(key, command)).as("%s", key).isNull();
        }
      }
    }
  }

  /** A letter that is a value of a large Sudoku does nothing else while givens are changed. */
  @Test
  void lettersAreValuesWhileGivensAreChanged() {
    for (Command command : Command.values()) {
      if (Situation.CHANGING_GIVENS.scopes.contains(command.scope())) {
        for (KeyStroke key : command.keys()) {
          boolean isPlain = key.getModifiers() == 0;
          boolean isLetterOfAValue =
              key.getKeyCode() >= KeyEvent.VK_A && key.getKeyCode() <= KeyEvent.VK_P;
          assertThat(isPlain && isLetterOfAValue).as("%s", command).isFalse();
        }
      }
    }
  }

  @Test
  void everyCommandIsCalledSomethingAndSoIsItsKey() {
    for (Command command : Command.values()) {
      assertThat(command.title()).isNotBlank();
      assertThat(command.keysTitle()).isNotBlank().doesNotContain("Unknown");
    }
    assertThat(Command.values()).extracting(Command::title).doesNotHaveDuplicates();
  }
}
