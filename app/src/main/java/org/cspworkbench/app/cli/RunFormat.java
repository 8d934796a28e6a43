package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.CsvRuns;
import org.cspworkbench.app.export.GridRuns;
import org.cspworkbench.app.export.JsonRuns;
import org.cspworkbench.app.export.LineRuns;
import org.cspworkbench.app.export.RunWriter;
import org.cspworkbench.app.export.XcspRuns;

/** The forms in which {@code solve} writes. */
enum RunFormat {
  GRID,
  LINE,
  JSON,
  CSV,
  XCSP;

  /** The form by its name. */
  static final class Converter extends Choice<RunFormat> {
    Converter() {
      super(values());
    }
  }

  /** However many solutions there are, no more are kept. */
  private static final int MOST_KEPT = 10_000;

  /** Who writes it. */
  RunWriter writer() {
    return switch (this) {
      case GRID -> new GridRuns();
      case LINE -> new LineRuns();
      case JSON -> new JsonRuns();
      case CSV -> new CsvRuns();
      case XCSP -> new XcspRuns();
    };
  }

  /** How many of {@code wanted} solutions are to be kept for writing. */
  int kept(long wanted) {
    return switch (this) {
      case GRID, JSON, XCSP -> (int) Math.min(wanted, MOST_KEPT);
      case LINE, CSV -> 1;
    };
  }
}
