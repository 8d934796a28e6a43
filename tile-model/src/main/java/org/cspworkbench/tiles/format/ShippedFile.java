package org.cspworkbench.tiles.format;

import com.google.common.io.Resources;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.cspworkbench.document.UnreadableException;

/** Reads files that come with the program, which have no mistakes. */
final class ShippedFile {

  private ShippedFile() {}

  /** Reads the content of a text. */
  @FunctionalInterface
  interface ContentReader<T> {
    T read(String source, String text) throws UnreadableException;
  }

  /** Returns what {@code reader} reads from {@code file}, a resource beside this class. */
  static <T> T read(String file, ContentReader<T> reader) {
    try {
      return reader.read(
          file,
          Resources.toString(
              Resources.getResource(ShippedFile.class, file), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException(file + " is part of the program", e);
    } catch (UnreadableException e) {
      throw new IllegalStateException(e.sentence(), e);
    }
  }
}
