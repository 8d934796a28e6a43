package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import com.google.common.primitives.Doubles;
import java.time.Duration;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A parameter that a user can set: one field of a form. The command line, the window and the page
 * derive their options from parameters: of a solver, of a problem, of an export.
 */
public sealed interface Parameter {

  /**
   * Its name on a command line: lower case, words joined by hyphens, unique among the parameters of
   * a form.
   */
  String name();

  /** Returns its effect, in one sentence. */
  String description();

  /** Returns its default as users write it; empty if there is none. */
  String usual();

  /** Returns what users may write, as the object of "expected": {@code a whole number from 1}. */
  String expected();

  /**
   * Checks that {@code text} is a value of this parameter.
   *
   * @throws IllegalArgumentException if it is none; the message is a sentence without capital and
   *     period that states what was expected
   */
  void check(String text);

  private static IllegalArgumentException rejection(Parameter parameter, String text) {
    return new IllegalArgumentException(
        "expected " + parameter.expected() + ", found '" + text + "'");
  }

  /**
   * A whole number.
   *
   * @param name its name on a command line
   * @param description what it does
   * @param min the smallest value that makes sense
   * @param max the largest; {@link Long#MAX_VALUE} for none
   * @param defaultValue the value unless it is set
   * @param unit what is counted, in the plural; empty if the description names it
   */
  record WholeNumber(
      String name, String description, long min, long max, long defaultValue, String unit)
      implements Parameter {

    /**
     * Creates a number without a unit.
     *
     * @param name its name on a command line
     * @param description what it does
     * @param min the smallest value that makes sense
     * @param max the largest
     * @param defaultValue the value unless it is set
     */
    public WholeNumber(String name, String description, long min, long max, long defaultValue) {
      this(name, description, min, max, defaultValue, "");
    }

    @Override
    public String usual() {
      return Long.toString(defaultValue);
    }

    @Override
    public String expected() {
      if (max < Long.MAX_VALUE) {
        return "a whole number from " + min + " to " + max;
      }
      return min == Long.MIN_VALUE ? "a whole number" : "a whole number of at least " + min;
    }

    /**
     * Returns the number that {@code text} states.
     *
     * @throws IllegalArgumentException as {@link #check} does
     */
    public long parse(String text) {
      try {
        long number = Long.parseLong(text.strip());
        if (number >= min && number <= max) {
          return number;
        }
      } catch (NumberFormatException e) {
        // rejected below
      }
      throw rejection(this, text);
    }

    @Override
    public void check(String text) {
      long unused = parse(text);
    }
  }

  /**
   * A number with a fraction.
   *
   * @param name its name on a command line
   * @param description what it does
   * @param min the smallest value that makes sense
   * @param max the largest
   * @param defaultValue the value unless it is set
   */
  record Decimal(String name, String description, double min, double max, double defaultValue)
      implements Parameter {

    @Override
    public String usual() {
      return write(defaultValue);
    }

    @Override
    public String expected() {
      return "a number from " + write(min) + " to " + write(max);
    }

    /** Returns a number as text, without a fraction of zero. */
    public static String write(double number) {
      return number == Math.rint(number) ? Long.toString((long) number) : Double.toString(number);
    }

    /**
     * Returns the number that {@code text} states.
     *
     * @throws IllegalArgumentException as {@link #check} does
     */
    public double parse(String text) {
      Double number = Doubles.tryParse(text.strip());
      if (number == null || !(number >= min && number <= max)) { // also without NaN
        throw rejection(this, text);
      }
      return number;
    }

    @Override
    public void check(String text) {
      double unused = parse(text);
    }
  }

  /**
   * Something that holds or does not.
   *
   * @param name its name on a command line
   * @param description what it does if it holds
   * @param defaultValue whether it holds unless it is set
   */
  record Truth(String name, String description, boolean defaultValue) implements Parameter {

    private static final String YES = "true";
    private static final String NO = "false";

    /**
     * Creates a parameter that does not hold unless it is set.
     *
     * @param name its name on a command line
     * @param description what it does if it holds
     */
    public Truth(String name, String description) {
      this(name, description, false);
    }

    @Override
    public String usual() {
      return write(defaultValue);
    }

    @Override
    public String expected() {
      return YES + " or " + NO;
    }

    /** Returns a value as text. */
    public static String write(boolean isSet) {
      return isSet ? YES : NO;
    }

    /**
     * Returns whether {@code text} states that it holds.
     *
     * @throws IllegalArgumentException as {@link #check} does
     */
    public boolean parse(String text) {
      String word = Ascii.toLowerCase(text.strip());
      if (!word.equals(YES) && !word.equals(NO)) {
        throw rejection(this, text);
      }
      return word.equals(YES);
    }

    @Override
    public void check(String text) {
      boolean unused = parse(text);
    }
  }

  /**
   * A length of time: {@code 200ms}, {@code 5s}, {@code 2m}, {@code 1h}.
   *
   * @param name its name on a command line
   * @param description what it does
   * @param defaultValue the value unless it is set
   */
  record Time(String name, String description, Duration defaultValue) implements Parameter {

