package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableSet;
import java.util.Locale;

/** The value of a side of a claim. */
sealed interface Value {

  /** Returns the value as text in the language of {@code locale}. */
  String in(Locale locale);

  /** A number. */
  record Amount(long number) implements Value {
    @Override
    public String in(Locale locale) {
      return String.format(locale, "%,d", number);
    }

    @Override
    public String toString() {
      return Long.toString(number);
    }
  }

  /** Values of a variable, by their labels. */
  record Labels(ImmutableSet<String> labels) implements Value {
    @Override
    public String in(Locale locale) {
      return labels.isEmpty() ? "∅" : String.join(", ", labels);
    }

    @Override
    public String toString() {
      return "{" + String.join(", ", labels) + "}";
    }
  }

  /** One word: the label of a value, or an outcome. */
  record Word(String word) implements Value {
    @Override
    public String in(Locale locale) {
      return word;
    }

    @Override
    public String toString() {
      return word;
    }
  }
}
