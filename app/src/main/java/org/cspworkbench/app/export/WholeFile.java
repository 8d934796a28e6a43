package org.cspworkbench.app.export;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;

/**
 * Files that are there whole or not at all: a new one is written beside its place and moved there
 * when it is complete. So a failure, or a process that is killed, leaves what was there before.
 */
public final class WholeFile {

  /** Writes the content of a file. */
  @FunctionalInterface
  public interface Content {
    /** Writes it to {@code stream}, which is closed afterwards by the caller. */
    void writeTo(OutputStream stream) throws IOException;
  }

  private WholeFile() {}

  /**
   * Puts {@code content} in {@code file}. What is no regular file, such as a device, is written to
   * directly.
   *
   * @throws IOException if it cannot be written; then {@code file} is as it was before
   */
  public static void write(Path file, Content content) throws IOException {
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      writeTo(Files.newOutputStream(file), content);
      return;
    }
    Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
    Path aside =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part");
    try {
      writeTo(
          Files.newOutputStream(
              aside,
              StandardOpenOption.CREATE,
              StandardOpenOption.WRITE,
              StandardOpenOption.TRUNCATE_EXISTING),
          content);
      move(aside, target);
    } finally {
      Files.deleteIfExists(aside);
    }
  }

  private static void writeTo(OutputStream target, Content content) throws IOException {
    try (OutputStream stream = new BufferedOutputStream(target)) {
      content.writeTo(stream);
    }
  }

  private static void move(Path from, Path to) throws IOException {
    try {
      Files.move(from, to, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
