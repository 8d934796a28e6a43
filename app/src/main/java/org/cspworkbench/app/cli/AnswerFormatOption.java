package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.CheckWriter;
import org.cspworkbench.app.export.RatingWriter;
import picocli.CommandLine.Option;

/** The option for the format in which {@code check} and {@code rate} answer. */
final class AnswerFormatOption {

  @Option(
      names = "--format",
      paramLabel = "FORMAT",
      defaultValue = "text",
      converter = Converter.class,
      description = "text, json (one object for each puzzle, on one line) or csv. Default: text.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private Format format;

  private enum Format {
    TEXT,
    JSON,
    CSV
  }

  /** The converter from the name of a format. */
  static final class Converter extends Choice<Format> {
    Converter() {
      super(Format.values());
    }
  }

  /** Returns the writer for {@code check}. */
  CheckWriter checkWriter() {
    return switch (format) {
      case TEXT -> new CheckWriter.Text();
      case JSON -> new CheckWriter.Json();
      case CSV -> new CheckWriter.CommaSeparated();
    };
  }

  /** Returns the writer for {@code rate}. */
  RatingWriter ratingWriter() {
    return switch (format) {
      case TEXT -> new RatingWriter.Text();
      case JSON -> new RatingWriter.Json();
      case CSV -> new RatingWriter.CommaSeparated();
    };
  }
}
