package org.cspworkbench.app.gui.compare;

import static org.cspworkbench.viewer.words.Texts.number;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JProgressBar;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.presentation.comparison.Column;
import org.cspworkbench.presentation.comparison.FileFigures;
import org.cspworkbench.presentation.paint.chart.Distribution;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.FileRun;
import org.cspworkbench.viewer.words.Texts;

/**
 * The pane of a run over a file: its progress, the distributions of its figures, and a cactus plot.
 */
final class FilePane extends JPanel {

  private final CompareModel model;
  private final JLabel name = Labels.heading("");
  private final JProgressBar progress = new JProgressBar();
  private final JLabel remark = Labels.note("");
  private final JButton picker;
  private final JButton stop;
  private final Plot sizes = new Plot(FilePlot.SIZES);
  private final Plot cactus = new Plot(FilePlot.CACTUS);
  private final JPanel plots =
      Labels.panel(
          Token.BG_PANEL,
          "insets 0, gap 0, fill",
          "[grow, fill, sg]16[grow, fill, sg]",
          "[grow, fill]");
  private Column column = Column.TIME;

  FilePane(CompareModel model) {
    super(
        new MigLayout(
            "insets 8 16 8 16, gap 0, fill, hidemode 3", "[grow, fill]", "[30!]4[grow, fill]"));
    this.model = model;
    picker = Buttons.quiet("", "chevron", () -> {});
    picker.setHorizontalTextPosition(SwingConstants.LEADING);
    picker.addActionListener(event -> choices().show(picker, 0, picker.getHeight()));
    stop = Buttons.quiet(text("header.stop"), "stop", model::stop);
    Buttons.name(stop, text("header.stop.tip"), Keys.title(WindowCommands.ESCAPE));
    progress.getAccessibleContext().setAccessibleName(text("file.progress"));
    JPanel head =
        new JPanel(new MigLayout("insets 0, gap 0, fill, hidemode 3", "[]12[]12[]push[]4[]4[]"));
    head.setOpaque(false);
    head.add(name, "cell 0 0, wmin 0");
    head.add(progress, "cell 1 0, width 160!, height 6!");
    head.add(remark, "cell 2 0, wmin 0");
    head.add(picker, "cell 3 0");
    head.add(stop, "cell 4 0");
    head.add(Buttons.icon("close", 16, text("file.close"), model::closeFile), "cell 5 0");
    add(head, "cell 0 0, growx, wmin 0");
    plots.add(sizes, "wmin 0, hmin 0");
    plots.add(cactus, "wmin 0, hmin 0");
    add(plots, "cell 0 1, grow, wmin 0, hmin 0");
  }

  /** Returns the panel with both plots. */
  JPanel plots() {
    return plots;
  }

  private JPopupMenu choices() {
    JPopupMenu menu = new JPopupMenu();
    for (Column each : FileFigures.COLUMNS) {
      JMenuItem item = new JMenuItem(each.title(Texts.phrases()));
      item.addActionListener(
          event -> {
            column = each;
            update();
          });
      menu.add(item);
    }
    return menu;
  }

  void update() {
    model.fileRun().ifPresent(this::show);
  }

  private void show(FileRun run) {
    name.setText(run.name());
    boolean isRunning = run.state() == FileRun.State.RUNNING;
    progress.setIndeterminate(isRunning && run.total() == 0);
    progress.setMaximum(Math.max(1, run.total()));
    progress.setValue(run.done());
    progress.setVisible(isRunning);
    stop.setVisible(isRunning);
    remark.setText(remark(run));
    remark.setToolTipText(text("file.tip", FileRun.TIME_LIMIT.toSeconds()));
    picker.setText(column.title(Texts.phrases()));
    picker
        .getAccessibleContext()
        .setAccessibleName(text("file.shows", column.title(Texts.phrases())));
    sizes.update();
    cactus.update();
  }

  private static String remark(FileRun run) {
    return switch (run.state()) {
      case FAILED -> run.fault();
      case RUNNING -> text("file.done", run.done(), run.total());
      case CANCELLED -> text("file.stopped", run.done(), run.total()) + unanswered(run);
      case FINISHED -> text("file.finished", run.done()) + unanswered(run);
    };
  }

  /**
   * Returns the solvers that could not answer all puzzles, with the numbers of unanswered puzzles.
   */
  private static String unanswered(FileRun run) {
    StringBuilder words = new StringBuilder();
    for (int k = 0; k < run.entrants().size(); k++) {
      long missing = run.figures().runs().get(k) - run.figures().answers().get(k);
      if (missing > 0) {
        words
            .append(" · ")
            .append(text("file.unanswered", run.entrants().get(k).whole(), number(missing)));
      }
    }
    return words.toString();
  }

  /** One of the two plots. */
  private final class Plot extends Canvas {
    private final FilePlot plot;

    Plot(FilePlot plot) {
      super(Token.BG_PANEL);
      this.plot = plot;
    }

    void update() {
      String key = plot == FilePlot.CACTUS ? "file.cactus" : "file.sizes";
      getAccessibleContext().setAccessibleName(text(key, column.title(Texts.phrases())));
      repaint();
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      ImmutableList<Distribution> all =
          model.fileRun().map(run -> run.figures().of(column)).orElse(ImmutableList.of());
      plot.paint(g, new Rectangle(width, height), Theme.current().look(), all, column);
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }

  /** The kinds of plots of the runs over a file. */
  private enum FilePlot {
    /** The number of puzzles by the size of the figure. */
    SIZES {
      @Override
      void paint(
          Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Column column) {
        Plots.Words words =
            new Plots.Words(
                column.title(Texts.phrases()), text("file.puzzles"), n -> write(column, n));
        Plots.paintSizes(g, area, look, all, words);
      }
    },
    /** A cactus plot: the figure that suffices for each number of puzzles. */
    CACTUS {
      @Override
      void paint(
          Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Column column) {
        Plots.Words words =
            new Plots.Words(
                text("file.within"), column.title(Texts.phrases()), n -> write(column, n));
        Plots.paintCactus(g, area, look, all, words);
      }
    };

    /** Paints the distributions of a figure into {@code area}. */
    abstract void paint(
        Graphics2D g, Rectangle area, Look look, ImmutableList<Distribution> all, Column column);

    private static String write(Column column, double number) {
      return column.writeShort(Math.round(number), Texts.phrases());
    }
  }
}
