package org.cspworkbench.app.gui.error;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Executor;
import org.cspworkbench.presentation.model.ObservableModel;
import org.jspecify.annotations.Nullable;

/**
 * Takes faults of the program from any thread, has them logged, and tells of them in one message:
 * what comes while that is shown is counted. A fault that comes again from the same place, as one
 * in painting does with every frame, is logged once.
 */
public final class ProgramErrors extends ObservableModel
    implements Thread.UncaughtExceptionHandler {

  private final Optional<ErrorLog> log;
  private final Executor beside;
  private final Executor painting;
  private @Nullable ProgramError shown;
  private StackTraceElement[] lastLogged = {};

  /**
   * Nothing has gone wrong yet.
   *
   * @param log where faults are logged, if anywhere
   * @param beside where that is done
   * @param painting where listeners are told
   */
  public ProgramErrors(Optional<ErrorLog> log, Executor beside, Executor painting) {
    this.log = log;
    this.beside = beside;
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

  /** Logs a fault that somebody else tells of. */
  public void keep(String where, Throwable fault) {
    if (isLoggedLast(fault)) {
      return;
    }
    beside.execute(
        () -> {
          try {
            if (log.isPresent()) {
              log.get().log(ProgramError.surroundings() + ", thread " + where, fault);
            }
          } catch (IOException e) {
            fault.addSuppressed(e); // then it stands among the details
          }
        });
  }

  private synchronized boolean isLoggedLast(Throwable fault) {
    StackTraceElement[] trace = fault.getStackTrace();
    boolean isSame = trace.length > 0 && Arrays.equals(trace, lastLogged);
    lastLogged = trace;
    return isSame;
  }

  /** What is to be told now, if anything is. */
  public Optional<ProgramError> shown() {
    return Optional.ofNullable(shown);
  }

  /** The file of the log, if there is one. */
  public Optional<Path> logFile() {
    return log.map(ErrorLog::file);
  }

  /** Puts away what is told. */
  public void dismiss() {
    shown = null;
    notifyListeners();
  }
}
