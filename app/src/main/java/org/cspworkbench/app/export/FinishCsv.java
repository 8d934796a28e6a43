package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.Map;
import org.cspworkbench.presentation.comparison.Csv;
import org.cspworkbench.presentation.comparison.FinishCurve;
import org.cspworkbench.presentation.comparison.FinishFigures;

/** A writer of the counts of finished images as CSV: a line for each solver and size. */
public final class FinishCsv {

  private FinishCsv() {}

  /**
   * Returns a line of column names, then the counts. Only the last column depends on the machine.
   */
  public static String of(FinishCurve curve) {
    StringBuilder text =
        new StringBuilder(
            Csv.line(
                ImmutableList.of(
                    "solver",
                    "side",
                    "seeds",
                    "maxContradictions",
                    "finished",
                    "medianContradictions",
                    "medianPlaced",
                    "medianNanos")));
    for (int solver = 0; solver < curve.entrants().size(); solver++) {
      for (Map.Entry<Integer, FinishFigures> at : curve.of(solver).entrySet()) {
        FinishFigures figures = at.getValue();
        text.append(
            Csv.line(
                ImmutableList.of(
                    curve.entrants().get(solver).spec().toString(),
                    at.getKey().toString(),
                    String.valueOf(figures.runs()),
                    String.valueOf(curve.limits().contradictions()),
                    String.valueOf(figures.finished()),
                    number(figures.contradictions()),
                    number(figures.placed()),
                    String.valueOf(figures.time().median()))));
      }
    }
    return text.toString();
  }

  private static String number(double median) {
    return median == Math.rint(median)
        ? String.valueOf(Math.round(median))
        : String.valueOf(median);
  }
}
