package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.CheckWriter;
import org.cspworkbench.app.export.RatingWriter;
import org.cspworkbench.solvers.Choices;
import picocli.CommandLine.Mixin;

/** The option for the format in which {@code check} and {@code rate} answer. */
final class AnswerFormatOption {

  private enum Format {
    TEXT(""),
    JSON("one object for each puzzle, on one line"),
    CSV("");

    private final String note;

    Format(String note) {
      this.note = note;
    }
  }

  private static final Choices<Format> FORMAT =
      Choices.of("format", "The format.", Format.values(), format -> format.note, Format.TEXT);

  @Mixin private FormOptions form = new FormOptions().with(FORMAT.parameter());

  /** Returns the writer for {@code check}. */
  CheckWriter checkWriter() {
    return switch (form.chosen(FORMAT)) {
      case TEXT -> new CheckWriter.Text();
      case JSON -> new CheckWriter.Json();
      case CSV -> new CheckWriter.CommaSeparated();
    };
  }

  /** Returns the writer for {@code rate}. */
  RatingWriter ratingWriter() {
    return switch (form.chosen(FORMAT)) {
      case TEXT -> new RatingWriter.Text();
      case JSON -> new RatingWriter.Json();
      case CSV -> new RatingWriter.CommaSeparated();
    };
  }
}
