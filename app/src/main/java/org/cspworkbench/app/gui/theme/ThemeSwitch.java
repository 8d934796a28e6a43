package org.cspworkbench.app.gui.theme;

import java.util.concurrent.Executor;
import java.util.function.BooleanSupplier;

/** The theme of the window as a person has chosen it. Used by the thread that paints. */
public final class ThemeSwitch {

  private final Executor beside;
  private final Executor painting;
  private final BooleanSupplier system;
  private ThemeChoice choice = ThemeChoice.LIGHT;
  private ThemeChoice onScreen = ThemeChoice.LIGHT; // to which one goes back from the projector
  private boolean isSystemDark;

  /**
   * A switch that stands at the light theme.
   *
   * @param beside where the system is asked
   * @param painting where its answer is taken over
   * @param system whether the system is dark
   */
  public ThemeSwitch(Executor beside, Executor painting, BooleanSupplier system) {
    this.beside = beside;
    this.painting = painting;
    this.system = system;
  }

  /** What is chosen. */
  public ThemeChoice choice() {
    return choice;
  }

  /** Chooses, and makes it the theme of every window. */
  public void choose(ThemeChoice newChoice) {
    choice = newChoice;
    onScreen = choice == ThemeChoice.PROJECTOR ? onScreen : choice;
    install();
    askSystem();
  }

  private void install() {
    Theme wanted = choice.theme(isSystemDark);
    if (wanted != Theme.current()) {
      wanted.install();
    }
  }

  /** Looks whether the system has changed, if it is to be followed; returns at once. */
  public void askSystem() {
    if (choice == ThemeChoice.SYSTEM) {
      beside.execute(
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

  /** From light to dark and back. */
  public void next() {
    choose(Theme.current() == Theme.LIGHT ? ThemeChoice.DARK : ThemeChoice.LIGHT);
  }

  /** To the theme for a projector; from there, to the one that held before. */
  public void projectorOrBack() {
    choose(choice == ThemeChoice.PROJECTOR ? onScreen : ThemeChoice.PROJECTOR);
  }
}
