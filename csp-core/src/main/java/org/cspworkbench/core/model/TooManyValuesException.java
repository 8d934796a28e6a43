package org.cspworkbench.core.model;

/**
 * Thrown when the domains of a problem have more values in all than there is room for; the message
 * is a sentence for users. Algorithms that number every value have less room than others.
 */
public final class TooManyValuesException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  /**
   * The domains have more than {@code most} values in all.
   *
   * @param work what there is no room for, as in {@code "the search"}
   */
  public TooManyValuesException(String work, long most) {
    super(
        String.format("the domains have more than %d values in all, too many for %s", most, work));
  }
}
