package org.cspworkbench.web.packing;

import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;
import org.teavm.jso.typedarrays.Int8Array;

/**
 * A program of its own on each page, as a script and as WebAssembly, with functions that the others
 * need first.
 */
public final class Unpacker {

  private static @Nullable LzmaDecoder opened;

  private Unpacker() {}

  /** Does nothing; the page calls {@link #startUnpacking} and {@link #nextUnpacked}. */
  public static void main(String[] arguments) {}

  /** Starts to unpack {@code text}. */
  @JSExport
  public static void startUnpacking(String text) {
    opened = new LzmaDecoder(new PackedText(text));
  }

  /** Returns the next of the bytes that were packed as the text; none at their end. */
  @JSExport
  public static Int8Array nextUnpacked() {
    if (opened == null) {
      throw new IllegalStateException("no text is open");
    }
    return Int8Array.copyFromJavaArray(opened.next());
  }
}
