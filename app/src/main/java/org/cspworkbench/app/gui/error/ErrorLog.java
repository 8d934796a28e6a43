package org.cspworkbench.app.gui.error;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.logging.FileHandler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.SimpleFormatter;

/**
 * The file in which faults of the program are logged. When it has grown to {@value #LARGEST} bytes
 * it becomes {@code errors.1.log} and a new one begins; of the older ones two are kept.
 */
public final class ErrorLog {

  static final int LARGEST = 1 << 18;

  private static final int FILES = 3;

  private final Path folder;

  /** A log in {@code folder}, which is made when there is something to log. */
  public ErrorLog(Path folder) {
    this.folder = folder;
  }

  /** The file that is written to. */
  public Path file() {
    return folder.resolve("errors.0.log");
  }

  /**
   * Logs {@code fault}. Not for the thread that paints.
   *
   * @throws IOException if that cannot be done
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
