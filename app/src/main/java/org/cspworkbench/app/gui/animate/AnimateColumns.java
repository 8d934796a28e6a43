package org.cspworkbench.app.gui.animate;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.function.Consumer;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.cspworkbench.app.gui.replay.BoardPane;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.KeylessSplitPane;
import org.cspworkbench.presentation.lesson.LessonView.Hidden;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.words.Texts;

/**
 * The columns of the Animate workspace: the decisions, the board and, behind a divider, the steps
 * of the solver. In a narrow window the decisions share the last column, as a tab; with the
 * projector theme they are chips in it.
 */
final class AnimateColumns extends JPanel {

  /** The minimum width of the right column. */
  static final int LEAST_RIGHT = 320;

  /** The minimum width of the board and the right column together. */
  static final int LEAST_WIDTH = 540;

  /** The minimum height of the columns. */
  static final int LEAST_HEIGHT = 190;

  private static final int LEFT = 224;
  private static final int RIGHT = 380;
  private static final int LEAST_BOARD = 200;

  /** The width from which the decisions have a column: a window of 1180 without the side bar. */
  private static final int ROOM_FOR_LEFT = 1180 - 72;

  /** The minimum height of the decisions while the legend is shown below them. */
  private static final int ROOM_FOR_DECISIONS = 240;

  /** With fewer decisions than this, an image has them behind a tab. */
  private static final int MOST_DECISIONS = 100;

  /** The content of the left column. */
  private enum Content {
    /** The decisions. */
    DECISIONS,
    /** The tiles of an image. */
    TILES,
    /** The tiles of an image and the decisions, behind tabs. */
    TILES_AND_DECISIONS
  }

  /** The place of the decisions. */
  private enum Place {
    /** In a column of their own. */
    BESIDE,
    /** Behind a tab. */
    TAB,
    /** In the column of the solver's steps, as chips. */
    CHIPS
  }

  private final AnimateModel model;
  private final BoardPane board;
  private final JScrollPane scroll;
  private final DecisionsPane decisions;
  private final TilesPane tiles;
  private final JTabbedPane both = new JTabbedPane(); // the tiles and the decisions
  private final LegendPane legend;
  private final StepColumn steps;
  private final JPanel left =
      new JPanel(new BorderLayout()) {
        @Override
        public Dimension getPreferredSize() {
          return new Dimension(UIScale.scale(LEFT), super.getPreferredSize().height);
        }
      };
  private final JPanel right = new JPanel(new BorderLayout());
  private final JTabbedPane tabs = new JTabbedPane();
  private final KeylessSplitPane split = new KeylessSplitPane(JSplitPane.HORIZONTAL_SPLIT);
  private int wanted = RIGHT; // the width of the right column chosen by the user
  private Place place = Place.CHIPS;
  private Content content = Content.DECISIONS;
  private boolean isLegendWanted = true;

  AnimateColumns(AnimateModel model, BoardPane board, Consumer<Command> commands) {
    super(new BorderLayout());
    this.board = board;
    scroll = board.scrolling();
    boundBoard();
    this.model = model;
    decisions = new DecisionsPane(model);
    tiles = new TilesPane(model, commands);
    legend = new LegendPane();
    steps = new StepColumn(model);
    left.add(decisions, BorderLayout.CENTER);
    left.add(legend, BorderLayout.SOUTH);
    for (JTabbedPane each : new JTabbedPane[] {tabs, both}) {
      each.putClientProperty(
          FlatClientProperties.STYLE, "tabHeight: 32; inactiveUnderlineColor: $Csp.accent");
      each.setRequestFocusEnabled(false); // keep the focus on the board
    }
    tabs.addChangeListener(change -> fit());
    split.setLeftComponent(scroll);
    split.setRightComponent(right);
    split.onDrag(this::keepDivision);
    setOpaque(false);
    add(split, BorderLayout.CENTER);
    place(Place.BESIDE);
    addComponentListener(whenResized(this::fit));
    split.addComponentListener(whenResized(this::divide));
    board.addComponentListener(whenResized(this::divide)); // its size depends on the problem
    steps.addComponentListener(whenResized(steps::fit));
    left.addComponentListener(whenResized(this::fitLegend));
  }

  private static ComponentAdapter whenResized(Runnable action) {
    return new ComponentAdapter() {
      @Override
      public void componentResized(ComponentEvent event) {
        action.run();
      }
    };
  }

  private void boundBoard() {
    scroll.setMinimumSize(UIScale.scale(new Dimension(LEAST_BOARD, 100)));
  }

  private Place wantedPlace() {
    if (Theme.current() == Theme.PROJECTOR) {
      return Place.CHIPS;
    }
    return Canvas.unscaled(getWidth()) < ROOM_FOR_LEFT ? Place.TAB : Place.BESIDE;
  }

