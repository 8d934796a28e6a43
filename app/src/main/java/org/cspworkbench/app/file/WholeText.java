package org.cspworkbench.app.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Files that are read as a whole. No more of them is read than such a file may have, whatever size
 * the system tells: a device has none, and a file may grow.
 */
public final class WholeText {

  private WholeText() {}

  /** The file has more bytes than it may have. */
  public static final class TooLargeException extends FileSystemException {
    private static final long serialVersionUID = 1L;

    TooLargeException(Path file, int mostBytes) {
      super(file.toString(), null, "has more than " + mostBytes + " bytes");
    }
  }

  /**
   * The text of {@code file}, in UTF-8.
   *
   * @throws TooLargeException if it has more than {@code mostBytes} bytes
   * @throws java.nio.charset.CharacterCodingException if it is not UTF-8
   * @throws IOException if it cannot be read
   */
  public static String read(Path file, int mostBytes) throws IOException {
    return UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes(file, mostBytes))).toString();
  }

  /**
   * Returns the bytes of {@code file}.
   *
   * @throws TooLargeException if it has more than {@code mostBytes} bytes
   * @throws IOException if it cannot be read
   */
  public static byte[] bytes(Path file, int mostBytes) throws IOException {
    try (InputStream input = Files.newInputStream(file)) {
      byte[] bytes = input.readNBytes(mostBytes);
      if (bytes.length == mostBytes && input.read() >= 0) {
        throw new TooLargeException(file, mostBytes);
      }
      return bytes;
    }
  }
}
