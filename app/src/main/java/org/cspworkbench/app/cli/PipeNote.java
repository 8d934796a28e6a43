package org.cspworkbench.app.cli;

import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * A message on standard error that a command waits for a named pipe. Opening a pipe blocks until
 * another process writes to it, so that the command would seem to hang.
 */
final class PipeNote {

  private static final long PATIENCE_MILLIS = 1000;

  private PipeNote() {}

  /** An operation that opens a file. */
  @FunctionalInterface
  interface Opening<T, E extends Exception> {
    T open() throws E;
  }

  /** Returns the result of {@code opening}, which opens {@code argument}. */
  static <T, E extends Exception> T whileOpening(
      Console console, String argument, Opening<T, E> opening) throws E {
    if (!isPipe(argument)) {
      return opening.open();
    }
    CountDownLatch opened = new CountDownLatch(1);
    Thread watch = new Thread(() -> watch(console, argument, opened), "pipe note");
    watch.setDaemon(true);
    watch.start();
    try {
      return opening.open();
    } finally {
      opened.countDown();
    }
  }

  private static void watch(Console console, String argument, CountDownLatch opened) {
    try {
      if (!opened.await(PATIENCE_MILLIS, TimeUnit.MILLISECONDS)) {
        console.report("waiting for " + argument + ", a pipe without a writer");
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static boolean isPipe(String argument) {
    try {
      Path file = Path.of(argument);
      return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    } catch (InvalidPathException e) {
      return false;
    }
  }
}
