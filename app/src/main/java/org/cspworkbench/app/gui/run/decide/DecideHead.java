package org.cspworkbench.app.gui.run.decide;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.WrappedText;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.decide.DecideModel;
import org.cspworkbench.viewer.decide.DecideOffer;

/**
 * The heading of the choices: the variable whose values are listed, and buttons that list those of
 * another one; below it, why a choice was refused.
 */
final class DecideHead extends JPanel {

  private final JLabel heading = Labels.heading(" ");
  private final JLabel variable = Labels.styled(new JLabel(" "), "monospaced");
  private final JButton previous;
  private final JButton next;
  private final WrappedText fault = new WrappedText("", Token.CONFLICT_TEXT);

  /** Creates the heading of the choices of {@code model}. */
  DecideHead(DecideModel model) {
    super(
        new MigLayout("insets 12 16 6 12, gap 0, fillx, hidemode 3", "[]8[grow]0[]0[]", "[24!][]"));
    setOpaque(false);
    previous = step(model, "step-back", "decide.previous", -1);
    next = step(model, "step", "decide.next", 1);
    add(heading);
    add(variable, "wmin 0");
    add(previous);
    add(next, "wrap");
    fault.setVisible(false);
    add(fault, "span, growx, wmin 0, gapright 4");
  }

  private JButton step(DecideModel model, String icon, String key, int by) {
    return Buttons.icon(
        icon, Icons.BESIDE_TEXT, text(key), () -> attempt(() -> model.pickNext(by)));
  }

  /** Performs {@code action}, and displays its result: why a choice was refused. */
  void attempt(Supplier<Optional<String>> action) {
    String refused = action.get().orElse("");
    fault.setText(refused);
    fault.setVisible(!refused.isEmpty());
    fault.getAccessibleContext().setAccessibleDescription(refused);
  }

  /** Displays the heading of other choices. */
  void show(DecideOffer offer) {
    fault.setVisible(false);
    heading.setText(offer.heading());
    variable.setText(offer.variable());
    previous.setVisible(offer.hasOtherVariables());
    next.setVisible(offer.hasOtherVariables());
  }
}
