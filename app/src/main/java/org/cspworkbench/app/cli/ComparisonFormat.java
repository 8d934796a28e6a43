package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.ComparisonCsv;
import org.cspworkbench.app.export.ComparisonJson;
import org.cspworkbench.app.export.ComparisonTable;
import org.cspworkbench.app.export.ComparisonWriter;

/** The forms in which {@code compare} writes. */
enum ComparisonFormat {
  TABLE,
  CSV,
  JSON,
  MARKDOWN;

  /** The form by its name. */
  static final class Converter extends Choice<ComparisonFormat> {
    Converter() {
      super(values());
    }
  }

  /** Who writes it. */
  ComparisonWriter writer() {
    return switch (this) {
      case TABLE -> new ComparisonTable(ComparisonTable.Style.PLAIN);
      case CSV -> new ComparisonCsv();
      case JSON -> new ComparisonJson();
      case MARKDOWN -> new ComparisonTable(ComparisonTable.Style.MARKDOWN);
    };
  }
}
