package org.cspworkbench.app.gui.start;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JRootPane;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.problem.ColouringForm;
import org.cspworkbench.viewer.problem.Reading;

/** Asks for the number of colours of a graph, over the page that is shown. */
public final class ColouringPane {

  private static final int FIGURES = 6; // of the field

  private final ColouringForm form;
  private final Consumer<Reading> opener;
  private final ParameterField field;
  private final JLabel fault = Labels.coloured(Labels.text(" "), Token.CONFLICT_TEXT);
  private final JButton open = Buttons.primary(text("colours.open"), "play", this::open);
  private final JPanel panel =
      Labels.panel(Token.BG_PANEL, "insets 16 18 14 18, wrap 2", "[]12[grow, fill]", "");
  private final Popover popover;

  private ColouringPane(JRootPane root, ColouringForm form, Consumer<Reading> opener) {
    this.form = form;
    this.opener = opener;
    field = ParameterField.digits(form.colours(), FIGURES).onChange(this::type).onEnter(this::open);
    panel.add(Labels.heading(text("colours.title")), "span 2");
    panel.add(new WrappedText(form.range(), Token.TEXT_MUTED), "span 2, width 360!, gaptop 4");
    panel.add(field.label(text("colours.field")), "gaptop 8");
    panel.add(field.component(), "growx 0");
    panel.add(fault, "span 2");
    panel.add(open, "span 2, growx 0, al right");
    popover = Popover.over(root, panel, field.component());
  }

  /**
   * Asks in a window.
   *
   * @param opener opens the problem
   */
  public static void ask(JRootPane root, ColouringForm form, Consumer<Reading> opener) {
    new ColouringPane(root, form, opener);
  }

  private void type() {
    form.type(field.text());
    field.mark(form.fault().isPresent());
    fault.setText(form.fault().orElse(" "));
    open.setEnabled(form.fault().isEmpty());
  }

  private void open() {
    if (form.fault().isEmpty()) {
      popover.close();
      opener.accept(form.reading());
    }
  }
}
