package org.cspworkbench.app.gui.widget;

import static java.util.Comparator.comparing;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ObjectArrays;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.ComponentListener;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.BarItem.Omission;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.words.Texts;
import org.jspecify.annotations.Nullable;

/**
 * A row of commands and other items. If it is too narrow, it omits words first, those of the lowest
 * priority before the others, and then whole items, which move into a drawer below the button at
 * its end. Icons and accessible names remain.
 */
public class Bar extends JPanel {

  private final ImmutableList<BarItem> items;
  private final ImmutableList<Omission> omissions;
  private final List<BarItem> overflow =
      new ArrayList<>(); // in the drawer, or hidden until it opens
  private final JButton more;
  private final Component gap =
      Box.createRigidArea(new Dimension()); // before it, also while hidden
  private final ComponentListener sizes = new Sizes();
  private boolean isFolded;
  private boolean isOpen;
  private int fittedNeed = -1; // the minimum width after the last fit
  private int fittedWidth = -1;

  /**
   * Creates a transparent bar.
   *
   * @param layout the constraints of the layout, such as its insets
   * @param row the constraints of the row
   * @param commands receives the commands of the items
   * @param items the items from left to right
   */
  public Bar(String layout, String row, Commands commands, BarItem... items) {
    super(new MigLayout(layout + ", gap 0, hidemode 3", "", row));
    this.items = ImmutableList.copyOf(items);
    setOpaque(false);
    for (BarItem item : items) {
      add(item.component(), item.place());
      item.component().addComponentListener(sizes);
    }
    omissions =
        this.items.stream()
            .flatMap(BarItem::omissions)
            .sorted(comparing(Omission::isWhole).thenComparing(Omission::priority))
            .collect(ImmutableList.toImmutableList());
    more = Buttons.icon("more", Icons.ALONE, Texts.text("header.more"), this::open);
    more.setVisible(false);
    if (omissions.stream().anyMatch(Omission::isWhole)) {
      add(gap, "gapleft 4");
    }
    add(more);
    addComponentListener(sizes);
    update();
    this.items.forEach(item -> item.connect(commands)); // last: they may ask the page of this bar
  }

  /** Creates a transparent bar without commands. */
  public Bar(String layout, String row, BarItem... items) {
    this(layout, row, command -> {}, items);
  }

  /** Creates the header of a workspace. */
  public static Bar header(Commands commands, BarItem... items) {
    return new Header("[52!]", commands, items);
  }

  /** Creates a header that is lower with the projector theme, in which everything is larger. */
  public static Bar lowHeader(Commands commands, BarItem... items) {
    return new Header("[42!]", commands, items);
  }

  /** Creates a bar that explains a picture, with buttons on the right. */
  public static Bar legend(LegendCanvas legend, Commands commands, BarItem... buttons) {
    BooleanSupplier hasRoom = () -> Theme.current() != Theme.PROJECTOR;
    BarItem[] explanation = {
      BarItem.of(legend).visible(hasRoom).at("pushx, growx, wmin 0, hmax 30"),
      BarItem.space().visible(() -> !hasRoom.getAsBoolean())
    };
    return new Bar(
        "insets 10 16 0 16, fillx",
        "[30!]",
        commands,
        ObjectArrays.concat(explanation, buttons, BarItem.class));
  }

  /** The header of a workspace. */
  private static final class Header extends Bar {
    private final @Nullable String rowOnProjector; // null while the superclass is being constructed

    Header(String rowOnProjector, Commands commands, BarItem... items) {
      super("insets 0 16 0 16, fillx", "[52!]", commands, items);
      this.rowOnProjector = rowOnProjector;
      setOpaque(true);
      paint();
    }

    @Override
    public void updateUI() {
      super.updateUI();
      paint();
    }

    private void paint() {
      if (rowOnProjector != null && getLayout() instanceof MigLayout layout) {
        layout.setRowConstraints(Theme.current() == Theme.PROJECTOR ? rowOnProjector : "[52!]");
      }
      setBackground(Colours.of(Token.BG_PANEL));
      setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
    }
  }

