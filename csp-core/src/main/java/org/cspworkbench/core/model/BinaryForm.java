package org.cspworkbench.core.model;

/**
 * How the constraints of one class are written and read in the binary form of a problem. Each class
 * has one, and {@link BinaryForms} lists it.
 *
 * @param code stands for the class, and never for another one
 * @param type the class
 * @param writing writes a constraint of the class
 * @param reading reads one
 */
record BinaryForm<C extends Constraint>(
    int code, Class<C> type, Writing<C> writing, Reading<C> reading) {

  /** Writes the parts of a constraint. */
  interface Writing<C> {
    void write(C constraint, ConstraintWriter out) throws NotEncodableException;
  }

  /** Reads the parts of a constraint, in the same order. */
  interface Reading<C> {
    C read(ConstraintReader in) throws MalformedEncodingException;
  }

  void write(Constraint constraint, ConstraintWriter out) throws NotEncodableException {
    out.count(code);
    writing.write(type.cast(constraint), out);
  }
}
