package org.cspworkbench.app.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.document.Content;

/**
 * A file named by an option, which is replaced only when the command has written it completely. If
 * the command ends earlier, also by an interrupt, the partial file is removed.
 */
final class OutputFile implements AutoCloseable {

  private final Path name;
  private final ReplacedFile file;
  private final Thread atInterrupt;

  /** Held while the file is opened, so that an interrupt does not occur in between. */
  private final Lock opening = new ReentrantLock();

  private OutputFile(Path name) throws IOException {
    this.name = name;
    this.atInterrupt = new Thread(this::interrupt, "remove the incomplete file");
    Runtime.getRuntime().addShutdownHook(atInterrupt);
    opening.lock();
    try {
      this.file = ReplacedFile.open(name);
    } catch (IOException e) {
      removeHook();
      throw e;
    } finally {
      opening.unlock();
    }
  }

  /** Keeps the lock, so that no file is opened while the virtual machine shuts down. */
  @SuppressWarnings("LockNotBeforeTry")
  private void interrupt() {
    opening.lock();
    if (file != null) {
      file.close();
    }
  }

  /** Rejects a file that cannot be written, as far as this is known in advance. */
  static void check(String option, Path file, Usage usage) {
    usage.check(!Files.isDirectory(file), option + " " + file + ": is a directory");
    usage.check(
        Files.notExists(file) || Files.isWritable(file),
        option + " " + file + ": you may not write this file");
    usage.check(
        Files.isDirectory(file.toAbsolutePath().resolveSibling(".")),
        option + " " + file + ": there is no such folder");
  }

  /**
   * Opens {@code file}; rejects a file that cannot be written.
   *
   * @param option the name of the option, for messages
   */
  static OutputFile open(String option, Path file, Usage usage) {
    check(option, file, usage);
    try {
      return new OutputFile(file);
    } catch (AccessDeniedException e) {
      throw usage.error(option + " " + file + ": you may not write in this folder");
    } catch (IOException e) {
      throw usage.error(option + " " + file + ": cannot be written");
    }
  }

  /**
   * Writes a part of the content.
   *
   * @throws WriteFailure if it cannot be written
   */
  void write(Content content) {
    try {
      content.writeTo(file.stream());
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** Returns the failure to report to the user. */
  WriteFailure failure(IOException e) {
    return new WriteFailure(name.toString(), e);
  }

  /**
   * Completes the content and replaces the file.
   *
   * @throws WriteFailure if this fails
   */
  void complete() {
    try {
      file.complete();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** Removes the partial file, if it is not complete. */
  @Override
  public void close() {
    file.close();
    removeHook();
  }

  private void removeHook() {
    try {
      Runtime.getRuntime().removeShutdownHook(atInterrupt);
    } catch (IllegalStateException e) {
      // the shutdown has begun; closing twice is harmless
    }
  }
}