  private void place(Place next) {
    if (place == next) {
      return;
    }
    place = next;
    remove(left);
    tabs.removeAll();
    right.remove(steps);
    right.remove(tabs);
    if (next == Place.TAB) {
      tabs.addTab(Texts.text("animate.steps"), steps);
      tabs.addTab(Texts.text(content == Content.DECISIONS ? "decisions.title" : "tiles.tab"), left);
      right.add(tabs);
    } else {
      right.add(steps);
    }
    if (next == Place.BESIDE) {
      add(left, BorderLayout.WEST);
    }
    paintEdges();
    revalidate();
    repaint();
  }

  private Content wantedContent() {
    if (model.tiles().image().isEmpty()) {
      return Content.DECISIONS;
    }
    return model.details().hasChoices(MOST_DECISIONS) ? Content.TILES : Content.TILES_AND_DECISIONS;
  }

  /** Shows the decisions, the tiles of an image, or both behind tabs. */
  private void fill(Content next) {
    if (content == next) {
      return;
    }
    boolean hadTiles = content != Content.DECISIONS;
    content = next;
    left.remove(decisions);
    left.remove(tiles);
    left.remove(both);
    both.removeAll();
    switch (next) {
      case DECISIONS -> left.add(decisions, BorderLayout.CENTER);
      case TILES -> left.add(tiles, BorderLayout.CENTER);
      case TILES_AND_DECISIONS -> {
        both.addTab(Texts.text("tiles.tab"), tiles);
        both.addTab(Texts.text("decisions.title"), decisions);
        left.add(both, BorderLayout.CENTER);
      }
    }
    if (place == Place.TAB && hadTiles != (next != Content.DECISIONS)) {
      place = Place.BESIDE;
      place(Place.TAB); // with the title of the new content
    }
    left.revalidate();
    left.repaint();
  }

  /** Distributes the space among the columns. */
  void fit() {
    place(wantedPlace());
    divide();
    steps.fit();
    fitLegend();
  }

  private void fitLegend() {
    int room = Canvas.unscaled(left.getHeight());
    legend.setVisible(
        isLegendWanted
            && !model.lesson().hides(Hidden.LEGEND)
            && (room == 0 || room >= legend.height() + ROOM_FOR_DECISIONS));
  }

  /**
   * Gives the board its minimum width, unless the right column would become too narrow. An image
   * that is scrolled in any case takes nothing from the right column.
   */
  private void divide() {
    int room = split.getWidth() - split.getDividerSize();
    if (room > 0) {
      int rest = room - neededByBoard();
      boolean isScrolled = model.tiles().image().isPresent() && rest < UIScale.scale(LEAST_RIGHT);
      int width = Math.min(UIScale.scale(wanted), isScrolled ? room : rest);
      width = Math.max(width, UIScale.scale(LEAST_RIGHT));
      width = Math.min(width, room - UIScale.scale(LEAST_BOARD));
      if (room - width != split.getDividerLocation()) {
        split.setDividerLocation(room - width);
      }
    }
  }

  private int neededByBoard() {
    int width = board.getPreferredSize().width;
    return board.getPreferredSize().height > scroll.getHeight()
        ? width + scroll.getVerticalScrollBar().getPreferredSize().width
        : width;
  }

  private void keepDivision() {
    int width = split.getWidth() - split.getDividerSize() - split.getDividerLocation();
    wanted = Math.max(LEAST_RIGHT, Canvas.unscaled(width));
  }

  void update() {
    fill(wantedContent());
    if (place == Place.BESIDE) { // tabs make their selected part visible themselves
      left.setVisible(!model.lesson().hides(Hidden.DECISIONS));
    }
    legend.show(model.tiles().image());
    fit();
    tiles.update();
    if (content != Content.TILES) {
      decisions.update();
    }
    steps.update();
  }

  /** Adds a strip above the steps of the solver. */
  void addAbove(JComponent strip) {
    right.add(strip, BorderLayout.NORTH);
    right.revalidate();
  }

  /** Shows or hides the legend below the decisions. */
  void switchLegend() {
    isLegendWanted = !isLegendWanted;
    fit();
  }

  /** Returns the parts beside the board in the order of keyboard traversal. */
  ImmutableList<Component> besideBoard() {
    return ImmutableList.of(left, right);
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (legend != null) { // null while the superclass is being constructed
      for (JComponent part : new JComponent[] {left, tabs, both, tiles, decisions}) {
        if (part.getParent() == null) { // a part without a parent is not notified by Swing
          SwingUtilities.updateComponentTreeUI(part);
        }
      }
      boundBoard(); // the zoom factor may have changed
      fit();
      decisions.update();
      steps.update();
      paintEdges();
    }
  }

  private void paintEdges() {
    left.setBackground(Colours.of(Token.BG_PANEL));
    right.setBackground(Colours.of(Token.BG_PANEL));
    left.setBorder(
        place == Place.BESIDE
            ? BorderFactory.createMatteBorder(0, 0, 0, 1, Colours.of(Token.LINE_SOFT))
            : BorderFactory.createEmptyBorder());
    right.setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, Colours.of(Token.LINE_SOFT)));
  }
}
