package org.cspworkbench.xcsp3;

/**
 * A file that cannot be read as an XCSP3 instance; the message is a sentence that states where and
 * why, without full stop.
 */
public final class XcspException extends Exception {

  /** Creates an exception with this sentence as message. */
  public XcspException(String sentence) {
    super(sentence);
  }
}
