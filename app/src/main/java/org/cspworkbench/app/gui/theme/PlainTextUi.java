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
 * Makes every component that could display markup treat its text as text: a title in a file of
 * somebody else may begin like HTML, and Swing would load the pictures and classes that it names.
 *
 * <p>The look and feel asks this class, by the name in {@code FlatLaf.properties}, for the delegate
 * of each such component. That is before any text is looked at, whoever made the component:
 * renderers, file dialogs and tooltips are no exceptions. {@link #allowMarkup} makes one.
 */
public final class PlainTextUi extends ComponentUI {

  /** The client property by which Swing decides; it is inherited by no other component. */
  static final String PLAIN = "html.disable";

  private PlainTextUi() {}

  /** The delegate of {@code component}, whose text is from now on text; called by Swing. */
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

  /** Has {@code component} display markup, which must be made of escaped text. */
  public static void allowMarkup(JComponent component) {
    component.putClientProperty(PLAIN, false);
  }
}
