package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.compare.CompareModel;

/** The figures of all contenders: the table and, beside it or in its place, the bar chart. */
final class FiguresPane extends JPanel {

  private static final int CHART = 456;
  private static final int LEAST_CHART = 320;

  /** The width of the table beside the plot of an image. */
  private static final int TABLE = 560;

  private final CompareModel model;
  private final TablesPane table;
  private final FiguresChart chart;
  private final JToggleButton showTable = new JToggleButton(text("compare.table"));
  private final JToggleButton showChart = new JToggleButton(text("compare.chart"));
  private final Segments tabs = new Segments(showTable, showChart);
  private final MigLayout cells;
  private boolean isNarrow;
  private boolean isOfImages;

  /**
   * Creates the pane.
   *
   * @param restate shows the image on the boards at another size
   */
  FiguresPane(CompareModel model, IntConsumer restate) {
    super(new MigLayout("insets 0, gap 0, fill, hidemode 3", "", "[grow, fill]"));
    this.model = model;
    cells = (MigLayout) getLayout();
    table = new TablesPane(model);
    chart = new FiguresChart(model, restate);
    showTable.setSelected(true);
    showTable.addActionListener(event -> lay());
    showChart.addActionListener(event -> lay());
    lay();
  }

  /** Arranges table and chart side by side or, if narrow, shows only one of them. */
  void arrange(boolean narrow) {
    if (narrow != isNarrow) {
      isNarrow = narrow;
      lay();
    }
  }

  /**
   * Lays out the parts; hidden parts remain in the component tree, so that a change of the theme
   * updates them.
   */
  private void lay() {
    cells.setColumnConstraints(
        isOfImages
            ? "[:%d:, fill, shrinkprio 50][%d:, grow, fill]".formatted(TABLE, LEAST_CHART)
            : "[grow, fill, shrinkprio 50][%d:%d:%d, fill]".formatted(LEAST_CHART, CHART, CHART));
    tabs.setVisible(isNarrow);
    table.setVisible(!isNarrow || showTable.isSelected());
    chart.setVisible(!isNarrow || showChart.isSelected());
    removeAll();
    add(tabs, "pos null 10 (container.w-16) null, height 30!"); // above the column headers
    add(table, isNarrow ? "cell 0 0 2 1, grow, wmin 0, hmin 0" : "cell 0 0, grow, wmin 0, hmin 0");
    add(chart, isNarrow ? "cell 0 0 2 1, grow, wmin 0, hmin 0" : "cell 1 0, grow, hmin 0");
    int reserved = isNarrow ? tabs.getPreferredSize().width + UIScale.scale(8) : 0;
    table.reserve(reserved);
    chart.reserve(reserved);
    revalidate();
    repaint();
  }

  /** Returns false, since the tabs overlap table and chart. */
  @Override
  public boolean isOptimizedDrawingEnabled() {
    return false;
  }

  /** Returns the plot of finished images. */
  FinishPlot plot() {
    return chart.plot();
  }

  void update() {
    if (isOfImages != model.isOfImages()) {
      isOfImages = model.isOfImages();
      chart.setOfImages(isOfImages);
      table.setOfImages(isOfImages);
      lay();
    }
    table.update();
    chart.update();
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }
}
