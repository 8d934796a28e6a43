package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code --animate}: a board redrawn on a terminal, a log otherwise. */
final class AnimateTest {

  private static final String[] QUEENS = {
    "solve", "--problem", "queens:4", "--seed", "1", "--animate", "--delay", "0ms"
  };
  private static final Console.Terminals SCREEN = new Console.Terminals(true, true);

  @Test
  void withoutATerminalEachStepIsASentence() {
    Csp.Ending ending = Csp.run(QUEENS);
    assertThat(ending.code()).isZero();
    assertThat(ending.lines())
        .startsWith("q1 is next. It can be 1, 2, 3 and 4.", "Try q1 = 1.")
        .contains("q2 = 3 is wrong: it leaves q3 without a value.")
        .contains("Solution 1: every variable has a value, and every constraint holds.")
        .endsWith(". Q . .", ". . . Q", "Q . . .", ". . Q .");
    assertThat(ending.out()).doesNotContain("\033");
  }

  @Test
  void theBoardIsRedrawnOnATerminal() {
    Csp.Ending ending = Csp.runOn("", SCREEN, Map.of("TERM", "xterm"), QUEENS);
    assertThat(ending.out())
        .startsWith("\033[H\033[2J")
        .contains("\033[HQ", "\033[1;32m", "\033[0m", "Try q1 = 1.", "nodes 1   fails 0")
        .endsWith(". Q . .\n. . . Q\nQ . . .\n. . Q .\n");
  }

  @Test
  void noColorIsHonoured() {
    Map<String, String> environment = Map.of("TERM", "xterm", "NO_COLOR", "1");
    Csp.Ending ending = Csp.runOn("", SCREEN, environment, QUEENS);
    assertThat(ending.out()).startsWith("\033[H\033[2J").doesNotContainPattern("\033\\[[\\d;]*m");
  }

  @Test
  void aTerminalWithoutCursorControlGetsALog() {
    Csp.Ending ending = Csp.runOn("", SCREEN, Map.of("TERM", "dumb"), QUEENS);
    assertThat(ending).isEqualTo(Csp.run(QUEENS));
  }
}
