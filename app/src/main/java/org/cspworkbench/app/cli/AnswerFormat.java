package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.CheckWriter;
import org.cspworkbench.app.export.RatingWriter;

/** The output formats of {@code check} and {@code rate}. */
enum AnswerFormat {
  TEXT,
  JSON,
  CSV;

  /** The converter from the name of a format. */
  static final class Converter extends Choice<AnswerFormat> {
    Converter() {
      super(values());
    }
  }

  /** Returns the writer for {@code check}. */
  CheckWriter checkWriter() {
    return switch (this) {
      case TEXT -> new CheckWriter.Text();
      case JSON -> new CheckWriter.Json();
      case CSV -> new CheckWriter.CommaSeparated();
    };
  }

  /** Returns the writer for {@code rate}. */
  RatingWriter ratingWriter() {
    return switch (this) {
      case TEXT -> new RatingWriter.Text();
      case JSON -> new RatingWriter.Json();
      case CSV -> new RatingWriter.CommaSeparated();
    };
  }
}
