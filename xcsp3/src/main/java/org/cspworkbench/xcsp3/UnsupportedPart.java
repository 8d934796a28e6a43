package org.cspworkbench.xcsp3;

/**
 * Something in an instance that is not stated in terms of our model. Thrown deep inside a
 * constraint; the reader adds the constraint's place and makes a sentence of it.
 */
final class UnsupportedPart extends RuntimeException {

  /** A part named such as {@code hybrid tuples}. */
  UnsupportedPart(String part) {
    this(part, "not supported");
  }

  private UnsupportedPart(String part, String what) {
    super(part + " is " + what);
  }

  /** More than fits into so many bytes of memory. */
  static UnsupportedPart tooLarge(long bytes) {
    return new UnsupportedPart(
        "that", "more than fits into " + (bytes >> 20) + " MiB of memory (java -Xmx grants more)");
  }

  /** Returns a name that nothing bears. */
  static UnsupportedPart unknown(String name) {
    return new UnsupportedPart(Screening.quoted(name), "neither a variable nor a symbol");
  }
}
