package org.cspworkbench.xcsp3;

/**
 * A file that cannot be read as an XCSP3 instance; the message is a sentence that says where and
 * why, without full stop.
 */
public final class XcspException extends Exception {

  /** A fault told by this sentence. */
  public XcspException(String sentence) {
    super(sentence);
  }
}
