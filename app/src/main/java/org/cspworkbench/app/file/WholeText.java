package org.cspworkbench.app.file;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CoderResult;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.Utf8;

/**
 * Files that are read completely. The size is limited while reading, not by the size that the
 * system reports, since devices have none and files may grow.
 */
public final class WholeText {

  private WholeText() {}

  /** The file exceeds the maximum size. */
  public static final class TooLargeException extends FileSystemException {
    TooLargeException(String source, int mostBytes) {
      super(source, null, "has more than " + mostBytes + " bytes");
    }
  }

  /** The file is not text in UTF-8; the message begins with line and column. */
  public static final class NotUtf8Exception extends CharacterCodingException {

    private final int line;
    private final int column;
    private final String problem;

    NotUtf8Exception(CharSequence before, int found) {
      int lines = 1;
      int start = 0;
      for (int i = 0; i < before.length(); i++) {
        char c = before.charAt(i);
        boolean isLineEnd = c == '\n' || (c == '\r' && !isLineFeed(before, i + 1));
        if (isLineEnd) {
          lines++;
          start = i + 1;
        }
      }
      line = lines;
      column = Character.codePointCount(before, start, before.length()) + 1;
      problem = "expected text in UTF-8, found a byte of value " + found;
    }

    /** Returns this fault as one of the document {@code source}. */
    public UnreadableException in(String source) {
      return new UnreadableException(new SourcePosition(source, line, column), problem);
    }

    private static boolean isLineFeed(CharSequence text, int i) {
      return i < text.length() && text.charAt(i) == '\n';
    }

    @Override
    public String getMessage() {
      return line + ":" + column + ": " + problem;
    }
  }

  /**
   * Returns the text of {@code file}, in UTF-8.
   *
   * @throws TooLargeException if it has more than {@code mostBytes} bytes
   * @throws NotUtf8Exception if it is not UTF-8, with the position of the first invalid byte
   * @throws IOException if it cannot be read
   */
  public static String read(Path file, int mostBytes) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(bytes(file, mostBytes));
    CharBuffer text = CharBuffer.allocate(bytes.remaining());
    CoderResult result = UTF_8.newDecoder().decode(bytes, text, true);
    text.flip();
    if (result.isError()) {
      throw new NotUtf8Exception(
          Utf8.withoutMark(text.toString()), bytes.get(bytes.position()) & 0xff);
    }
    return Utf8.withoutMark(text.toString());
  }

  /**
   * Returns the bytes of {@code file}.
   *
   * @throws TooLargeException if it has more than {@code mostBytes} bytes
   * @throws IOException if it cannot be read
   */
  public static byte[] bytes(Path file, int mostBytes) throws IOException {
    try (InputStream input = Files.newInputStream(file)) {
      return bytes(file.toString(), input, mostBytes);
    }
  }

  /**
   * Returns the bytes of {@code input}, which is not closed.
   *
   * @param source the name of the input
   * @throws TooLargeException if it has more than {@code mostBytes} bytes
   * @throws IOException if it cannot be read
   */
  public static byte[] bytes(String source, InputStream input, int mostBytes) throws IOException {
    byte[] bytes = input.readNBytes(mostBytes);
    if (bytes.length == mostBytes && input.read() >= 0) {
      throw new TooLargeException(source, mostBytes);
    }
    return bytes;
  }
}
