package org.cspworkbench.app.cli;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * A file that is written aside, in the same folder, and takes its place only when it is complete.
 * Until then whatever has that name stays as it was; what was written aside goes when the command
 * ends before, by an interrupt too. What is no file, such as a device or a pipe, is written at
 * once.
 */
final class ReplacedFile implements AutoCloseable {

  private static final int MOST_BUFFERED = 1 << 16;

  private final Path target;
  private final Path written; // the target itself if it is no file
  private final OutputStream stream;

  private ReplacedFile(Path target, Path written) throws IOException {
    this.target = target;
    this.written = written;
    this.stream = new BufferedOutputStream(Files.newOutputStream(written), MOST_BUFFERED);
    Runtime.getRuntime().addShutdownHook(new Thread(this::remove, "remove what is not complete"));
  }

  /**
   * Opens what is to become {@code file}.
   *
   * @param option the option that named it, for what is wrong with it
   */
  static ReplacedFile open(String option, Path file, Usage usage) {
    usage.check(!Files.isDirectory(file), option + " " + file + ": is a directory");
    usage.check(
        Files.notExists(file) || Files.isWritable(file),
        option + " " + file + ": you may not write this file");
    usage.check(
        Files.isDirectory(file.toAbsolutePath().resolveSibling(".")),
        option + " " + file + ": there is no such folder");
    try {
      Path target = Files.exists(file) ? file.toRealPath() : file.toAbsolutePath();
      return Files.exists(target) && !Files.isRegularFile(target)
          ? new ReplacedFile(target, target)
          : new ReplacedFile(target, aside(target));
    } catch (AccessDeniedException e) {
      throw usage.refuse(option + " " + file + ": you may not write in this folder");
    } catch (IOException e) {
      throw usage.refuse(option + " " + file + ": cannot be written");
    }
  }

  private static Path aside(Path target) {
    String name = "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".part";
    return target.resolveSibling(name);
  }

  /** Where it is written; failures are told by {@link #failure}. */
  OutputStream stream() {
    return stream;
  }

  /** That it cannot be written, for whoever speaks to the user. */
  WriteFailure failure(IOException e) {
    return new WriteFailure(target.toString(), e);
  }

  /** Ends it and puts it in its place. */
  void complete() {
    try {
      stream.close();
      if (!written.equals(target)) {
        takeOverPermissions();
        Files.move(
            written, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      }
    } catch (IOException e) {
      throw failure(e);
    }
  }

  /** Whoever might read and write the file before may do so afterwards. */
  private void takeOverPermissions() throws IOException {
    PosixFileAttributeView before =
        Files.getFileAttributeView(target, PosixFileAttributeView.class);
    if (before != null && Files.exists(target)) {
      Files.setPosixFilePermissions(written, before.readAttributes().permissions());
    }
  }

  /** Removes what is not in its place by now. */
  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException e) {
      // whoever wrote to it has been told
    }
    remove();
  }

  private void remove() {
    try {
      if (!written.equals(target)) {
        Files.deleteIfExists(written);
      }
    } catch (IOException e) {
      // it stays behind, under a name that tells what it is
    }
  }
}
