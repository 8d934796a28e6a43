package org.cspworkbench.presentation.comparison;

import com.google.common.base.Ascii;
import java.math.BigDecimal;
import java.math.MathContext;
import org.cspworkbench.presentation.timing.Ranking;
import org.cspworkbench.presentation.words.NumberText;
import org.cspworkbench.presentation.words.TextBundle;

/** A figure of the runs on images of one size. */
public enum FinishColumn {
  /** Finished images. */
  FINISHED,
  /** Contradictions. */
  CONTRADICTIONS,
  /** Tiles that were tried. */
  PLACED,
  /** Processor time in nanoseconds, the only figure that depends on the machine. */
  TIME;

  private static final MathContext THREE_DIGITS = new MathContext(3);

  /** Returns the figure; a time is rounded to the three digits that are displayed. */
  public double of(FinishFigures figures) {
    return switch (this) {
      case FINISHED -> figures.finished();
      case CONTRADICTIONS -> figures.contradictions();
      case PLACED -> figures.placed();
      case TIME -> new BigDecimal(figures.time().median()).round(THREE_DIGITS).doubleValue();
    };
  }

  /** Returns whether figure {@code a} is better than {@code b}, and not about equal to it. */
  boolean isBetter(FinishFigures a, FinishFigures b) {
    return switch (this) {
      case FINISHED -> of(a) > of(b);
      case CONTRADICTIONS, PLACED -> of(a) < of(b);
      case TIME -> Ranking.isBefore(a.time(), b.time());
    };
  }

  /** Returns its title. */
  public String title(TextBundle texts) {
    return texts.text("finish." + Ascii.toLowerCase(name()));
  }

  /** Returns a description of what it counts. */
  public String tip(TextBundle texts) {
    return texts.text("finish." + Ascii.toLowerCase(name()) + ".tip");
  }

  /** Returns a figure for readers. */
  public String write(FinishFigures figures, TextBundle texts) {
    double figure = of(figures);
    return switch (this) {
      case FINISHED -> texts.text("finish.share", figures.finished(), figures.runs());
      case TIME -> new NumberText(texts).time(Math.round(figure));
      default ->
          figure == Math.rint(figure) ? texts.number(Math.round(figure)) : texts.decimal(figure, 1);
    };
  }
}
