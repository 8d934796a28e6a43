package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.presentation.comparison.Standings.Extent;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparedTable;

/** The table of figures of all contenders, for whole runs or up to the current position. */
final class FiguresTable extends JPanel {

  private static final int GAP = 16;

  private final CompareModel model;
  private final FigureGrid grid;
  private Extent extent = Extent.WHOLE_RUN;
  private ComparedTable table;

  FiguresTable(CompareModel model) {
    super(new MigLayout("insets 0, gap 0, fill", "[grow, fill]", "[grow, fill]"));
    setOpaque(false);
    this.model = model;
    this.table = ComparedTable.of(model, extent);
    this.grid = new FigureGrid(() -> table, text("compare.table.name"), GAP);
    add(grid, "wmin 0, hmin 0");
  }

  /** Displays the current figures for this part of the runs. */
  void show(Extent newExtent) {
    extent = newExtent;
    table = ComparedTable.of(model, extent);
    grid.update();
  }
}
