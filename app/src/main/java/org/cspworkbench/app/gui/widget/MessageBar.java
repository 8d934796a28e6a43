package org.cspworkbench.app.gui.widget;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.presentation.surface.Token;
import org.jspecify.annotations.Nullable;

/** A bar over the page with an icon, one sentence and buttons; visible while it has a message. */
public abstract class MessageBar extends JPanel {

  private static final String INSETS = "insets 6 16 6 10, fillx, hidemode 3";

  /**
   * A message.
   *
   * @param isProblem whether something has failed, which changes the colours
   * @param icon the name of its icon, if it has one
   * @param sentence the displayed sentence
   */
  public record Message(boolean isProblem, Optional<String> icon, String sentence) {

    /** Returns a message about a failure. */
    public static Message problem(String sentence) {
      return new Message(true, Optional.of("warning"), sentence);
    }

    /** Returns a message that is only information. */
    public static Message remark(String icon, String sentence) {
      return new Message(false, Optional.of(icon), sentence);
    }
  }

  private final JLabel icon = new JLabel();
  private final JLabel sentence = Labels.text("");
  private List<JComponent> buttons = List.of();
  private @Nullable Message message;

  /** Creates a bar without a message. */
  protected MessageBar() {
    super(new MigLayout(INSETS, "[]8[grow, left]8[]4[]4[]"));
    Overflow.SHORTENED.declareFor(sentence); // in one line, so that the page does not move
    add(icon);
    add(sentence, "growx, wmin 0");
    setVisible(false);
  }

  /** Displays a message with these buttons, of which the same ones stay where they are. */
  protected final void display(Message newMessage, List<? extends JComponent> newButtons) {
    message = newMessage;
    if (!buttons.equals(newButtons)) {
      buttons.forEach(this::remove);
      buttons = List.copyOf(newButtons);
      buttons.forEach(this::add);
    }
    paintMessage(newMessage);
    setVisible(true);
    revalidate();
    repaint();
  }

  /** Displays a message with these buttons, of which the same ones stay where they are. */
  protected final void display(Message newMessage, JComponent... newButtons) {
    display(newMessage, Arrays.asList(newButtons));
  }

  /** Hides the bar. */
  protected final void hideMessage() {
    message = null;
    setVisible(false);
  }

  private void paintMessage(Message shown) {
    Token text = shown.isProblem() ? Token.CONFLICT_TEXT : Token.TEXT;
    setBackground(Colours.of(shown.isProblem() ? Token.CONFLICT_FILL : Token.BG_RAISED));
    setBorder(StripBorder.over(shown.isProblem() ? Token.CONFLICT_MARK : Token.ACCENT));
    icon.setVisible(shown.icon().isPresent());
    shown.icon().ifPresent(name -> icon.setIcon(Icons.in(text, name, Icons.ALONE)));
    Labels.coloured(sentence, text).setText(shown.sentence());
    sentence.setToolTipText(shown.sentence());
    getAccessibleContext().setAccessibleName(shown.sentence());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (message != null) {
      paintMessage(message);
    }
  }
}
