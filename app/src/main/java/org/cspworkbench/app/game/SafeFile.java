package org.cspworkbench.app.game;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardCopyOption.ATOMIC_MOVE;
import static java.nio.file.StandardCopyOption.REPLACE_EXISTING;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes files so that whoever reads one finds all of the old text or all of the new, whenever the
 * program or the machine is stopped: the text is written aside, brought to the disk, and moved.
 */
public final class SafeFile {

  private SafeFile() {}

  /**
   * Writes {@code text} to {@code file}, and makes its folder if there is none.
   *
   * @throws IOException if that cannot be done; an old file is still there then
   */
  public static void write(Path file, String text) throws IOException {
    Path whole = file.toAbsolutePath();
    Path folder = whole.getParent();
    if (folder != null) {
      Files.createDirectories(folder);
    }
    Path aside = whole.resolveSibling(whole.getFileName() + ".new");
    try (FileChannel channel = FileChannel.open(aside, CREATE, WRITE, TRUNCATE_EXISTING)) {
      ByteBuffer bytes = UTF_8.encode(text);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
      channel.force(true);
    }
    try {
      Files.move(aside, whole, ATOMIC_MOVE, REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(aside, whole, REPLACE_EXISTING);
    }
  }
}
