package org.cspworkbench.app.gui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/**
 * The log file for internal errors. When it reaches {@value #LARGEST} bytes it is renamed to {@code
 * errors.1.log} and a new file begins; two older files are kept.
 */
public final class ErrorLog {

  static final int LARGEST = 1 << 18;

  private static final int FILES = 3;

  private final Path folder;

  /** Creates a log in {@code folder}, which is created with the first entry. */
  public ErrorLog(Path folder) {
    this.folder = folder;
  }

  /** Returns the current log file. */
  public Path file() {
    return folder.resolve("errors.0.log");
  }

  /**
   * Logs {@code fault}. Must not run on the event thread.
   *
   * @throws IOException if the log cannot be written
   */
  synchronized void log(String details, Throwable fault) throws IOException {
    Files.createDirectories(folder);
    FileHandler handler =
        new FileHandler(folder.resolve("errors.%g.log").toString(), LARGEST, FILES, true);
    try {
      handler.setFormatter(new SimpleFormatter());
      LogRecord record = new LogRecord(Level.SEVERE, details);
      record.setThrown(fault);
      handler.publish(record);
    } finally {
      handler.close();
    }
  }
}
