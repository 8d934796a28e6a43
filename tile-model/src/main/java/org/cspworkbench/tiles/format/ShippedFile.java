package org.cspworkbench.tiles.format;

import static java.util.Objects.requireNonNull;

import java.io.IOException;
import java.io.InputStream;
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
    try (InputStream content = requireNonNull(ShippedFile.class.getResourceAsStream(file), file)) {
      return reader.read(file, new String(content.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new IllegalStateException(file + " is part of the program", e);
    } catch (UnreadableException e) {
      throw new IllegalStateException(e.sentence(), e);
    }
  }
}
