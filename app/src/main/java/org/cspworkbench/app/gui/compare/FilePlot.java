package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import org.cspworkbench.presentation.paint.Distribution;
import org.cspworkbench.presentation.paint.Look;

/** The ways in which the runs over a file are plotted. */
enum FilePlot {
  /** How many puzzles took how much. */
  SIZES {
    @Override
    void paint(
        Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Column column) {
      Plots.Words words =
          new Plots.Words(column.title(), text("file.puzzles"), n -> write(column, n));
      Plots.paintSizes(g, area, look, all, words);
    }
  },
  /** How much is enough for how many puzzles. */
  CACTUS {
    @Override
    void paint(
        Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Column column) {
      Plots.Words words =
          new Plots.Words(text("file.within"), column.title(), n -> write(column, n));
      Plots.paintCactus(g, area, look, all, words);
    }
  };

  /** Paints the distributions of a figure into {@code area}. */
  abstract void paint(
      Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Column column);

  private static String write(Column column, double number) {
    return column.writeShort(Math.round(number));
  }
}
