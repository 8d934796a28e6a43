package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.CardLayout;
import java.awt.Graphics2D;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.Standings;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.presentation.paint.chart.BarChart;
import org.cspworkbench.presentation.paint.chart.BarChartPainter;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedTable;
import org.cspworkbench.viewer.compare.SizesWords;
import org.cspworkbench.viewer.words.Texts;

/** A bar chart of one figure of all contenders or, for images, the plot of finished images. */
final class FiguresChart extends JPanel {

  private static final String BARS = "bars";
  private static final String PLOT = "plot";

  private final CompareModel model;
  private final JButton picker;
  private final JLabel axis = Labels.note("");
  private final Bars bars = new Bars();
  private final FinishPlot plot;
  private final JPanel cards = new JPanel(new CardLayout());
  private Column column = Column.NODES;
  private boolean isPlot;
  private boolean isBesideTable;

  /**
   * Creates the chart.
   *
   * @param restate shows the image on the boards at another size
   */
  FiguresChart(CompareModel model, IntConsumer restate) {
    super(new MigLayout("insets 10 8 8 16, gap 0, fill, wrap 2", "[]push[]", "[30!]6[grow, fill]"));
    this.model = model;
    picker = Buttons.quiet("", "chevron", () -> {});
    picker.setHorizontalTextPosition(SwingConstants.LEADING);
    picker.addActionListener(event -> choices().show(picker, 0, picker.getHeight()));
    add(picker);
    add(axis);
    plot = new FinishPlot(model, restate);
    cards.setOpaque(false);
    cards.add(bars, BARS);
    cards.add(plot, PLOT);
    add(cards, "span 2, grow, wmin 0, hmin 0, gapleft 8");
  }

  /** Returns the plot of finished images. */
  FinishPlot plot() {
    return plot;
  }

  /** Sets whether the problem is an image, for which the plot is displayed first. */
  void setOfImages(boolean isOfImages) {
    isPlot = isOfImages;
  }

  private JPopupMenu choices() {
    JPopupMenu menu = new JPopupMenu();
    if (model.isOfImages()) {
      JMenuItem item = new JMenuItem(text("sizes.plot"));
      item.addActionListener(
          event -> {
            isPlot = true;
            update();
          });
      menu.add(item);
      menu.add(plot.sizesMenu());
      menu.addSeparator();
    }
    for (Column each : standings().columns()) {
      JMenuItem item = new JMenuItem(each.title(Texts.phrases()));
      item.addActionListener(
          event -> {
            column = each;
            isPlot = false;
            update();
          });
      menu.add(item);
    }
    return menu;
  }

  private Standings standings() {
    return model.standings(Extent.WHOLE_RUN);
  }

  /**
   * Leaves space for tabs after the note. The note of bars is omitted then, but not the limits of
   * the runs on images.
   *
   * @param width the width of the tabs in pixels; 0 if there are none
   */
  void reserve(int width) {
    isBesideTable = width == 0;
    ((MigLayout) getLayout())
        .setComponentConstraints(axis, "wmin 0, gapright %dpx".formatted(width));
    axis.setVisible(isBesideTable || isPlot);
    updateUI();
  }

  void update() {
    if (!standings().columns().contains(column)) {
      column = Column.NODES;
    }
    String title = isPlot ? text("sizes.plot") : column.title(Texts.phrases());
    picker.setText(title);
    picker
        .getAccessibleContext()
        .setAccessibleName(text(isPlot ? "sizes.plot.name" : "compare.chart.name", title));
    axis.setText(note());
    axis.setVisible(isBesideTable || isPlot);
    ((CardLayout) cards.getLayout()).show(cards, isPlot ? PLOT : BARS);
    plot.update();
    bars.getAccessibleContext()
        .setAccessibleName(text("compare.chart.bars", column.title(Texts.phrases())));
    bars.repaint();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(
        BorderFactory.createMatteBorder(
            0, isBesideTable ? 1 : 0, 0, 0, Colours.of(Token.LINE_SOFT)));
  }

  private String note() {
    if (isPlot) {
      return SizesWords.limits(model.sizes());
    }
    return bars.chart().isLogarithmic() ? text("compare.logaxis") : "";
  }

  /** The canvas of the bars. */
  private final class Bars extends Canvas {
    Bars() {
      super(Token.BG_PANEL);
    }

    BarChart chart() {
      return new ComparedTable(standings()).chart(column);
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      Box area = new Box(0, 0, width, height);
      GraphicsSurface.paint(
          g, on -> BarChartPainter.paint(on, area, Theme.current().look(), chart()));
    }
  }
}
