package org.cspworkbench.xcsp3;

import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;

/**
 * Thrown for a part of an instance that is not supported or breaks the rules of XCSP3; the reader
 * adds the constraint and the position in the file to the message.
 */
final class UnsupportedPart extends RuntimeException {

  /** The element that is at fault, if it is known better than the constraint. */
  private @Nullable Element element;

  /** A part named such as {@code a rank of an index}. */
  UnsupportedPart(String part) {
    this(part, " is not supported");
  }

  private UnsupportedPart(String part, String what) {
    super(part + what);
  }

  /** A fault, as a whole sentence. */
  static UnsupportedPart fault(String sentence) {
    return new UnsupportedPart(sentence, "");
  }

  /** More than fits into so many bytes of memory. */
  static UnsupportedPart tooLarge(long bytes) {
    return fault(
        "that is more than fits into " + (bytes >> 20) + " MiB of memory (java -Xmx grants more)");
  }

  /** Creates the exception for an undeclared name. */
  static UnsupportedPart unknown(String name) {
    return fault(Screening.quoted(name) + " is neither a variable nor a symbol");
  }

  /** Returns this exception, for {@code place} unless an element at fault is known already. */
  UnsupportedPart in(Element place) {
    element = elementOr(place);
    return this;
  }

  /** Returns the element that is at fault, or {@code other} if it is not known. */
  Element elementOr(Element other) {
    return element == null ? other : element;
  }
}
