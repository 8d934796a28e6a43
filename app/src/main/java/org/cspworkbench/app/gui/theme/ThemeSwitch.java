package org.cspworkbench.app.gui.theme;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/** The theme that the user has chosen. Used by the event thread. */
public final class ThemeSwitch {

  private final Executor background;
  private final Executor painting;
  private final BooleanSupplier system;
  private ThemeChoice choice = ThemeChoice.LIGHT;
  // the theme to restore after the projector theme
  private ThemeChoice onScreen = ThemeChoice.LIGHT;
  private boolean isSystemDark;

  /**
   * Creates a switch with the light theme.
   *
   * @param background executes the query of the system
   * @param painting executes the update of the theme
   * @param system whether the system is dark
   */
  public ThemeSwitch(Executor background, Executor painting, BooleanSupplier system) {
    this.background = background;
    this.painting = painting;
    this.system = system;
  }

  /** Returns the current choice. */
  public ThemeChoice choice() {
    return choice;
  }

  /** Chooses a theme, and installs it in every window. */
  public void choose(ThemeChoice newChoice) {
    choice = newChoice;
    onScreen = choice == ThemeChoice.PROJECTOR ? onScreen : choice;
    install();
    askSystem();
  }

  private void install() {
    Theme wanted = choice.theme(isSystemDark);
    if (wanted != Theme.current()) {
      Curtain.during(wanted::install);
    }
  }

  /** Queries the system in the background if its theme is to be followed. */
  public void askSystem() {
    if (choice == ThemeChoice.SYSTEM) {
      background.execute(
          () -> {
            boolean isDark = system.getAsBoolean();
            painting.execute(() -> follow(isDark));
          });
    }
  }

  private void follow(boolean isDark) {
    isSystemDark = isDark;
    install();
  }

  /** Switches between light and dark. */
  public void next() {
    choose(Theme.current() == Theme.LIGHT ? ThemeChoice.DARK : ThemeChoice.LIGHT);
  }

  /** Switches to the projector theme, or from there to the previous theme. */
  public void projectorOrBack() {
    choose(choice == ThemeChoice.PROJECTOR ? onScreen : ThemeChoice.PROJECTOR);
  }
}
