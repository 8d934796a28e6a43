package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableSet;
import java.util.Locale;

/** What has been read off a run, or what is claimed to be. */
sealed interface Value {

  /** As it is written in a text of this language. */
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