  /** Fits the items again, unless the change was made by the last fit. */
  private final class Sizes extends ComponentAdapter {

    @Override
    public void componentResized(ComponentEvent event) {
      if (fittedWidth != getWidth() || fittedNeed != getMinimumSize().width) {
        fit();
      }
    }

    @Override
    public void componentShown(ComponentEvent event) {
      componentResized(event);
    }

    @Override
    public void componentHidden(ComponentEvent event) {
      componentResized(event);
    }
  }

  /**
   * Sets the layout constraints of the button that opens the drawer, of a bar with items that can
   * move into it.
   *
   * @param gapBefore the constraints of the gap before the button
   */
  public final void placeMore(String gapBefore, String constraints) {
    MigLayout layout = (MigLayout) getLayout();
    layout.setComponentConstraints(gap, gapBefore);
    layout.setComponentConstraints(more, constraints);
  }

  /** Returns the button that opens the drawer. */
  public final JComponent more() {
    return more;
  }

  /** Displays the current state of all items. */
  public final void update() {
    boolean isOther = false;
    for (BarItem item : items) {
      isOther |= item.update();
    }
    if (isOther) {
      fit();
    }
  }

  /** Omits everything that can be omitted if folded, else only what does not fit. */
  public final void setFolded(boolean folded) {
    isFolded = folded;
    fit();
  }

  /** Determines again what fits. */
  final void fit() {
    if (isOpen || (getWidth() == 0 && !isFolded)) {
      return; // items are in the drawer, or the bar is not laid out yet
    }
    more.setVisible(false);
    overflow.clear();
    items.forEach(BarItem::restore);
    invalidate();
    omissions.stream().filter(Omission::isAlways).forEach(this::omit);
    for (Omission each : omissions) {
      if (!isFolded && getMinimumSize().width <= getWidth()) {
        break;
      }
      if (!each.isAlways()) {
        omit(each);
      }
    }
    fittedWidth = getWidth();
    fittedNeed = getMinimumSize().width;
    revalidate();
  }

  private void omit(Omission omission) {
    omission.action().run();
    omission.item().forgetSizes();
    if (omission.isWhole() && omission.item().isWanted()) {
      overflow.add(omission.item());
      more.setVisible(true);
    }
    invalidate();
  }

  /** Returns the width of the folded bar, if it is folded. */
  @Override
  public Dimension getPreferredSize() {
    return isFolded ? getMinimumSize() : super.getPreferredSize();
  }

  private void open() {
    isOpen = true;
    Drawer drawer = new Drawer();
    Popover popover = Popover.below(more, drawer, drawer.getComponent(0));
    overflow.forEach(item -> item.beforeUse(popover::close));
  }

  /** The open drawer, which lists the items that do not fit. */
  private final class Drawer extends JPanel {

    Drawer() {
      super(new MigLayout("insets 8, gapy 4, wrap 1, hidemode 3", "[grow, fill]"));
      for (BarItem item : items) {
        if (overflow.contains(item)) {
          item.restore();
          item.showObstacle();
          add(item.component());
        }
      }
      LocalKeys.whenFocusWithin(this, "DOWN", () -> focusOwner().transferFocus());
      LocalKeys.whenFocusWithin(this, "UP", () -> focusOwner().transferFocusBackward());
    }

    private static Component focusOwner() {
      return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    }

    /** Returns all items to the bar, in their order. */
    @Override
    public void removeNotify() {
      super.removeNotify();
      int index = 0;
      for (BarItem item : items) {
        if (item.component().getParent() != Bar.this) {
          Bar.this.add(item.component(), item.place(), index);
        }
        index++;
      }
      overflow.forEach(item -> item.beforeUse(() -> {}));
      isOpen = false;
      fit();
    }

    @Override
    public void updateUI() {
      super.updateUI();
      setBackground(Colours.of(Token.BG_PANEL));
    }
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (items != null) { // null while the superclass is being constructed
      EventQueue.invokeLater( // after all fonts have been updated
          () -> {
            update();
            fit();
          });
    }
  }
}
