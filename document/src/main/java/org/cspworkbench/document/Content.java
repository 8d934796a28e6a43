package org.cspworkbench.document;

import java.io.IOException;
import java.io.OutputStream;

/** An operation that writes the content of a document. */
@FunctionalInterface
public interface Content {

  /** Writes the content to {@code stream}, which the caller closes. */
  void writeTo(OutputStream stream) throws IOException;
}
