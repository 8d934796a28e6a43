package org.cspworkbench.app.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import javax.swing.KeyStroke;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The keyboard is one table: each key has one meaning, and each command its words. */
class CommandTest {

  /**
   * A key of the whole window would hide one of a workspace, or be hidden; workspaces are apart.
   */
  @ParameterizedTest
  @EnumSource(Scope.class)
  void noKeyHasTwoMeaningsInOneWorkspace(Scope scope) {
    Map<KeyStroke, Command> meanings = new HashMap<>();
    for (Command command : Command.values()) {
      assertThat(command.keys()).isNotEmpty();
      if (command.scope() == scope || command.scope() == Scope.EVERYWHERE) {
        for (KeyStroke key : command.keys()) {
          assertThat(meanings.put(key, command)).as("%s", key).isNull();
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
