package org.cspworkbench.web.packing;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;
import org.tukaani.xz.LZMAInputStream;

/** A program of its own on each page: the function {@code unpack}, which the others need first. */
public final class Unpacker {

  private Unpacker() {}

  /** Does nothing; the page calls {@link #unpack}. */
  public static void main(String[] arguments) {}

  /** Returns the bytes that were packed as {@code text}, to scripts. */
  @JSExport
  public static Int8Array unpack(String text) {
    return Int8Array.fromJavaArray(bytes(text));
  }

  /**
   * Returns the bytes that were packed as {@code text}.
   *
   * @throws UncheckedIOException if the text is damaged
   */
  static byte[] bytes(String text) {
    try (LZMAInputStream lzma = new LZMAInputStream(new PackedText(text))) {
      return lzma.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
