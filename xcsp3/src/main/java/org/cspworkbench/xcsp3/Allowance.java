package org.cspworkbench.xcsp3;

import com.google.common.annotations.VisibleForTesting;

/**
 * The memory that one instance may take. What a file asks for is weighed before it is made, by what
 * such a thing was measured to take on its way to a network; so a small file cannot ask for more
 * than there is, and a large one is refused by a sentence.
 */
final class Allowance {

  /** A byte of XML: as it is read, in the document, and as the parser sees it. */
  static final int TEXT = 4;

  /** A tag, of which an element has two, and what a constraint or its arguments take besides. */
  static final int TAG = 500;

  /** A tuple of a table, and each of its values. */
  static final int TUPLE = 80;

  /** A number or variable in a list that is written out. */
  static final int ENTRY = 24;

  /** A variable. */
  static final int VARIABLE = 800;

  /** 64 values of a domain. */
  static final int DOMAIN_WORD = 64;

  /** A place in the scope of a constraint. */
  static final int PLACE = 100;

  /** Two variables of an all-different constraint, which are also compared pair by pair. */
  static final int PAIR = 300;

  private final long granted;
  private long left;

  /** Three quarters of {@code memory}, in bytes; the rest is for the program itself. */
  @VisibleForTesting
  Allowance(long memory) {
    granted = memory;
    left = memory / 4 * 3;
  }

  /** What Java may use here. */
  static Allowance ofThisProcess() {
    return new Allowance(Runtime.getRuntime().maxMemory());
  }

  /**
   * Takes what {@code count} things weigh, each {@code bytes}.
   *
   * @throws UnsupportedPart if that is more than is left
   */
  void take(long count, int bytes) {
    if (count > left / bytes) {
      throw UnsupportedPart.tooLarge(granted);
    }
    left -= count * bytes;
  }

  /** How many bytes are left. */
  long left() {
    return left;
  }
}
