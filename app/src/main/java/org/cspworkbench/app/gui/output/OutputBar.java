package org.cspworkbench.app.gui.output;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.output.OutputModel.Told;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.StripBorder;
import org.cspworkbench.presentation.paint.Token;

/** The bar that tells of a file that is being written, or has been. */
public final class OutputBar extends JPanel {

  private final OutputModel model;
  private final JLabel icon = new JLabel();
  private final JLabel sentence = new JLabel();
  private final JButton replace;
  private final JButton cancel;
  private final JButton close;

  /** A bar that is there only when there is something to tell. */
  public OutputBar(OutputModel model) {
    super(new MigLayout("insets 6 16 6 10, fillx, hidemode 3", "[]8[grow, left]8[]8[]4[]"));
    this.model = model;
    replace = Buttons.plain(text("output.replace"), model::replace);
    cancel = Buttons.plain(text("choice.cancel"), model::cancel);
    close = Buttons.icon("close", Icons.BESIDE_TEXT, text("output.close"), model::dismiss);
    add(icon);
    add(sentence, "growx, wmin 0");
    add(replace);
    add(cancel);
    add(close);
    setVisible(false);
    model.addListener(this::update);
  }

  private void update() {
    Optional<Told> told = model.told();
    setVisible(told.isPresent());
    told.ifPresent(this::show);
  }

  private void show(Told told) {
    Token text = told.isProblem() ? Token.CONFLICT_TEXT : Token.TEXT;
    setBackground(Colours.of(told.isProblem() ? Token.CONFLICT_FILL : Token.BG_RAISED));
    setBorder(StripBorder.over(told.isProblem() ? Token.CONFLICT_MARK : Token.ACCENT));
    icon.setIcon(
        Icons.in(
            text,
            told.isProblem() || told.isQuestion()
                ? "warning"
                : told.isRunning() ? "clock" : "solution",
            Icons.ALONE));
    icon.setVisible(!told.isCancelled());
    Labels.coloured(sentence, text).setText(told.sentence());
    sentence.setToolTipText(told.sentence());
    replace.setVisible(told.isQuestion());
    cancel.setVisible(told.isRunning() || told.isQuestion());
    close.setVisible(!cancel.isVisible());
    getAccessibleContext().setAccessibleName(told.sentence());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (model != null) { // not yet while the panel itself is being made
      model.told().ifPresent(this::show);
    }
  }
}
