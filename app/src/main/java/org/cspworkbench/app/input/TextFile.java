package org.cspworkbench.app.input;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.file.Path;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.core.problem.MalformedProblemException;

/** Reads files that are text in UTF-8 as a whole. */
public final class TextFile {

  private TextFile() {}

  /**
   * Returns the text of {@code file}.
   *
   * @throws WholeText.TooLargeException if it has more than {@code mostBytes} bytes
   * @throws MalformedProblemException if it is not UTF-8, with the place of the first byte that is
   *     not
   * @throws IOException if it cannot be read
   */
  public static String read(Path file, int mostBytes) throws IOException {
    ByteBuffer bytes = ByteBuffer.wrap(WholeText.bytes(file, mostBytes));
    CharsetDecoder decoder =
        UTF_8
            .newDecoder()
            .onMalformedInput(CodingErrorAction.REPORT)
            .onUnmappableCharacter(CodingErrorAction.REPORT);
    CharBuffer text = CharBuffer.allocate(bytes.remaining());
    CoderResult result = decoder.decode(bytes, text, true);
    text.flip();
    if (result.isError()) {
      throw notUtf8(text, bytes.get(bytes.position()) & 0xff);
    }
    return text.toString();
  }

  private static MalformedProblemException notUtf8(CharSequence before, int found) {
    int line = 1;
    int start = 0;
    for (int i = 0; i < before.length(); i++) {
      char c = before.charAt(i);
      boolean isLineEnd = c == '\n' || (c == '\r' && !isLineFeed(before, i + 1));
      if (isLineEnd) {
        line++;
        start = i + 1;
      }
    }
    int column = Character.codePointCount(before, start, before.length()) + 1;
    return new MalformedProblemException(
        line, column, "expected text in UTF-8, found a byte of value " + found);
  }

  private static boolean isLineFeed(CharSequence text, int i) {
    return i < text.length() && text.charAt(i) == '\n';
  }
}
