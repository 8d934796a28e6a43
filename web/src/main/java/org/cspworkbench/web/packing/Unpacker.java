package org.cspworkbench.web.packing;

import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * A program of its own on each page, as a script and as WebAssembly: the function {@code unpack},
 * which the others need first.
 */
public final class Unpacker {

  private Unpacker() {}

  /** Does nothing; the page calls {@link #unpack}. */
  public static void main(String[] arguments) {}

  /** Returns the bytes that were packed as {@code text}, to scripts. */
  @JSExport
  public static Int8Array unpack(String text) {
    return Int8Array.copyFromJavaArray(bytes(text));
  }

  /**
   * Returns the bytes that were packed as {@code text}.
   *
   * @throws IllegalArgumentException if the text is damaged
   */
  static byte[] bytes(String text) {
    return LzmaDecoder.decode(PackedText.bytes(text));
  }
}
