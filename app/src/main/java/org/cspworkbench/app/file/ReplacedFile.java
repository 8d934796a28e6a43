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
import org.cspworkbench.document.Content;

/**
 * A file that is written to a temporary file in the same folder, and replaces the target only when
 * it is complete and stored on disk. Readers therefore see either the old or the new content, even
 * if the program or the machine stops; leftovers of a stopped program are removed by the next
 * program that writes to the folder. Targets that are not regular files, such as devices or pipes,
 * are written directly.
 */
public final class ReplacedFile implements AutoCloseable {

  private static final int MOST_BUFFERED = 1 << 16;

  private final Path target;
  private final Path written; // the target itself if it is not a regular file
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
   * Opens {@code file}, or the file to which it links, for replacement.
   *
   * @throws IOException if the folder does not exist or is not writable
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
   * Replaces the content of {@code file}.
   *
   * @throws IOException if this fails; then the previous content is unchanged
   */
  public static void write(Path file, Content content) throws IOException {
    try (ReplacedFile replaced = open(file)) {
      content.writeTo(replaced.stream());
      replaced.complete();
    }
  }

  /**
   * Replaces the content of {@code file} by {@code text} in UTF-8.
   *
   * @throws IOException if this fails; then the previous content is unchanged
   */
  public static void write(Path file, String text) throws IOException {
    write(file, stream -> stream.write(text.getBytes(UTF_8)));
  }

  private static boolean isReplaceable(Path target) {
    return Files.notExists(target) || Files.isRegularFile(target);
  }

  /** Returns the stream for the content. */
  public OutputStream stream() {
    return stream;
  }

  /**
   * Completes the content and replaces the target.
   *
   * @throws IOException if this fails; then the previous content is unchanged
   */
  public void complete() throws IOException {
    stream.flush();
    if (!written.equals(target)) {
      channel.force(true);
      stream.close(); // some systems do not move open files
      takeOverPermissions();
      move();
    }
  }

  /** Copies the permissions of the previous file. */
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

  /** Removes the temporary file, if it is incomplete. Further calls have no effect. */
  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException e) {
      // the writer has received the exception
    }
    try {
      if (!written.equals(target)) {
        Files.deleteIfExists(written);
      }
    } catch (IOException e) {
      // it remains, with a name that identifies it
    }
  }
}
