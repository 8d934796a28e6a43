package org.cspworkbench.app.gui.compare;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.function.DoubleFunction;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.presentation.paint.chart.Distribution;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/**
 * Paints plots of the figures of many runs, with one colour, dash pattern and marker for each
 * solver.
 */
final class Plots {

  private static final ImmutableList<Token> COLOURS =
      ImmutableList.of(Token.ACCENT, Token.CONFLICT_MARK, Token.SOLVED_MARK, Token.BACK_MARK);

  private static final ImmutableList<BasicStroke> LINES =
      ImmutableList.of(
          SeriesLines.SOLID, SeriesLines.DASH_DASH, SeriesLines.DASH_DOT, SeriesLines.DOT_DOT);

  private static final ImmutableList<Marker> MARKS =
      ImmutableList.of(
          SeriesMarkers.CIRCLE,
          SeriesMarkers.DIAMOND,
          SeriesMarkers.SQUARE,
          SeriesMarkers.TRIANGLE_UP);

  private static final float TEXT = 12;
  private static final int MOST_NUMBERS = 8; // the maximum number of labels along an axis
  private static final int VEIL = 200; // of 255: lines below the legend remain visible

  /**
   * The labels of a plot.
   *
   * @param across the title of the horizontal axis
   * @param upwards the title of the vertical axis
   * @param number formats the numbers
   */
  record Words(String across, String upwards, DoubleFunction<String> number) {}

  private Plots() {}

  /** Paints the cumulative distribution of the figure, on a logarithmic horizontal axis. */
  static void paintSizes(
      Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Words words) {
    XYChart chart = chart(area, look, words, LegendPosition.InsideNE);
    chart.getStyler().setXAxisLogarithmic(true).setYAxisMin(0.0);
    chart.getStyler().setXAxisTickLabelsFormattingFunction(words.number::apply);
    chart.getStyler().setDefaultSeriesRenderStyle(XYSeriesRenderStyle.Line);
    for (int k = 0; k < all.size(); k++) {
      Distribution each = all.get(k);
      if (each.size() > 0) {
        add(chart, look, k, each.name(), each.sizes().toArray(), numbers(each.counts()));
      }
    }
    paint(g, area, chart, all);
  }

  /**
   * Paints a cactus plot: the figure that suffices for each number of runs, on a logarithmic
   * vertical axis.
   */
  static void paintCactus(
      Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Words words) {
    XYChart chart = chart(area, look, words, LegendPosition.InsideNW);
    chart.getStyler().setYAxisLogarithmic(true).setXAxisMin(0.0);
    int step = step(all.stream().mapToInt(Distribution::size).max().orElse(0));
    chart
        .getStyler()
        .setXAxisTickLabelsFormattingFunction(
            n -> Math.round(n) % step == 0 ? Long.toString(Math.round(n)) : "");
    chart.getStyler().setYAxisTickLabelsFormattingFunction(words.number::apply);
    for (int k = 0; k < all.size(); k++) {
      Distribution each = all.get(k);
      if (each.size() > 0) {
        add(chart, look, k, each.name(), numbers(each.ranks()), each.levels().toArray());
      }
    }
    paint(g, area, chart, all);
  }

  /** Returns a round number that has few multiples below {@code most}. */
  private static int step(int most) {
    int unit = 1;
    while (most / unit > MOST_NUMBERS) {
      unit = most / (2 * unit) <= MOST_NUMBERS ? 2 * unit : 10 * unit;
    }
    return unit;
  }

  private static double[] numbers(ImmutableIntArray whole) {
    return whole.stream().asDoubleStream().toArray();
  }

  private static void paint(
      Graphics2D g, Rectangle area, XYChart chart, ImmutableList<Distribution> all) {
    if (Distribution.hasAny(all)) {
      Graphics2D own = (Graphics2D) g.create(area.x, area.y, area.width, area.height);
      chart.paint(own, area.width, area.height);
      own.dispose();
    }
  }

  private static void add(
      XYChart chart, Look look, int k, String name, double[] across, double[] upwards) {
    XYSeries series = chart.addSeries(name, across, upwards);
    Color colour = Awt.color(look.colour(COLOURS.get(k % COLOURS.size())));
    series.setLineColor(colour);
    series.setMarkerColor(colour);
    BasicStroke line = LINES.get(k % LINES.size());
    series.setLineStyle(
        new BasicStroke(
            2,
            BasicStroke.CAP_BUTT,
            BasicStroke.JOIN_ROUND,
            10,
            line.getDashArray(),
            line.getDashPhase()));
    boolean isDense = across.length > 60;
    series.setMarker(isDense ? SeriesMarkers.NONE : MARKS.get(k % MARKS.size()));
  }

  private static XYChart chart(Rectangle area, Look look, Words words, LegendPosition legend) {
    XYChart chart =
        new XYChartBuilder()
            .width(area.width)
            .height(area.height)
            .xAxisTitle(words.across())
            .yAxisTitle(words.upwards())
            .build();
    XYStyler style = chart.getStyler();
    Color ground = Awt.color(look.colour(Token.BG_PANEL));
    Color veil = new Color(ground.getRed(), ground.getGreen(), ground.getBlue(), VEIL);
    Color text = Awt.color(look.colour(Token.TEXT_MUTED));
    Color soft = Awt.color(look.colour(Token.LINE_SOFT));
    Font font = BundledFonts.get().font(look.fonts().regular(), TEXT);
    style.setChartBackgroundColor(ground).setPlotBackgroundColor(ground);
    style.setChartFontColor(text);
    style.setAxisTickLabelsColor(text);
    style.setAxisTickMarksColor(soft).setPlotGridLinesColor(soft).setPlotBorderVisible(false);
    style.setPlotGridLinesStroke(new BasicStroke(1));
    style.setAxisTitleFont(font).setAxisTickLabelsFont(font);
    style.setLegendFont(font).setLegendPosition(legend).setLegendBackgroundColor(veil);
    style.setLegendBorderColor(soft).setLegendPadding(6);
    style.setChartTitleVisible(false).setChartPadding(6).setMarkerSize(6);
    return chart;
  }
}
