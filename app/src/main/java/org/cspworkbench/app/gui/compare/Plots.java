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
import org.cspworkbench.presentation.paint.Distribution;
import org.cspworkbench.presentation.paint.Look;
import org.cspworkbench.presentation.paint.Token;
import org.knowm.xchart.XYChart;
import org.knowm.xchart.XYChartBuilder;
import org.knowm.xchart.XYSeries;
import org.knowm.xchart.XYSeries.XYSeriesRenderStyle;
import org.knowm.xchart.style.Styler.LegendPosition;
import org.knowm.xchart.style.XYStyler;
import org.knowm.xchart.style.lines.SeriesLines;
import org.knowm.xchart.style.markers.Marker;
import org.knowm.xchart.style.markers.SeriesMarkers;

/** Draws what many runs took, one colour, dash and mark for each solver. */
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
  private static final int MOST_NUMBERS = 8; // along an axis, lest they run into each other
  private static final int VEIL = 200; // of 255: lines below the legend are still seen

  /**
   * What is written beside a plot.
   *
   * @param across what the axis across shows
   * @param upwards what the axis upwards shows
   * @param number how a number is written
   */
  record Words(String across, String upwards, DoubleFunction<String> number) {}

  private Plots() {}

  /** How many runs took how much, on a logarithmic axis across. */
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

  /** How much was enough for how many runs, on a logarithmic axis upwards: a cactus. */
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

  /** A round number of which few multiples are below {@code most}. */
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
