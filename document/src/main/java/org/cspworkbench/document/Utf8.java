package org.cspworkbench.document;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;

/**
 * The text of users' documents, which is UTF-8. A byte order mark may begin it; the mark is not
 * part of the text, and no parser sees it.
 */
public final class Utf8 {

  private static final char BYTE_ORDER_MARK = '\uFEFF';

  private Utf8() {}

  /** Returns the text of {@code bytes}, in which U+FFFD replaces what is not UTF-8. */
  public static Reader reader(InputStream bytes) {
    return withoutMark(new InputStreamReader(bytes, UTF_8));
  }

  /** Returns {@code text} without the byte order mark that may begin it. */
  public static Reader withoutMark(Reader text) {
    return new Unmarked(text);
  }

  /** Returns the text of {@code bytes}, in which U+FFFD replaces what is not UTF-8. */
  public static String text(byte[] bytes) {
    return withoutMark(new String(bytes, UTF_8));
  }

  /** Returns {@code text} without the byte order mark that may begin it. */
  public static String withoutMark(String text) {
    return !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK ? text.substring(1) : text;
  }

  /** A text without the mark, which is skipped with the first read: opening must not wait. */
  private static final class Unmarked extends Reader {

    private final Reader reader;
    private boolean begun;

    Unmarked(Reader reader) {
      this.reader = reader;
    }

    @Override
    public int read(char[] buffer, int offset, int length) throws IOException {
      int count = reader.read(buffer, offset, length);
      if (begun || count <= 0) {
        return count;
      }
      begun = true;
      if (buffer[offset] != BYTE_ORDER_MARK) {
        return count;
      }
      System.arraycopy(buffer, offset + 1, buffer, offset, count - 1);
      return count > 1 ? count - 1 : reader.read(buffer, offset, length);
    }

    @Override
    public boolean ready() throws IOException {
      return reader.ready();
    }

    @Override
    public void close() throws IOException {
      reader.close();
    }
  }
}
