package org.cspworkbench.presentation.paint.chart;

import com.google.common.primitives.ImmutableLongArray;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Stroke;
import org.cspworkbench.presentation.surface.Stroke.Cap;
import org.cspworkbench.presentation.surface.Stroke.Join;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/**
 * A painter of horizontal bar charts, with names on the left and numbers after the bars. They are
 * not drawn by the chart library, which does not report the bounds of its bars, by which a bar is
 * found under the pointer.
 */
public final class BarChartPainter {

  private static final int GAP = 10;
  private static final double TEXT = 13;
  private static final double TICK = 12;

  private final Ink ink;
  private final Box area;
  private final BarChart chart;
  private final Box plot;
  private final double end; // the number at the right edge of the plot
  private final double start; // the number at the left edge

  private BarChartPainter(Ink ink, Box area, BarChart chart) {
    this.ink = ink;
    this.area = area;
    this.chart = chart;
    double names = GAP + widest(true);
    double numbers = GAP + widest(false);
    double below = TICK + 12;
    this.plot =
        new Box(
            area.x() + names,
            area.y(),
            Math.max(20, area.width() - names - numbers),
            Math.max(20, area.height() - below));
    boolean isLogarithmic = chart.isLogarithmic();
    this.start = isLogarithmic ? Math.max(1, Math.pow(10, Math.floor(Math.log10(least())) - 1)) : 0;
    this.end = Math.max(1, chart.greatest());
  }

  /** Paints {@code chart} into {@code area}. */
  public static void paint(Surface surface, Box area, Look look, BarChart chart) {
    new Ink(surface, look).within(area, ink -> new BarChartPainter(ink, area, chart).paint());
  }

  /** Returns the bounds of bar number {@code index}, from 0, in {@code area}. */
  public static Box boundsOf(int index, Surface surface, Box area, Look look, BarChart chart) {
    return new BarChartPainter(new Ink(surface, look), area, chart).bar(index);
  }

  private double widest(boolean names) {
    Face font = names ? ink.look().fonts().regular() : ink.look().fonts().mono();
    double most = area.width() * (names ? 0.45 : 0.3);
    return Math.min(
        most,
        chart.bars().stream()
            .mapToDouble(bar -> ink.width(names ? bar.name() : words(bar), font, TEXT))
            .max()
            .orElse(0));
  }

  private String words(BarChart.Bar bar) {
    return bar.number() < 0 ? "–" : chart.words().apply(bar.number());
  }

  private double least() {
    return chart.bars().stream()
        .mapToDouble(BarChart.Bar::number)
        .filter(number -> number > 0)
        .min()
        .orElse(1);
  }

  private double x(double number) {
    double part =
        start > 0
            ? Math.log10(Math.max(number, start) / start) / Math.log10(end / start)
            : number / end;
    return plot.x() + plot.width() * Math.max(0, Math.min(1, part));
  }

  private void paint() {
    ticks().forEach(tick -> tick(tick));
    for (int i = 0; i < chart.bars().size(); i++) {
      paint(chart.bars().get(i), bar(i));
    }
  }

  /** Returns powers of ten, or multiples of about a quarter of the range. */
  private ImmutableLongArray ticks() {
    ImmutableLongArray.Builder ticks = ImmutableLongArray.builder();
    if (start > 0) {
      for (double tick = start; tick <= end * 1.0001; tick *= 10) {
        ticks.add(Math.round(tick));
      }
    } else {
      long step = Math.max(1, roundStep(end / 4));
      for (long tick = 0; tick <= end; tick += step) {
        ticks.add(tick);
      }
    }
    return ticks.build();
  }

  private static long roundStep(double step) {
    double power = Math.pow(10, Math.floor(Math.log10(Math.max(1, step))));
    double digits = step / power;
    return Math.round(power * (digits <= 1 ? 1 : digits <= 2 ? 2 : digits <= 5 ? 5 : 10));
  }

  private void tick(long number) {
    double x = ink.device().x(x((double) number));
    ink.fill(new Box(x, plot.y(), ink.device().whole(1), plot.height() + 4), Token.LINE_SOFT);
    ink.write(
        chart.ticks().apply(number),
        x,
        plot.bottom() + 6 + TICK / 2,
        ink.look().fonts().regular(),
        TICK,
        Token.TEXT_MUTED);
  }

  private Box bar(int index) {
    double row = plot.height() / Math.max(1, chart.bars().size());
    double height = Math.min(26, row * 0.6);
    double right = x((double) Math.max(0, chart.bars().get(index).number()));
    return ink.device()
        .aligned(
            new Box(
                plot.x(),
                plot.y() + row * index + (row - height) / 2,
                Math.max(2, right - plot.x()),
                height));
  }

  private void paint(BarChart.Bar bar, Box bounds) {
    double middle = bounds.centreY();
    Face regular = ink.look().fonts().regular();
    String name = fitted(bar.name(), regular, plot.x() - GAP - area.x());
    ink.writeFrom(
        name, plot.x() - GAP - ink.width(name, regular, TEXT), middle, regular, TEXT, Token.TEXT);
    boolean isBest = bar.kind() == BarChart.Kind.BEST;
    if (bar.number() >= 0) {
      if (bar.kind() == BarChart.Kind.CUT_OFF) {
        ink.draw(bounds, ink.colour(Token.LINE_CONTROL), dashes());
      } else {
        ink.fill(bounds, Token.ACCENT);
      }
    }
    ink.writeFrom(
        words(bar),
        bounds.right() + GAP - 2,
        middle,
        isBest ? ink.look().fonts().monoBold() : ink.look().fonts().mono(),
        TEXT,
        isBest ? Token.SOLVED_TEXT : Token.TEXT);
  }

  private static Stroke dashes() {
    return Stroke.of(1.5, Cap.BUTT, Join.MITER).dashed(4, 3, 0);
  }

  private String fitted(String text, Face font, double room) {
    String fitted = text;
    while (fitted.length() > 1 && ink.width(fitted, font, TEXT) > room) {
      fitted = fitted.substring(0, fitted.length() - 2).stripTrailing() + "…";
    }
    return fitted;
  }
}
