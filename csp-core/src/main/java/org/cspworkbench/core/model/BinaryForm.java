package org.cspworkbench.core.model;

/**
 * How the constraints of one class are written and read in the binary form of a problem. Each class
 * has one, and the codec of problems lists it.
 *
 * @param code stands for the class, and never for another one
 * @param type the class
 * @param writing writes a constraint of the class
 * @param reading reads one
 */
public record BinaryForm<C extends Constraint>(
    int code, Class<C> type, Writing<C> writing, Reading<C> reading) {

  /** Writes the parts of a constraint. */
  public interface Writing<C> {
    /**
     * Writes the parts.
     *
     * @throws NotEncodableException if one of them cannot be written
     */
    void write(C constraint, ConstraintWriter out) throws NotEncodableException;
  }

  /** Reads the parts of a constraint, in the same order. */
  public interface Reading<C> {
    /**
     * Reads the parts.
     *
     * @throws MalformedEncodingException if the bytes are something else
     */
    C read(ConstraintReader in) throws MalformedEncodingException;
  }

  /**
   * Writes the code and the parts of {@code constraint}, which is of the class.
   *
   * @throws NotEncodableException if it cannot be written
   */
  public void write(Constraint constraint, ConstraintWriter out) throws NotEncodableException {
    out.count(code);
    writing.write(type.cast(constraint), out);
  }
}
