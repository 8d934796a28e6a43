package org.cspworkbench.xcsp3;

import com.google.common.annotations.VisibleForTesting;

/**
 * The memory that one instance may use. What a file asks for is charged before it is allocated, at
 * the size that was measured from the file to the network; so a small file cannot exhaust the
 * memory, and a file that is too large is rejected with a message.
 */
final class MemoryBudget {

  /** A byte of XML: as it is read, in the document, and as the parser sees it. */
  static final int TEXT = 4;

  /** A tag, of which an element has two, with its share of a constraint or its arguments. */
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
  MemoryBudget(long memory) {
    granted = memory;
    left = memory / 4 * 3;
  }

  /** Returns the budget of this Java virtual machine. */
  static MemoryBudget ofThisProcess() {
    return new MemoryBudget(Runtime.getRuntime().maxMemory());
  }

  /**
   * Charges {@code count} objects of {@code bytes} bytes each.
   *
   * @throws UnsupportedPart if the budget is exceeded
   */
  void take(long count, int bytes) {
    if (count > left / bytes) {
      throw UnsupportedPart.tooLarge(granted);
    }
    left -= count * bytes;
  }

  /** Returns the remaining bytes. */
  long left() {
    return left;
  }
}
