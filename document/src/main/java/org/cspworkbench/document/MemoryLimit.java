package org.cspworkbench.document;

/**
 * The number of characters that a reader accepts at a time: a fixed number, or fewer where the
 * memory of this process is too small for what is made of them.
 *
 * @param most the accepted number
 * @param isOfMemory whether more memory would increase it
 */
public record MemoryLimit(int most, boolean isOfMemory) {

  /**
   * Returns the limit for this process.
   *
   * @param most the fixed number
   * @param bytesEach the memory for each character, with all that is made of it at a time
   */
  public static MemoryLimit of(int most, int bytesEach) {
    long fitting = Runtime.getRuntime().maxMemory() / bytesEach;
    return new MemoryLimit((int) Math.min(most, fitting), fitting < most);
  }

  /** Returns the limit as the end of a sentence: {@code 65536 characters}. */
  public String inWords() {
    return most + " characters" + (isOfMemory ? " (java -Xmx grants more)" : "");
  }
}
