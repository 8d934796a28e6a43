package org.cspworkbench.core.model;

/**
 * Thrown when the domains of a problem have more values in all than there is room for; the message
 * is a sentence for users. Algorithms that number every value have less room than others.
 */
public final class TooManyValuesException extends IllegalArgumentException {

  private static final long serialVersionUID = 1L;

  private final String sentence;

  /**
   * The domains have more than {@code most} values in all.
   *
   * @param work what there is no room for, as in {@code "the search"}
   */
  public TooManyValuesException(String work, long most) {
    this(String.format("the domains have more than %d values in all, too many for %s", most, work));
  }

  private TooManyValuesException(String sentence) {
    super(sentence);
    this.sentence = sentence;
  }

  /** Returns the message: a sentence for users. */
  public String sentence() {
    return sentence;
  }
}
