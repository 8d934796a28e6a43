package org.cspworkbench.presentation.input;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Doubles;
import com.google.common.primitives.Ints;

/** A field of the form of a problem, for one of its parameters. */
public sealed interface FormField {

  /** Returns the name of the parameter. */
  String parameter();

  /** Returns the initial text. */
  String usual();

  /** Returns whether {@code text} is a value of this field. */
  boolean accepts(String text);

  /**
   * A field for a whole number.
   *
   * @param parameter the name of the parameter
   * @param usual the initial text
   * @param least the least number
   * @param greatest the greatest number that can be watched in the window
   */
  record Whole(String parameter, String usual, int least, int greatest) implements FormField {
    @Override
    public boolean accepts(String text) {
      Integer number = Ints.tryParse(text.strip());
      return number != null && number >= least && number <= greatest;
    }
  }

  /**
   * A field for a part of a whole, from 0 to 1.
   *
   * @param parameter the name of the parameter
   * @param usual the initial text
   */
  record Share(String parameter, String usual) implements FormField {
    @Override
    public boolean accepts(String text) {
      Double number = Doubles.tryParse(text.strip());
      return number != null && number >= 0 && number <= 1;
    }
  }

  /**
   * A field for one of several names.
   *
   * @param parameter the name of the parameter
   * @param usual the initial text
   * @param names the names
   */
  record Name(String parameter, String usual, ImmutableList<String> names) implements FormField {
    @Override
    public boolean accepts(String text) {
      return names.contains(text);
    }
  }
}
