package org.cspworkbench.app.cli;

import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Converters for whole numbers with plain error messages. */
final class WholeNumbers {

  private WholeNumbers() {}

  /** The converter for {@code int}. */
  static final class Ints implements ITypeConverter<Integer> {
    @Override
    public Integer convert(String text) {
      return Math.toIntExact(parse(text, Integer.MIN_VALUE, Integer.MAX_VALUE));
    }
  }

  /** The converter for {@code long}. */
  static final class Longs implements ITypeConverter<Long> {
    @Override
    public Long convert(String text) {
      return parse(text, Long.MIN_VALUE, Long.MAX_VALUE);
    }
  }

  private static long parse(String text, long min, long max) {
    try {
      long number = Long.parseLong(text.trim());
      if (number >= min && number <= max) {
        return number;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new TypeConversionException("expected a whole number, found '" + text + "'");
  }
}
