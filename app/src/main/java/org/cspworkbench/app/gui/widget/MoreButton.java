package org.cspworkbench.app.gui.widget;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.viewer.words.Texts;

/**
 * A button for the controls of a bar that do not fit. It opens them below the bar; when that drawer
 * is closed they return to the bar.
 */
public final class MoreButton extends JButton {

  private final JComponent bar;
  private final MigLayout layout;
  private final Runnable whenClosed;
  private final List<JComponent> hidden = new ArrayList<>();
  private boolean isOpen;

  /**
   * Creates a button for {@code bar}, whose layout is {@code layout}; no control is hidden yet.
   *
   * @param whenClosed runs when the controls are back in the bar
   */
  MoreButton(JComponent bar, MigLayout layout, Runnable whenClosed) {
    super(Icons.of("more", Icons.ALONE));
    this.bar = bar;
    this.layout = layout;
    this.whenClosed = whenClosed;
    Buttons.likeIcon(this, Texts.text("header.more"));
    addActionListener(event -> open());
    setVisible(false);
  }

  /** Returns whether the drawer with the controls is open. */
  boolean isOpen() {
    return isOpen;
  }

  /** Hides a control of the bar. */
  void hide(JComponent control) {
    control.setVisible(false);
    hidden.add(control);
    setVisible(true);
  }

  /** Shows all controls in the bar. */
  void showAll() {
    hidden.forEach(control -> control.setVisible(true));
    hidden.clear();
    setVisible(false);
  }

  private void open() {
    isOpen = true;
    Drawer drawer = new Drawer(ImmutableList.copyOf(hidden));
    Popover.below(this, drawer, drawer.getComponent(0));
  }

  /** The position of a control in the bar. */
  private record Place(JComponent control, Object constraints, int index) {}

  /** The open drawer, which lists the hidden controls. */
  private final class Drawer extends JPanel {
    private final ImmutableList<Place> places;

    Drawer(ImmutableList<JComponent> controls) {
      super(new MigLayout("insets 12 14 12 14, gapy 8, wrap 1"));
      places =
          controls.stream()
              .map(
                  each ->
                      new Place(
                          each, layout.getComponentConstraints(each), bar.getComponentZOrder(each)))
              .collect(ImmutableList.toImmutableList());
      for (JComponent control : controls) {
        add(control);
        control.setVisible(true);
      }
    }

    @Override
    public void removeNotify() {
      super.removeNotify();
      for (Place place : places) {
        place.control().setVisible(false);
        bar.add(
            place.control(), place.constraints(), Math.min(place.index(), bar.getComponentCount()));
      }
      isOpen = false;
      whenClosed.run();
    }

    @Override
    public void updateUI() {
      super.updateUI();
      setBackground(Colours.of(Token.BG_PANEL));
    }
  }
}
