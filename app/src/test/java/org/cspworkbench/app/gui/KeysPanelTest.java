package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.cspworkbench.viewer.command.Command;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Verifies that the list of keys is complete and has all its texts. */
class KeysPanelTest {

  /**
   * The list groups the bound commands by their scopes, so that it is complete if all are bound.
   */
  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void everyScopeHasAHeadingAndWordsForTheKeysThatItsPartHandles(String language) {
    ResourceBundle texts =
        ResourceBundle.getBundle(
            "org.cspworkbench.viewer.words.Window", Locale.forLanguageTag(language));
    ImmutableSet<Command> commands = EveryCommand.LIST;
    assertThat(commands.stream().map(Command::scope).distinct())
        .allSatisfy(
            scope -> {
              assertThat(texts.getString("keys." + scope.section())).isNotBlank();
              List<String> typed =
                  scope.typed().stream().flatMap(key -> Stream.of(key, key + ".does")).toList();
              assertThat(typed).allSatisfy(key -> assertThat(texts.getString(key)).isNotBlank());
            });
  }
}
