package org.cspworkbench.app.gui.keys;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import javax.swing.KeyStroke;
import org.junit.jupiter.api.Test;

/** The keyboard is one table: each key has one meaning, and each command its words. */
class CommandTest {

  /** The scopes nest: a key of the whole window would hide one of a workspace, or be hidden. */
  @Test
  void noKeyHasTwoMeanings() {
    Map<KeyStroke, Command> meanings = new HashMap<>();
    for (Command command : Command.values()) {
      assertThat(command.keys()).isNotEmpty();
      for (KeyStroke key : command.keys()) {
        assertThat(meanings.put(key, command)).as("%s", key).isNull();
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
    assertThat(Command.values()).extracting(Command::keysTitle).doesNotHaveDuplicates();
  }
}
