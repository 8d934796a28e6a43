package org.cspworkbench.core.encoding;

import org.cspworkbench.core.model.Constraint;

/**
 * How the constraints of one class are written and read.
 *
 * @param code stands for the class, and never for another one
 * @param type the class
 * @param writing writes a constraint of the class
 * @param reading reads one
 */
record ConstraintKind<C extends Constraint>(
    int code, Class<C> type, Writing<C> writing, Reading<C> reading) {

  /** Writes the parts of a constraint. */
  interface Writing<C> {
    void write(C constraint, ModelWriter out) throws NotEncodableException;
  }

  /** Reads the parts of a constraint, in the same order. */
  interface Reading<C> {
    C read(ModelReader in) throws MalformedEncodingException;
  }

  void write(Constraint constraint, ModelWriter out) throws NotEncodableException {
    out.bytes().unsigned(code);
    writing.write(type.cast(constraint), out);
  }
}
