package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.settings.Appearance;
import org.cspworkbench.app.gui.settings.OwnFolder;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.theme.SystemTheme;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.ThemeChoice;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.jspecify.annotations.Nullable;

/** The entry point of the window. */
public final class WorkbenchWindow {

  private WorkbenchWindow() {}

  private static Executor logger() {
    return Executors.newSingleThreadExecutor(
        work -> {
          Thread thread = new Thread(work, "error log");
          thread.setDaemon(true);
          return thread;
        });
  }

  /**
   * Opens the window with the first puzzle of {@code puzzleFile}, if a file is given, and returns
   * immediately. A display is required. The program ends when the window is closed.
   */
  public static void open(@Nullable Path puzzleFile) {
    open(puzzleFile, window -> {});
  }

  /** Opens the window as {@link #open} does, and shows the first run or game on the stage. */
  public static void openOnStage(@Nullable Path puzzleFile) {
    open(puzzleFile, window -> window.stage().await());
  }

  private static void open(@Nullable Path puzzleFile, Consumer<Workbench> whenShown) {
    WindowSettings settings = WindowMemory.settings(OwnFolder.CONFIGURATION.path());
    Appearance appearance = settings.appearance();
    appearance.language().install();
    boolean isDark = appearance.theme() == ThemeChoice.SYSTEM && SystemTheme.isDark();
    ProgramErrors errors = errors();
    Thread.setDefaultUncaughtExceptionHandler(errors);
    Theme.prepare();
    SwingUtilities.invokeLater(
        () -> {
          appearance.theme().theme(isDark).install();
          UIScale.setZoomFactor(appearance.zoom());
          Workbench window = made(settings, errors);
          window.whenClosed(() -> System.exit(0)); // the toolkit would delay the exit
          window.show();
          if (puzzleFile != null) {
            window.models().opener().open(puzzleFile);
          }
          whenShown.accept(window);
        });
  }

  private static ProgramErrors errors() {
    return new ProgramErrors(
        Optional.of(new ErrorLog(OwnFolder.STATE.path())), logger(), SwingUtilities::invokeLater);
  }

  /** Returns the window, created but not shown. Must be called in the event thread. */
  static Workbench made(WindowSettings settings) {
    return made(settings, errors());
  }

  private static Workbench made(WindowSettings settings, ProgramErrors errors) {
    Path folder = OwnFolder.CONFIGURATION.path();
    WorkbenchModels models = WorkbenchModels.on(WindowThreads.background());
    return new Workbench(models, Optional.of(folder), settings, errors);
  }
}
