package org.cspworkbench.solvers;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.Enumeration;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * The texts of a bundle in UTF-8 that was read as ISO 8859-1, as those of a program in a browser
 * are.
 */
final class DecodedBundle extends ResourceBundle {

  private final ResourceBundle bytes; // a character for each byte

  DecodedBundle(ResourceBundle bytes) {
    this.bytes = bytes;
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return bytes.containsKey(key)
        ? new String(bytes.getString(key).getBytes(ISO_8859_1), UTF_8)
        : null;
  }

  @Override
  public Enumeration<String> getKeys() {
    return bytes.getKeys();
  }
}
