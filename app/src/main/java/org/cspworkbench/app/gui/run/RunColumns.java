package org.cspworkbench.app.gui.run;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableCollection;
import com.google.common.collect.ImmutableList;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.KeyboardFocusManager;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.Optional;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JComponent;
import javax.swing.JPanel;
import javax.swing.JSplitPane;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.run.RunPanes.Place;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.app.gui.widget.KeylessSplitPane;
import org.cspworkbench.presentation.surface.Token;

/**
 * The columns of a preset: the left pane, the panes of the centre with those below them and, behind
 * a divider, the right pane. In a narrow window the left pane shares the last column, as a tab;
 * with the projector theme it is hidden, and so is everything below the centre.
 */
final class RunColumns extends JPanel {

  private static final int LEAST_CENTRE = 200;
  private static final int DIVIDER = 5;
  private static final int BELOW = 196;
  private static final int LEAST_BELOW = 100;

  /** The height from which panes below the centre are shown. */
  private static final int ROOM_FOR_BELOW = 480;

  /** The width from which the left pane has a column: a window of 1180 without the side bar. */
  private static final int ROOM_FOR_LEFT = 1180 - 72;

  /** The place of the left pane. */
  private enum LeftPlace {
    /** In a column of its own. */
    BESIDE,
    /** Behind a tab. */
    TAB,
    /** Nowhere. */
    HIDDEN
  }

  private final RunPanes panes;
  private final Optional<RunPane> left;
  private final RunPane last; // on the right
  private final JPanel centre = row();
  private final JPanel below = row();
  private final JPanel right = new JPanel(new BorderLayout());
  private final JTabbedPane tabs = new JTabbedPane();
  private final KeylessSplitPane rows = new KeylessSplitPane(JSplitPane.VERTICAL_SPLIT);
  private final KeylessSplitPane split = new KeylessSplitPane(JSplitPane.HORIZONTAL_SPLIT);
  private final FillingScrollPane room = new FillingScrollPane(this, 0, 0);
  private int wanted; // the width of the right column chosen by the user; 0 if it is the usual one
  private LeftPlace place = LeftPlace.HIDDEN;
  private RunPane main; // at the last update

  RunColumns(RunPanes panes) {
    super(new BorderLayout());
    this.panes = panes;
    main = panes.main();
    left = panes.places().get(Place.LEFT).stream().findFirst();
    last = panes.places().get(Place.RIGHT).get(0);
    at(Place.CENTRE).forEach(pane -> addTo(centre, pane));
    at(Place.BELOW).forEach(pane -> addTo(below, pane));
    if (at(Place.BELOW).isEmpty()) {
      split.setLeftComponent(centre);
    } else {
      rows.setTopComponent(centre);
      rows.setBottomComponent(below);
      split.setLeftComponent(rows);
    }
    split.setRightComponent(right);
    split.setDividerSize(last.isDivided() ? UIScale.scale(DIVIDER) : 0);
    split.onDrag(this::keepDivision);
    right.add(last.component());
    style(tabs);
    tabs.addChangeListener(change -> last.update());
    setOpaque(false);
    add(split);
    resize();
    paintEdges();
    addComponentListener(whenResized(this::fit));
    split.addComponentListener(whenResized(this::divide));
    last.component().addComponentListener(whenResized(this::divide));
    at(Place.CENTRE).stream()
        .flatMap(pane -> pane.keyboard().stream())
        .forEach(part -> part.addComponentListener(whenResized(this::divide))); // like a board
  }

  private static JPanel row() {
    JPanel row =
        new JPanel(
            new MigLayout("insets 0, gap 0, fill, hidemode 3", "[grow, fill]", "[grow, fill]"));
    row.setOpaque(false);
    return row;
  }

  private static void addTo(JPanel row, RunPane pane) {
    row.add(pane.component(), "wmin 0, hmin 0, sizegroupx panes");
  }

  /** Sets the style of tabs within a column, which leave the keyboard focus where it is. */
  static void style(JTabbedPane tabs) {
    tabs.putClientProperty(
        FlatClientProperties.STYLE, "tabHeight: 32; inactiveUnderlineColor: $Csp.accent");
    tabs.setRequestFocusEnabled(false);
  }

  private static ComponentAdapter whenResized(Runnable action) {
    return new ComponentAdapter() {
      @Override
      public void componentResized(ComponentEvent event) {
        action.run();
      }
    };
  }

  private ImmutableCollection<RunPane> at(Place where) {
    return panes.places().get(where);
  }

  /** Returns the scroll pane that contains the columns. */
  JComponent scrolling() {
    return room;
  }

  private LeftPlace wantedPlace() {
    if (left.isEmpty() || Theme.current() == Theme.PROJECTOR) {
      return LeftPlace.HIDDEN;
    }
    return Canvas.unscaled(getWidth()) < ROOM_FOR_LEFT ? LeftPlace.TAB : LeftPlace.BESIDE;
  }

  private void place(LeftPlace next) {
    if (place == next) {
      return;
    }
    place = next;
    left.ifPresent(pane -> remove(pane.component()));
    tabs.removeAll();
    right.remove(tabs);
    if (next == LeftPlace.TAB) {
      tabs.addTab(last.name(), last.component());
      left.ifPresent(pane -> tabs.addTab(pane.name(), pane.component()));
      right.add(tabs);
    } else {
      right.add(last.component());
    }
    if (next == LeftPlace.BESIDE) {
      left.ifPresent(pane -> add(pane.component(), BorderLayout.WEST));
    }
    paintEdges();
    revalidate();
    repaint();
  }

  /** Distributes the space among the columns. */
  void fit() {
    place(wantedPlace());
    divide();
    fitBelow();
  }

