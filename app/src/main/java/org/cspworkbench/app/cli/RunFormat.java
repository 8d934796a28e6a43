package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.CsvRuns;
import org.cspworkbench.app.export.GridRuns;
import org.cspworkbench.app.export.JsonRuns;
import org.cspworkbench.app.export.LineRuns;
import org.cspworkbench.app.export.RunWriter;
import org.cspworkbench.app.export.XcspRuns;

/** The output formats of {@code solve}. */
enum RunFormat {
  GRID(""),
  LINE("one line for each puzzle"),
  JSON(""),
  CSV(""),
  XCSP("what solvers print in XCSP3 competitions");

  /** The maximum number of solutions that are kept. */
  private static final int MOST_KEPT = 10_000;

  private final String note;

  RunFormat(String note) {
    this.note = note;
  }

  /** Returns what the format is, in a line; empty if its name is enough. */
  String note() {
    return note;
  }

  /** Returns the writer of this format. */
  RunWriter writer() {
    return switch (this) {
      case GRID -> new GridRuns();
      case LINE -> new LineRuns();
      case JSON -> new JsonRuns();
      case CSV -> new CsvRuns();
      case XCSP -> new XcspRuns();
    };
  }

  /** Returns how many of {@code wanted} solutions must be kept for writing. */
  int kept(long wanted) {
    return switch (this) {
      case GRID, JSON, XCSP -> (int) Math.min(wanted, MOST_KEPT);
      case LINE, CSV -> 1;
    };
  }
}
