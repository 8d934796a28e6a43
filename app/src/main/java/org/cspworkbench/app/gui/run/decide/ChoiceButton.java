package org.cspworkbench.app.gui.run.decide;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JButton;
import javax.swing.JLabel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.widget.Labels;

/** A button that makes a choice: a chip with its label, and what is known about it. */
final class ChoiceButton extends JButton {

  private static final String CHIP =
      "background: $Csp.%s; foreground: $Csp.%s; border: 2,7,2,7,$Csp.%s,1,6";

  /**
   * The content of a button.
   *
   * @param label the text of the chip
   * @param isMarked whether the key makes this choice
   * @param text the text beside the chip
   * @param isShort whether the text has only marks
   * @param key the displayed name of the key; empty if it is not displayed
   * @param name the name for screen readers
   * @param result the result for screen readers; empty if there is none
   */
  record Content(
      String label,
      boolean isMarked,
      String text,
      boolean isShort,
      String key,
      String name,
      String result) {}

  /** Creates the button of a choice that {@code action} makes. */
  ChoiceButton(Content content, Runnable action) {
    int side = content.isShort() ? 6 : 8;
    String columns = content.key().isEmpty() ? "[][grow, fill]" : "[][grow, fill][]";
    setLayout(new MigLayout("insets 3 %d 3 %<d, fillx, gap %<d".formatted(side), columns, "[28!]"));
    add(chip(content));
    add(content.isShort() ? Labels.note(content.text()) : Labels.text(content.text()), "wmin 0");
    if (!content.key().isEmpty()) {
      add(Labels.note(content.key()));
    }
    setRequestFocusEnabled(false);
    putClientProperty(
        FlatClientProperties.STYLE,
        content.isMarked()
            ? "background: $Csp.accent.tint; borderColor: $Csp.accent; margin: 0,0,0,0"
            : "margin: 0,0,0,0");
    setToolTipText(
        content.result().isEmpty() ? content.name() : content.name() + ": " + content.result());
    getAccessibleContext().setAccessibleName(content.name());
    getAccessibleContext().setAccessibleDescription(content.result());
    addActionListener(event -> action.run());
  }

  private static JLabel chip(Content content) {
    JLabel chip = Labels.styled(new JLabel(content.label()), "monospaced");
    chip.putClientProperty(
        FlatClientProperties.STYLE,
        content.isMarked()
            ? CHIP.formatted("accent", "on.accent", "accent")
            : CHIP.formatted("bg.panel", "text", "line.control"));
    return chip;
  }
}
