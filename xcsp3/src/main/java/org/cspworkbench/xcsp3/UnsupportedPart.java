package org.cspworkbench.xcsp3;

/**
 * Thrown for a part of an instance that is not supported; the reader adds the position of the
 * constraint to the message.
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

  /** Creates the exception for an undeclared name. */
  static UnsupportedPart unknown(String name) {
    return new UnsupportedPart(Screening.quoted(name), "neither a variable nor a symbol");
  }
}
