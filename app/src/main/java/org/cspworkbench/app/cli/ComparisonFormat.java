package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.ComparisonCsv;
import org.cspworkbench.app.export.ComparisonJson;
import org.cspworkbench.app.export.ComparisonTable;
import org.cspworkbench.app.export.ComparisonWriter;

/** The output formats of {@code compare}. */
enum ComparisonFormat {
  TABLE,
  CSV,
  JSON,
  MARKDOWN;

  /** The converter from the name of a format. */
  static final class Converter extends Choice<ComparisonFormat> {
    Converter() {
      super(values());
    }
  }

  /** Returns the writer of this format. */
  ComparisonWriter writer() {
    return switch (this) {
      case TABLE -> new ComparisonTable(ComparisonTable.Style.PLAIN);
      case CSV -> new ComparisonCsv();
      case JSON -> new ComparisonJson();
      case MARKDOWN -> new ComparisonTable(ComparisonTable.Style.MARKDOWN);
    };
  }
}
