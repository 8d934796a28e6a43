package org.cspworkbench.bench;

import com.google.common.collect.ImmutableMap;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import javax.imageio.ImageIO;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.CategoryChartBuilder;
import org.knowm.xchart.style.CategoryStyler;

/** Histograms in rows, as one picture. */
final class CollapsePlot {

  private static final int WIDTH = 440;
  private static final int HEIGHT = 220;
  private static final int SCALE = 2; // pixels in a unit
  private static final Color BAR = new Color(0x0072B2); // blue and vermillion of Okabe and Ito
  private static final Color GAVE_UP = new Color(0xD55E00);
  private static final Color GRID = new Color(0xDDE1E8);
  private static final Color INK = new Color(0x171B22);

  private CollapsePlot() {}

  /**
   * Writes a row for each title.
   *
   * @param runs the number of runs that each histogram counts, which is the height of all
   */
  static void write(ImmutableMap<String, List<Histogram>> rows, int runs, Path file) {
    int columns = rows.values().stream().mapToInt(List::size).max().orElse(0);
    BufferedImage image =
        new BufferedImage(
            SCALE * columns * WIDTH, SCALE * rows.size() * HEIGHT, BufferedImage.TYPE_INT_RGB);
    Graphics2D g = image.createGraphics();
    g.scale(SCALE, SCALE);
    int row = 0;
    for (String title : rows.keySet()) {
      int column = 0;
      for (Histogram histogram : rows.getOrDefault(title, List.of())) {
        Graphics2D place = (Graphics2D) g.create(column++ * WIDTH, row * HEIGHT, WIDTH, HEIGHT);
        chart(title, histogram, runs).paint(place, WIDTH, HEIGHT);
        place.dispose();
      }
      row++;
    }
    g.dispose();
    try {
      ImageIO.write(image, "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static CategoryChart chart(String title, Histogram histogram, int runs) {
    CategoryChart chart =
        new CategoryChartBuilder()
            .width(WIDTH)
            .height(HEIGHT)
            .title(title)
            .xAxisTitle(histogram.title())
            .yAxisTitle("seeds")
            .build();
    List<String> labels = new ArrayList<>();
    List<Integer> solved = new ArrayList<>();
    for (Histogram.Bar bar : histogram.bars()) {
      labels.add(bar.label());
      solved.add(bar.runs());
    }
    List<Integer> gaveUp = new ArrayList<>(Collections.nCopies(labels.size(), 0));
    if (histogram.unfinished() > 0) {
      labels.add("gave up");
      solved.add(0);
      gaveUp.add(histogram.unfinished());
    }
    chart.addSeries("solved", labels, solved);
    chart.addSeries("gave up", labels, gaveUp);
    style(chart.getStyler(), runs);
    return chart;
  }

  private static void style(CategoryStyler style, int runs) {
    style.setOverlapped(true).setAvailableSpaceFill(0.85);
    style.setYAxisMin(0.0).setYAxisMax((double) runs).setXAxisLabelRotation(35);
    style.setXAxisMaxLabelCount(Integer.MAX_VALUE);
    style.setPlotGridVerticalLinesVisible(false).setPlotGridLinesColor(GRID);
    style.setAxisTitleFont(font(Font.PLAIN, 11)).setAxisTickLabelsFont(font(Font.PLAIN, 10));
    style.setSeriesColors(new Color[] {BAR, GAVE_UP});
    style.setLegendVisible(false);
    style.setChartTitleFont(font(Font.BOLD, 12)).setChartTitleBoxVisible(false);
    style.setChartBackgroundColor(Color.WHITE).setPlotBackgroundColor(Color.WHITE);
    style.setChartFontColor(INK).setPlotBorderVisible(false).setChartPadding(8);
  }

  private static Font font(int style, int size) {
    return new Font(Font.SANS_SERIF, style, size);
  }
}
