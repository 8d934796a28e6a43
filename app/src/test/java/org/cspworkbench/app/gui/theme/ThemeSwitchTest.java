package org.cspworkbench.app.gui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.EventQueue;
import java.lang.reflect.InvocationTargetException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Tests of the selected theme, and of following the theme of the system. */
final class ThemeSwitchTest {

  private final AtomicBoolean isSystemDark = new AtomicBoolean();
  private final ThemeSwitch themes =
      new ThemeSwitch(Runnable::run, Runnable::run, isSystemDark::get);

  @AfterEach
  void backToLight() throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(Theme.LIGHT::install); // updates all windows
  }

  @Test
  void theSystemIsFollowedOnlyWhereThatIsChosen()
      throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(this::followTheSystem);
  }

  private void followTheSystem() {
    isSystemDark.set(true);
    themes.choose(ThemeChoice.LIGHT);
    themes.askSystem();
    assertThat(Theme.current()).isEqualTo(Theme.LIGHT);
    themes.choose(ThemeChoice.SYSTEM);
    assertThat(Theme.current()).isEqualTo(Theme.DARK);
    isSystemDark.set(false);
    themes.askSystem();
    assertThat(Theme.current()).isEqualTo(Theme.LIGHT);
  }

  @Test
  void leavingTheProjectorThemeRestoresThePreviousTheme()
      throws InterruptedException, InvocationTargetException {
    EventQueue.invokeAndWait(this::goToTheProjectorAndBack);
  }

  private void goToTheProjectorAndBack() {
    themes.choose(ThemeChoice.DARK);
    themes.projectorOrBack();
    assertThat(Theme.current()).isEqualTo(Theme.PROJECTOR);
    themes.projectorOrBack();
    assertThat(Theme.current()).isEqualTo(Theme.DARK);
    themes.next();
    assertThat(themes.choice()).isEqualTo(ThemeChoice.LIGHT);
  }

  @Test
  void everyPlatformHasItsOwnQuery() {
    assertThat(SystemTheme.isDark("Linux", answers("gsettings", "'prefer-dark'\n"))).isTrue();
    assertThat(SystemTheme.isDark("Linux", answers("gsettings", "'prefer-light'\n"))).isFalse();
    assertThat(SystemTheme.isDark("Linux", answers("gsettings", "'Adwaita-dark'\n"))).isTrue();
    assertThat(SystemTheme.isDark("Linux", command -> Optional.empty())).isFalse();
    String windows = "    AppsUseLightTheme    REG_DWORD    ";
    assertThat(SystemTheme.isDark("Windows 11", answers("reg", windows + "0x0\r\n\r\n"))).isTrue();
    assertThat(SystemTheme.isDark("Windows 11", answers("reg", windows + "0x1\r\n"))).isFalse();
    assertThat(SystemTheme.isDark("Mac OS X", answers("defaults", "Dark\n"))).isTrue();
    assertThat(SystemTheme.isDark("Mac OS X", command -> Optional.empty())).isFalse();
  }

  private static java.util.function.Function<ImmutableList<String>, Optional<String>> answers(
      String program, String answer) {
    return command -> command.get(0).equals(program) ? Optional.of(answer) : Optional.empty();
  }
}
