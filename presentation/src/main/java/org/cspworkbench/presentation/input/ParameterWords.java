package org.cspworkbench.presentation.input;

import java.util.Optional;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Parameter;

/** The sentences about the fields of forms, in the language of the window or the page. */
public final class ParameterWords {

  private final TextBundle texts;

  /** Creates the sentences of {@code texts}, which are phrases. */
  public ParameterWords(TextBundle texts) {
    this.texts = texts;
  }

  /** Returns the label of the seed. */
  public String seed() {
    return texts.text("parameter.seed");
  }

  /** Returns the range of a number, such as {@code 1 to 50}; empty for other parameters. */
  public String range(Parameter parameter) {
    if (parameter instanceof Parameter.WholeNumber number && number.max() < Long.MAX_VALUE) {
      return texts.text("parameter.range", number.min(), number.max());
    }
    return parameter instanceof Parameter.Decimal number
        ? texts.text("parameter.range", number.min(), number.max())
        : "";
  }

  /**
   * Returns a sentence on why {@code typed} is not a value of a parameter; empty if it is one.
   *
   * @param label what the form calls the parameter
   */
  public Optional<String> fault(Parameter parameter, String label, String typed) {
    try {
      parameter.check(typed);
      return Optional.empty();
    } catch (IllegalArgumentException e) {
      return Optional.of(sentence(parameter, label, typed));
    }
  }

  private String sentence(Parameter parameter, String label, String typed) {
    if (parameter instanceof Parameter.WholeNumber number) {
      if (number.max() < Long.MAX_VALUE) {
        return texts.text("parameter.whole", label, number.min(), number.max(), typed);
      }
      return number.min() == Long.MIN_VALUE
          ? texts.text("parameter.whole.any", label, typed)
          : texts.text("parameter.whole.least", label, number.min(), typed);
    }
    if (parameter instanceof Parameter.Decimal number) {
      return texts.text("parameter.decimal", label, number.min(), number.max(), typed);
    }
    if (parameter instanceof Parameter.Time) {
      return texts.text("parameter.time", label, typed);
    }
    return parameter instanceof Parameter.Weights
        ? texts.text("parameter.weights", label, typed)
        : texts.text("parameter.choice", label, typed);
  }
}
