package org.cspworkbench.app.file;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFileAttributeView;

/**
 * A file that is written aside, in the same folder, and takes its place only when it is complete
 * and on the disk. So whoever reads it finds all of the old content or all of the new, whenever the
 * program or the machine is stopped; what a stopped program has left is removed by the next that
 * writes to the folder. What is no file, such as a device or a pipe, is written at once.
 */
public final class ReplacedFile implements AutoCloseable {

  private static final int MOST_BUFFERED = 1 << 16;

  private final Path target;
  private final Path written; // the target itself if it is no file
  private final FileChannel channel;
  private final OutputStream stream;

  private ReplacedFile(Path target, Path written) throws IOException {
    this.target = target;
    this.written = written;
    this.channel =
        written.equals(target)
            ? FileChannel.open(written, CREATE, WRITE, TRUNCATE_EXISTING)
            : PartFile.open(written);
    this.stream = new BufferedOutputStream(Channels.newOutputStream(channel), MOST_BUFFERED);
  }

  /**
   * Opens what is to become {@code file}, or the file that it links to.
   *
   * @throws IOException if there is no such folder, or nothing may be written there
   */
  public static ReplacedFile open(Path file) throws IOException {
    Path target = Files.isRegularFile(file) ? file.toRealPath() : file.toAbsolutePath();
    if (!isReplaceable(target)) {
      return new ReplacedFile(target, target);
    }
    Path part = PartFile.of(target);
    ReplacedFile replaced = new ReplacedFile(target, part);
    PartFile.removeLeftovers(part);
    return replaced;
  }

  /**
   * Puts {@code content} in {@code file}.
   *
   * @throws IOException if that cannot be done; then what was there before is there still
   */
  public static void write(Path file, Content content) throws IOException {
    try (ReplacedFile replaced = open(file)) {
      content.writeTo(replaced.stream());
      replaced.complete();
    }
  }

  /**
   * Puts {@code text} in {@code file}, as UTF-8.
   *
   * @throws IOException if that cannot be done; then what was there before is there still
   */
  public static void write(Path file, String text) throws IOException {
    write(file, stream -> stream.write(text.getBytes(UTF_8)));
  }

  private static boolean isReplaceable(Path target) {
    return Files.notExists(target) || Files.isRegularFile(target);
  }

  /** Where the content goes. */
  public OutputStream stream() {
    return stream;
  }

  /**
   * Ends it and puts it in its place.
   *
   * @throws IOException if that cannot be done; then what was there before is there still
   */
  public void complete() throws IOException {
    stream.flush();
    if (!written.equals(target)) {
      channel.force(true);
      stream.close(); // some systems move no file that is open
      takeOverPermissions();
      move();
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

  private void move() throws IOException {
    try {
      Files.move(written, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(written, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /** Removes what is not in its place by now. Does nothing the second time. */
  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException e) {
      // whoever wrote to it has been told
    }
    try {
      if (!written.equals(target)) {
        Files.deleteIfExists(written);
      }
    } catch (IOException e) {
      // it stays behind, under a name that tells what it is
    }
  }

  /** Writes the content of a file. */
  @FunctionalInterface
  public interface Content {
    /** Writes it to {@code stream}, which is closed afterwards by the caller. */
    void writeTo(OutputStream stream) throws IOException;
  }
}
