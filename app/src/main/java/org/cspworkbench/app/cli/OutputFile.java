package org.cspworkbench.app.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import org.cspworkbench.app.file.ReplacedFile;

/**
 * A file that an option names, and that is replaced only when the command has written all of it.
 * What is written of it goes when the command ends before, by an interrupt too.
 */
final class OutputFile implements AutoCloseable {

  private final Path name;
  private final ReplacedFile file;
  private final Thread atInterrupt;

  /** Held while the file is opened, so that an interrupt finds it open or not there. */
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

  /** Keeps the lock: nothing is opened any more while the virtual machine shuts down. */
  @SuppressWarnings("LockNotBeforeTry")
  private void interrupt() {
    opening.lock();
    if (file != null) {
      file.close();
    }
  }

  /** Refuses a file that cannot be written, as far as that is known before. */
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
   * Opens what is to become {@code file}; refuses one that cannot be written.
   *
   * @param option the option that named it, for what is wrong with it
   */
  static OutputFile open(String option, Path file, Usage usage) {
    check(option, file, usage);
    try {
      return new OutputFile(file);
    } catch (AccessDeniedException e) {
      throw usage.refuse(option + " " + file + ": you may not write in this folder");
    } catch (IOException e) {
      throw usage.refuse(option + " " + file + ": cannot be written");
    }
  }

  /**
   * Writes what comes next.
   *
   * @throws WriteFailure if it cannot be written
   */
  void write(ReplacedFile.Content content) {
    try {
      content.writeTo(file.stream());
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** That it cannot be written, for whoever speaks to the user. */
  WriteFailure failure(IOException e) {
    return new WriteFailure(name.toString(), e);
  }

  /**
   * Ends it and puts it in its place.
   *
   * @throws WriteFailure if that cannot be done
   */
  void complete() {
    try {
      file.complete();
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** Removes what is not in its place by now. */
  @Override
  public void close() {
    file.close();
    removeHook();
  }

  private void removeHook() {
    try {
      Runtime.getRuntime().removeShutdownHook(atInterrupt);
    } catch (IllegalStateException e) {
      // the interrupt has come, and it does no harm to close it twice
    }
  }
}
