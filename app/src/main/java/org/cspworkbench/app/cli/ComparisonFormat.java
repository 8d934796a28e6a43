package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.ComparisonCsv;
import org.cspworkbench.app.export.ComparisonJson;
import org.cspworkbench.app.export.ComparisonTable;
import org.cspworkbench.app.export.ComparisonWriter;

/** The forms in which {@code compare} writes. */
enum ComparisonFormat {
  TABLE(new ComparisonTable(ComparisonTable.Style.PLAIN)),
  CSV(new ComparisonCsv()),
  JSON(new ComparisonJson()),
  MARKDOWN(new ComparisonTable(ComparisonTable.Style.MARKDOWN));

  /** The form by its name. */
  static final class Converter extends Choice<ComparisonFormat> {
    Converter() {
      super(values());
    }
  }

  private final ComparisonWriter writer;

  ComparisonFormat(ComparisonWriter writer) {
    this.writer = writer;
  }

  ComparisonWriter writer() {
    return writer;
  }
}
