package org.cspworkbench.app.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

/**
 * Standard output. What is handed over in one piece is written in one piece, also when the process
 * is interrupted meanwhile: so a batch that is broken off leaves complete lines.
 */
final class Output {

  /** Standard output has been closed by whoever was to read it: the program ends quietly. */
  static final class Closed extends RuntimeException {
    private Closed(IOException cause) {
      super(cause);
    }
  }

  private final OutputStream stream;
  private final ReentrantLock writing = new ReentrantLock();

  Output(OutputStream stream) {
    this.stream = stream;
  }

  /** Writes {@code text} at once. */
  void write(String text) {
    if (text.isEmpty()) {
      return;
    }
    writing.lock();
    try {
      stream.write(text.getBytes(UTF_8));
      stream.flush();
    } catch (IOException e) {
      throw isClosedPipe(e) ? new Closed(e) : new WriteFailure("standard output", e);
    } finally {
      writing.unlock();
    }
  }

  private static boolean isClosedPipe(IOException e) {
    return String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }

  /** A writer for those who know only that, such as the help; it fails quietly. */
  PrintWriter writer() {
    return new PrintWriter(stream, true, UTF_8);
  }

  /**
   * Waits until what is being written is complete, and lets nothing be written from then on. To be
   * called when the process ends; if whoever is to read has stopped, it does not wait for long.
   */
  void seal() {
    boolean unused = Uninterruptibles.tryLockUninterruptibly(writing, 1, TimeUnit.SECONDS);
  }
}
