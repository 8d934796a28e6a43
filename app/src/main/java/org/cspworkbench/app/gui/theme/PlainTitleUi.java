package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.ui.FlatRootPaneUI;
import com.formdev.flatlaf.ui.FlatTitlePane;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.plaf.ComponentUI;

/**
 * The delegate of root panes whose title bars display their text literally, as in {@link
 * PlainTextUi}; the label of a title bar has a delegate of its own.
 */
public final class PlainTitleUi extends FlatRootPaneUI {

  private PlainTitleUi() {}

  /** Returns the delegate of a window's root pane; called by Swing. */
  public static ComponentUI createUI(JComponent component) {
    return new PlainTitleUi();
  }

  @Override
  protected FlatTitlePane createTitlePane() {
    return new PlainTitlePane(rootPane);
  }

  private static final class PlainTitlePane extends FlatTitlePane {
    PlainTitlePane(JRootPane root) {
      super(root);
    }

    @Override
    protected void addSubComponents() {
      super.addSubComponents();
      titleLabel.putClientProperty(PlainTextUi.PLAIN, true);
    }
  }
}