  /** Gives the centre the width that it needs, unless the right column would become too narrow. */
  private void divide() {
    int width = split.getWidth() - split.getDividerSize();
    if (width > 0) {
      int needed = at(Place.CENTRE).stream().mapToInt(pane -> pane.neededWidth(width)).sum();
      int usual = wanted > 0 ? UIScale.scale(wanted) : last.usualWidth(width);
      int most = Math.min(usual, width - needed);
      int least = UIScale.scale(last.least().width);
      int fitted = Math.min(Math.max(most, least), width - UIScale.scale(LEAST_CENTRE));
      if (width - fitted != split.getDividerLocation()) {
        split.setDividerLocation(width - fitted);
      }
    }
  }

  private void keepDivision() {
    int width = split.getWidth() - split.getDividerSize() - split.getDividerLocation();
    wanted = Math.max(last.least().width, Canvas.unscaled(width));
  }

  /** Hides the panes below the centre on projectors and where there is little space. */
  private void fitBelow() {
    boolean hasRoom =
        getHeight() >= UIScale.scale(ROOM_FOR_BELOW)
            && Theme.current() != Theme.PROJECTOR
            && at(Place.BELOW).stream().anyMatch(RunPane::isWanted);
    if (below.isVisible() != hasRoom) {
      below.setVisible(hasRoom);
      rows.setDividerSize(hasRoom ? UIScale.scale(DIVIDER) : 0);
      rows.validate(); // otherwise the divider moves again when the parent has grown
      divideRows();
    } else if (hasRoom && below.getHeight() < UIScale.scale(LEAST_BELOW)) {
      divideRows(); // the size of a restored window may have differed
    }
  }

  private void divideRows() {
    rows.setDividerLocation(rows.getHeight() - rows.getDividerSize() - UIScale.scale(BELOW));
  }

  /** Displays the current position, and the panes that are wanted. */
  void update() {
    RunPane next = panes.main();
    boolean isFocusMoved = next != main && hasFocus(main);
    main = next;
    at(Place.CENTRE).forEach(pane -> pane.component().setVisible(pane.isWanted()));
    left.filter(pane -> place == LeftPlace.BESIDE) // tabs make their selected part visible
        .ifPresent(pane -> pane.component().setVisible(pane.isWanted()));
    if (place == LeftPlace.TAB) {
      left.ifPresent(pane -> tabs.setTitleAt(1, pane.name()));
    }
    room.setLeastWidth(least(at(Place.CENTRE)).width + last.least().width);
    room.setLeastHeight(Math.max(least(at(Place.CENTRE)).height, last.least().height));
    fit();
    panes.wanted().forEach(RunPane::update);
    divide();
    if (isFocusMoved) {
      focus();
    }
  }

  private static boolean hasFocus(RunPane pane) {
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    return owner != null && SwingUtilities.isDescendingFrom(owner, pane.component());
  }

  /** Gives the keyboard focus to the main pane. */
  void focus() {
    panes.main().keyboard().ifPresent(JComponent::requestFocusInWindow);
  }

  /** Returns the pane with the keyboard focus, or the main pane if no pane has it. */
  RunPane focused() {
    return panes.wanted().filter(RunColumns::hasFocus).findFirst().orElseGet(panes::main);
  }

  private static Dimension least(ImmutableCollection<RunPane> row) {
    Dimension least = new Dimension();
    row.stream()
        .filter(RunPane::isWanted)
        .map(RunPane::least)
        .forEach(
            size -> least.setSize(least.width + size.width, Math.max(least.height, size.height)));
    return least;
  }

  /** Returns whether the user can widen the right column. */
  boolean isDivided() {
    return last.isDivided();
  }

  /** Returns the parts of the centre and below it, in the order of keyboard traversal. */
  ImmutableList<Component> regionsOfCentre() {
    return Stream.of(Place.CENTRE, Place.BELOW)
        .flatMap(where -> at(where).stream())
        .flatMap(pane -> pane.regions().stream())
        .collect(ImmutableList.toImmutableList());
  }

  /** Returns the parts beside the centre, in the order of keyboard traversal. */
  ImmutableList<Component> regionsBeside() {
    return Stream.concat(left.stream().map(RunPane::component), Stream.of(right))
        .collect(ImmutableList.toImmutableList());
  }

  /** Adds a strip above the right pane. */
  void addAbove(JComponent strip) {
    right.add(strip, BorderLayout.NORTH);
    right.revalidate();
  }

  /** Sets the sizes that depend on the zoom factor. */
  private void resize() {
    centre.setMinimumSize(UIScale.scale(new Dimension(LEAST_CENTRE, 0)));
    below.setMinimumSize(UIScale.scale(new Dimension(0, LEAST_BELOW)));
    below.setPreferredSize(UIScale.scale(new Dimension(0, BELOW)));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (room != null) { // null while the superclass is being constructed
      left.filter(pane -> pane.component().getParent() == null)
          .ifPresent(pane -> SwingUtilities.updateComponentTreeUI(pane.component()));
      if (tabs.getParent() == null) { // a part without a parent is not notified by Swing
        SwingUtilities.updateComponentTreeUI(tabs);
      }
      resize();
      fit();
      panes.wanted().forEach(RunPane::update);
      paintEdges();
    }
  }

  private void paintEdges() {
    left.map(RunPane::component)
        .ifPresent(
            column ->
                column.setBorder(
                    place == LeftPlace.BESIDE
                        ? BorderFactory.createMatteBorder(0, 0, 0, 1, lineColour())
                        : BorderFactory.createEmptyBorder()));
    right.setBackground(Colours.of(Token.BG_PANEL));
    right.setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, lineColour()));
    below.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, lineColour()));
  }

  private static Color lineColour() {
    return Colours.of(Token.LINE_SOFT);
  }
}
