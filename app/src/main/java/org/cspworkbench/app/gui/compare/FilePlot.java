package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.paint.chart.Distribution;

/** The kinds of plots of the runs over a file. */
enum FilePlot {
  /** The number of puzzles by the size of the figure. */
  SIZES {
    @Override
    void paint(
        Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Column column) {
      Plots.Words words =
          new Plots.Words(column.title(), text("file.puzzles"), n -> write(column, n));
      Plots.paintSizes(g, area, look, all, words);
    }
  },
  /** A cactus plot: the figure that suffices for each number of puzzles. */
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
