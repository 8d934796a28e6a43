package org.cspworkbench.app.film;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;

/**
 * The compression of GIF: each code stands for a string of pixels that has occurred before, and
 * every code that is written adds that string with the next pixel to the table (Welch, "A Technique
 * for High-Performance Data Compression", Computer 1984). The table starts again when it is full.
 * Takes time linear in the number of pixels.
 */
final class LzwEncoder {

  /** The number of bits of a pixel. */
  static final int PIXEL_BITS = 8;

  private static final int CLEAR = 1 << PIXEL_BITS;
  private static final int END = CLEAR + 1;
  private static final int FIRST_STRING = CLEAR + 2;
  private static final int FEWEST_BITS = PIXEL_BITS + 1;
  private static final int MOST_BITS = 12;
  private static final int MOST_CODES = 1 << MOST_BITS;

  private static final int SLOT_BITS = MOST_BITS + 2; // four times as many as codes: few collide
  private static final int SLOTS = 1 << SLOT_BITS;
  private static final int FREE = -1;
  private static final int LONGEST_BLOCK = 255;

  /** For each slot, the string (code of all but its last pixel, last pixel) and its own code. */
  private final int[] strings = new int[SLOTS];

  /** For each code, the first string that begins with it: last pixel and code. Found most often. */
  private final int[] firstLonger = new int[MOST_CODES];

  private int nextCode;
  private int codeBits;

  private final OutputStream output;
  private final byte[] block = new byte[LONGEST_BLOCK];
  private int blockLength;
  private int bits; // not written yet, the oldest lowest
  private int bitCount;

  /** Creates an encoder that writes to {@code output}. */
  LzwEncoder(OutputStream output) {
    this.output = output;
  }

  /** Writes {@code pixels}, at least one, as the blocks of one image, and the end of the blocks. */
  void encode(byte[] pixels) throws IOException {
    codeBits = FEWEST_BITS;
    clear();
    int string = pixels[0] & 0xff;
    for (int i = 1; i < pixels.length; i++) {
      int pixel = pixels[i] & 0xff;
      if ((firstLonger[string] >>> MOST_BITS) == pixel) {
        string = firstLonger[string] & (MOST_CODES - 1);
        continue;
      }
      int key = (string << PIXEL_BITS) | pixel;
      int slot = slot(key);
      if (strings[slot] != FREE) {
        string = strings[slot] & (MOST_CODES - 1);
      } else {
        writeCode(string);
        add(slot, key);
        string = pixel;
      }
    }
    writeCode(string);
    widen();
    writeCode(END);
    finish();
  }

  /** Returns the slot with the string {@code key}, or the free one where it belongs. */
  private int slot(int key) {
    int slot = (key * 0x9E3779B1) >>> (Integer.SIZE - SLOT_BITS);
    while (strings[slot] != FREE && (strings[slot] >>> MOST_BITS) != key) {
      slot = (slot + 1) & (SLOTS - 1);
    }
    return slot;
  }

  /** Gives a string the next code; clears the table instead if there is none left. */
  private void add(int slot, int key) throws IOException {
    if (nextCode == MOST_CODES) {
      clear();
      return;
    }
    widen();
    strings[slot] = (key << MOST_BITS) | nextCode;
    int shorter = key >>> PIXEL_BITS;
    if (firstLonger[shorter] == FREE) {
      firstLonger[shorter] = ((key & (CLEAR - 1)) << MOST_BITS) | nextCode;
    }
    nextCode++;
  }

  /** Lets codes take another bit as soon as the next one needs it. */
  private void widen() {
    if (nextCode == (1 << codeBits) && codeBits < MOST_BITS) {
      codeBits++;
    }
  }

  private void clear() throws IOException {
    writeCode(CLEAR);
    Arrays.fill(strings, FREE);
    Arrays.fill(firstLonger, FREE);
    nextCode = FIRST_STRING;
    codeBits = FEWEST_BITS;
  }

  private void writeCode(int code) throws IOException {
    bits |= code << bitCount;
    bitCount += codeBits;
    while (bitCount >= Byte.SIZE) {
      writeByte(bits);
      bits >>>= Byte.SIZE;
      bitCount -= Byte.SIZE;
    }
  }

  private void finish() throws IOException {
    if (bitCount > 0) {
      writeByte(bits);
    }
    bits = 0;
    bitCount = 0;
    if (blockLength > 0) {
      writeBlock();
    }
    output.write(0);
  }

  private void writeByte(int value) throws IOException {
    block[blockLength++] = (byte) value;
    if (blockLength == LONGEST_BLOCK) {
      writeBlock();
    }
  }

  private void writeBlock() throws IOException {
    output.write(blockLength);
    output.write(block, 0, blockLength);
    blockLength = 0;
  }
}
