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
 * Standard output. Text that is passed in one call is written completely even if the process is
 * interrupted, so that an interrupted batch leaves complete lines.
 */
final class Output {

  /** The reader has closed standard output; the program ends without a message. */
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

  /** Writes {@code text} immediately. */
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

  /** Returns a writer for libraries that require one, such as for the help; it ignores failures. */
  PrintWriter writer() {
    return new PrintWriter(stream, true, UTF_8);
  }

  /**
   * Waits until the current write is complete, and prevents later ones. Called when the process
   * ends; waits for a limited time, since the reader may have stopped.
   */
  void seal() {
    boolean unused = Uninterruptibles.tryLockUninterruptibly(writing, 1, TimeUnit.SECONDS);
  }
}
