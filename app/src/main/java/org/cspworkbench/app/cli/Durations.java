package org.cspworkbench.app.cli;

import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** A converter for durations: {@code 200ms}, {@code 5s}, {@code 2m}, {@code 1h}. */
final class Durations implements ITypeConverter<Duration> {

  private static final Pattern FORM = Pattern.compile("(\\d{1,9})(ms|s|m|h)");

  @Override
  public Duration convert(String text) {
    Matcher matcher = FORM.matcher(text.trim().toLowerCase(Locale.ROOT));
    if (!matcher.matches()) {
      throw new TypeConversionException(
          "expected a duration such as 200ms, 5s or 2m, found '" + text + "'");
    }
    long count = Long.parseLong(matcher.group(1));
    return switch (matcher.group(2)) {
      case "ms" -> Duration.ofMillis(count);
      case "s" -> Duration.ofSeconds(count);
      case "m" -> Duration.ofMinutes(count);
      default -> Duration.ofHours(count);
    };
  }

  /** Formats a duration in the largest unit that fits: {@code 1500ms}, {@code 2m}. */
  static String text(Duration duration) {
    if (duration.toMillis() % 1000 != 0) {
      return duration.toMillis() + "ms";
    }
    long seconds = duration.toSeconds();
    return seconds == 0 || seconds % 60 != 0 ? seconds + "s" : seconds / 60 + "m";
  }
}
