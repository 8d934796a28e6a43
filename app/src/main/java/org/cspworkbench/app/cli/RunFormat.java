package org.cspworkbench.app.cli;

import org.cspworkbench.app.export.CsvRuns;
import org.cspworkbench.app.export.GridRuns;
import org.cspworkbench.app.export.JsonRuns;
import org.cspworkbench.app.export.LineRuns;
import org.cspworkbench.app.export.RunWriter;

/** The forms in which {@code solve} writes. */
enum RunFormat {
  GRID(new GridRuns(), Integer.MAX_VALUE),
  LINE(new LineRuns(), 1),
  JSON(new JsonRuns(), Integer.MAX_VALUE),
  CSV(new CsvRuns(), 1);

  /** The form by its name. */
  static final class Converter extends Choice<RunFormat> {
    Converter() {
      super(values());
    }
  }

  /** However many solutions there are, no more are kept. */
  private static final int MOST_KEPT = 10_000;

  private final RunWriter writer;
  private final int mostShown;

  RunFormat(RunWriter writer, int mostShown) {
    this.writer = writer;
    this.mostShown = mostShown;
  }

  RunWriter writer() {
    return writer;
  }

  /** How many of {@code wanted} solutions are to be kept for writing. */
  int kept(long wanted) {
    return (int) Math.min(wanted, Math.min(mostShown, MOST_KEPT));
  }
}
