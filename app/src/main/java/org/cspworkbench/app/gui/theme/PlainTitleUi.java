package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.ui.FlatRootPaneUI;
import com.formdev.flatlaf.ui.FlatTitlePane;
import javax.swing.JComponent;
import javax.swing.JRootPane;
import javax.swing.plaf.ComponentUI;

/**
 * Makes title bars treat their text as text, as {@link PlainTextUi} does with all else: the label
 * of a title bar has a delegate of its own.
 */
public final class PlainTitleUi extends FlatRootPaneUI {

  private PlainTitleUi() {}

  /** The delegate of a window's root pane; called by Swing. */
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
