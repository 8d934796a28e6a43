package org.cspworkbench.web.page;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableMap;
import java.util.List;
import java.util.Locale;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Browsers name keys otherwise than the lists of commands, which window and page share. */
final class CommandKeysTest {

  private static final PageTexts TEXTS =
      new PageTexts(Locale.ENGLISH, ImmutableMap.of("key.space", "Space"));

  @ParameterizedTest
  @CsvSource({
    "' ', false, false, PLAY",
    "ArrowRight, false, false, STEP",
    "ArrowLeft, false, false, STEP_BACK",
    "ArrowRight, true, false, NEXT_DECISION",
    "PageUp, false, false, PREVIOUS_DECISION",
    "x, false, false, NEXT_CONTRADICTION",
    "X, false, true, PREVIOUS_CONTRADICTION",
    "Home, false, false, TO_START",
    "., false, false, FINE_STEP",
    "r, false, false, RUN_AGAIN"
  })
  void aKeyOfABrowserIsThatOfItsCommand(
      String key, boolean isControl, boolean isShift, ReplayCommands command) {
    assertThat(
            CommandKeys.of(
                List.of(ReplayCommands.values()), CommandKeys.name(key, isControl, isShift)))
        .contains(command);
  }

  @Test
  void keysWithoutACommandHaveNone() {
    List<ReplayCommands> commands = List.of(ReplayCommands.values());
    assertThat(CommandKeys.of(commands, CommandKeys.name("x", true, false))).isEmpty();
    assertThat(CommandKeys.of(commands, CommandKeys.name("q", false, false))).isEmpty();
  }

  @Test
  void theListShowsWhatIsPressedTogether() {
    assertThat(CommandKeys.shown(ReplayCommands.PLAY, TEXTS)).containsExactly("Space");
    assertThat(CommandKeys.shown(ReplayCommands.PREVIOUS_BACKTRACK, TEXTS))
        .containsExactly("Shift", "B");
    assertThat(CommandKeys.shown(ExploreCommands.NODE_UP, TEXTS)).containsExactly("↑");
  }
}