    private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m|h)");

    @Override
    public String usual() {
      return write(defaultValue);
    }

    @Override
    public String expected() {
      return "a duration such as 200ms, 5s or 2m";
    }

    /**
     * Returns the time that {@code text} states.
     *
     * @throws IllegalArgumentException as {@link #check} does
     */
    public Duration parse(String text) {
      Matcher matcher = FORM.matcher(Ascii.toLowerCase(text.strip()));
      if (!matcher.matches()) {
        throw rejection(this, text);
      }
      long count = Long.parseLong(matcher.group(1));
      return switch (matcher.group(2)) {
        case "ms" -> Duration.ofMillis(count);
        case "s" -> Duration.ofSeconds(count);
        case "m" -> Duration.ofMinutes(count);
        default -> Duration.ofHours(count);
      };
    }

    /** Returns a time in the largest unit that fits: {@code 1500ms}, {@code 2m}. */
    public static String write(Duration time) {
      if (time.toMillis() % 1000 != 0) {
        return time.toMillis() + "ms";
      }
      long seconds = time.toSeconds();
      return seconds == 0 || seconds % 60 != 0 ? seconds + "s" : seconds / 60 + "m";
    }

    @Override
    public void check(String text) {
      Duration unused = parse(text);
    }
  }

  /**
   * The name of a file.
   *
   * @param name its name on a command line
   * @param description what it does
   * @param form what stands for it in the help, such as {@code FILE.pdf}
   */
  record FileName(String name, String description, String form) implements Parameter {

    @Override
    public String usual() {
      return "";
    }

    @Override
    public String expected() {
      return "the name of a file";
    }

    /** Accepts every name; what opens files knows which names there can be. */
    @Override
    public void check(String text) {}
  }

  /**
   * A text.
   *
   * @param name its name on a command line
   * @param description what it does
   * @param form what stands for it in the help, such as {@code WxH}
   */
  record Text(String name, String description, String form) implements Parameter {

    @Override
    public String usual() {
      return "";
    }

    @Override
    public String expected() {
      return form;
    }

    /** Accepts every text. */
    @Override
    public void check(String text) {}
  }

  /**
   * The weights of values: {@link ValueWeights}.
   *
   * @param name its name on a command line
   * @param description what it does
   */
  record Weights(String name, String description) implements Parameter {

    @Override
    public String usual() {
      return "";
    }

    @Override
    public String expected() {
      return "VALUE:WEIGHT,VALUE:WEIGHT,… with weights from 0.001 to 1000";
    }

    @Override
    public void check(String text) {
      ValueWeights unused = ValueWeights.parse(text);
    }
  }

  /**
   * One of several names.
   *
   * @param name its name on a command line
   * @param description what it decides
   * @param choices the names, at least one; no two have the same id
   * @param defaultId the id of the default choice
   */
  record OneOf(String name, String description, ImmutableList<Choice> choices, String defaultId)
      implements Parameter {

    /**
     * Checks that the default is one of the choices.
     *
     * @param name its name on a command line
     * @param description what it decides
     * @param choices the names
     * @param defaultId the id of the default choice
     * @throws IllegalArgumentException if the default is none of them, or two have the same id
     */
    public OneOf {
      checkArgument(has(choices, defaultId), "%s is no choice of %s", defaultId, name);
      checkArgument(
          choices.stream().map(Choice::id).distinct().count() == choices.size(),
          "two choices of %s have the same id",
          name);
    }

    /** Returns whether there is a choice of this id. */
    public boolean has(String id) {
      return has(choices, id);
    }

    private static boolean has(ImmutableList<Choice> choices, String id) {
      return choices.stream().anyMatch(choice -> choice.id().equals(id));
    }

    /** Returns the ids of the choices. */
    public ImmutableList<String> ids() {
      return choices.stream().map(Choice::id).collect(ImmutableList.toImmutableList());
    }

    @Override
    public String usual() {
      return defaultId;
    }

    @Override
    public String expected() {
      return alternatives(ids());
    }

    /** Returns {@code words} as alternatives: {@code a, b or c}. */
    public static String alternatives(List<String> words) {
      int last = words.size() - 1;
      return last == 0
          ? words.get(0)
          : String.join(", ", words.subList(0, last)) + " or " + words.get(last);
    }

    /**
     * Returns the id that {@code text} states, in capitals or not.
     *
     * @throws IllegalArgumentException as {@link #check} does
     */
    public String parse(String text) {
      String id = Ascii.toLowerCase(text.strip());
      if (!has(id)) {
        throw rejection(this, text);
      }
      return id;
    }

    @Override
    public void check(String text) {
      String unused = parse(text);
    }
  }

  /**
   * One of the names that a {@link OneOf} may be set to.
   *
   * @param id what is written on a command line: lower case, without blanks, commas and parentheses
   * @param description what it does, in one line; empty if the id is enough
   */
  record Choice(String id, String description) {}
}
