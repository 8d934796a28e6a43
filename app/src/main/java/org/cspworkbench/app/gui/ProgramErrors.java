package org.cspworkbench.app.gui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.viewer.problem.ProgramError;
import org.jspecify.annotations.Nullable;

/**
 * Receives internal errors from any thread, logs them and reports them in one message; errors that
 * occur while it is displayed are counted. Repeated errors from the same position, such as a
 * failure in each repaint, are logged once.
 */
public final class ProgramErrors extends ObservableModel
    implements Thread.UncaughtExceptionHandler {

  private final Optional<ErrorLog> log;
  private final Executor background;
  private final Executor painting;
  private @Nullable ProgramError shown;
  private StackTraceElement[] lastLogged = {};

  /**
   * Creates a receiver without errors.
   *
   * @param log where errors are logged, if anywhere
   * @param background executes the logging
   * @param painting executes the notification of listeners
   */
  public ProgramErrors(Optional<ErrorLog> log, Executor background, Executor painting) {
    this.log = log;
    this.background = background;
    this.painting = painting;
  }

  @Override
  public void uncaughtException(Thread thread, Throwable fault) {
    keep(thread.getName(), fault);
    painting.execute(
        () -> {
          shown = shown == null ? new ProgramError(fault, 1) : shown.oneMore();
          notifyListeners();
        });
  }

  /** Logs an error that is reported to the user elsewhere. */
  public void keep(String where, Throwable fault) {
    if (isLoggedLast(fault)) {
      return;
    }
    background.execute(
        () -> {
          try {
            if (log.isPresent()) {
              log.get().log(ProgramError.surroundings() + ", thread " + where, fault);
            }
          } catch (IOException e) {
            fault.addSuppressed(e); // so that it is part of the details
          }
        });
  }

  private synchronized boolean isLoggedLast(Throwable fault) {
    StackTraceElement[] trace = fault.getStackTrace();
    boolean isSame = trace.length > 0 && Arrays.equals(trace, lastLogged);
    lastLogged = trace;
    return isSame;
  }

  /** Returns the current error, if there is one. */
  public Optional<ProgramError> shown() {
    return Optional.ofNullable(shown);
  }

  /** Returns the log file, if there is one. */
  public Optional<Path> logFile() {
    return log.map(ErrorLog::file);
  }

  /** Dismisses the message. */
  public void dismiss() {
    shown = null;
    notifyListeners();
  }
}
