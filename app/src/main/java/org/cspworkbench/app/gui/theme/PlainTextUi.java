package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.ui.FlatButtonUI;
import com.formdev.flatlaf.ui.FlatCheckBoxMenuItemUI;
import com.formdev.flatlaf.ui.FlatCheckBoxUI;
import com.formdev.flatlaf.ui.FlatLabelUI;
import com.formdev.flatlaf.ui.FlatMenuItemUI;
import com.formdev.flatlaf.ui.FlatMenuUI;
import com.formdev.flatlaf.ui.FlatRadioButtonMenuItemUI;
import com.formdev.flatlaf.ui.FlatRadioButtonUI;
import com.formdev.flatlaf.ui.FlatTabbedPaneUI;
import com.formdev.flatlaf.ui.FlatToggleButtonUI;
import com.formdev.flatlaf.ui.FlatToolTipUI;
import javax.swing.JComponent;
import javax.swing.plaf.ComponentUI;

/**
 * A factory of UI delegates that makes every component display its text literally. A title from a
 * file could begin like HTML, and Swing would then load the images and classes that it names.
 *
 * <p>{@code FlatLaf.properties} registers this class for each component that can display markup.
 * The property is therefore set before any text is parsed, also in renderers, file dialogs and
 * tooltips. {@link #allowMarkup} makes an exception.
 */
public final class PlainTextUi extends ComponentUI {

  /** The client property that disables markup; other components do not inherit it. */
  static final String PLAIN = "html.disable";

  private PlainTextUi() {}

  /** Returns the delegate of {@code component}, whose markup is disabled; called by Swing. */
  public static ComponentUI createUI(JComponent component) {
    if (component.getClientProperty(PLAIN) == null) {
      component.putClientProperty(PLAIN, true);
    }
    return switch (component.getUIClassID()) {
      case "ButtonUI" -> FlatButtonUI.createUI(component);
      case "CheckBoxUI" -> FlatCheckBoxUI.createUI(component);
      case "CheckBoxMenuItemUI" -> FlatCheckBoxMenuItemUI.createUI(component);
      case "LabelUI" -> FlatLabelUI.createUI(component);
      case "MenuUI" -> FlatMenuUI.createUI(component);
      case "MenuItemUI" -> FlatMenuItemUI.createUI(component);
      case "RadioButtonUI" -> FlatRadioButtonUI.createUI(component);
      case "RadioButtonMenuItemUI" -> FlatRadioButtonMenuItemUI.createUI(component);
      case "TabbedPaneUI" -> FlatTabbedPaneUI.createUI(component);
      case "ToggleButtonUI" -> FlatToggleButtonUI.createUI(component);
      case "ToolTipUI" -> FlatToolTipUI.createUI(component);
      default -> throw new IllegalArgumentException(component.getUIClassID());
    };
  }

  /** Enables markup in {@code component}, whose text must be escaped. */
  public static void allowMarkup(JComponent component) {
    component.putClientProperty(PLAIN, false);
  }
}
