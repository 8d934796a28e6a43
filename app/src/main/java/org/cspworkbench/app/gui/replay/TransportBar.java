package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.EventQueue;
import java.awt.event.FocusAdapter;
import java.awt.event.FocusEvent;
import java.util.function.Consumer;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JMenuItem;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JSlider;
import javax.swing.JTextField;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.MoreButton;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.words.Texts;

/**
 * The transport bar of a workspace: playback buttons in the centre, the delay on the right, and an
 * arbitrary component on the left.
 */
public final class TransportBar extends JPanel {

  private static final String SQUARE = "width 36!, height 36!";

  private final Transport transport;
  private final JButton play;
  private final JSlider slider = new JSlider(0, Delay.SLIDER_END);
  private final JTextField field = new JTextField(7);
  private final JButton unit;
  private final JComponent right;
  private final SpareWords words;
  private boolean isFolded;
  private boolean updating;

  /**
   * Creates the buttons that move {@code transport}, with {@code left} on their left.
   *
   * @param giveBack returns the keyboard focus after a delay has been typed
   * @param marks the components before the delay
   */
  public TransportBar(
      Transport transport,
      Consumer<Command> commands,
      Runnable giveBack,
      JComponent left,
      JButton... marks) {
    super(new MigLayout("insets 4 16 12 16, hidemode 3", "[grow][center][grow, right][]", "[40!]"));
    this.transport = transport;
    setOpaque(false);
    this.play = playButton(commands);
    this.unit = Buttons.quiet("", "chevron", this::showUnits);
    unit.setHorizontalTextPosition(SwingConstants.LEADING);
    unit.setIconTextGap(UIScale.scale(4));
    Labels.styled(unit, "");
    this.right = right(marks);
    field.addActionListener(
        typed -> {
          takeTyped();
          giveBack.run();
        });
    add(left, "cell 0 0, left");
    add(moves(commands), "cell 1 0");
    add(right, "cell 2 0, right");
    words = new SpareWords(this);
    MoreButton more = words.more((MigLayout) getLayout());
    add(more, SQUARE + ", cell 3 0");
    for (Component each : left.getComponents()) {
      if (each instanceof AbstractButton button) {
        words.text(button);
      }
    }
    words.into(more, left, right);
    update();
  }

  /**
   * Shows the playback buttons and one button for all other controls if folded, else as many
   * controls as fit.
   */
  void setFolded(boolean folded) {
    isFolded = folded;
    fit();
  }

  private void fit() {
    if (isFolded) {
      words.spareAll();
    } else {
      words.fit();
    }
  }

  /** Returns the width of the folded bar. */
  @Override
  public Dimension getPreferredSize() {
    return isFolded ? getMinimumSize() : super.getPreferredSize();
  }

  private JPanel moves(Consumer<Command> commands) {
    JPanel moves = transparent("insets 0, gap 2");
    move(moves, commands, ReplayCommands.TO_START, "to-start");
    move(moves, commands, ReplayCommands.PREVIOUS_DECISION, "decision-previous");
    move(moves, commands, ReplayCommands.STEP_BACK, "step-back");
    moves.add(play, "gapx 4 4, width 46!, height 40!");
    move(moves, commands, ReplayCommands.STEP, "step");
    move(moves, commands, ReplayCommands.NEXT_DECISION, "decision-next");
    move(moves, commands, ReplayCommands.TO_END, "to-end");
    return moves;
  }

  private static void move(JPanel moves, Consumer<Command> commands, Command command, String icon) {
    JButton button =
        Buttons.icon(icon, Icons.ALONE, Keys.tip(command), () -> commands.accept(command));
    moves.add(button, SQUARE);
  }

  private static JButton playButton(Consumer<Command> commands) {
    JButton button = Buttons.primary("", "play", () -> commands.accept(ReplayCommands.PLAY));
    button.putClientProperty(
        FlatClientProperties.STYLE,
        "arc: 14; margin: 0,0,0,0; background: $Csp.accent; foreground: $Csp.on.accent;"
            + " borderColor: $Csp.accent; hoverBackground: $Csp.accent.text;"
            + " pressedBackground: $Csp.accent.text");
    return button;
  }

  /** Creates the buttons for loop and bookmarks, which are placed before the delay. */
  public static JButton[] marks(Consumer<Command> commands) {
    return new JButton[] {
      mark(commands, ReplayCommands.LOOP, "loop"),
      mark(commands, ReplayCommands.BOOKMARK, "bookmark")
    };
  }

  private static JButton mark(Consumer<Command> commands, Command command, String icon) {
    return Buttons.icon(icon, Icons.ALONE, Keys.tip(command), () -> commands.accept(command));
  }

  private JPanel right(JButton... marks) {
    JPanel delay = transparent("insets 0, gap 8");
    for (JButton mark : marks) {
      delay.add(mark, SQUARE + ", gapx 0 0");
    }
    delay.add(Labels.note(Texts.text("transport.delay")));
    delay.add(unit);
    slider.setRequestFocusEnabled(false);
    slider.getAccessibleContext().setAccessibleName(Texts.text("transport.delay"));
    slider.setToolTipText(Texts.text("transport.delay.tip"));
    slider.addChangeListener(
        change -> {
          if (!updating) {
            transport.setDelay(Delay.fromSlider(slider.getValue()));
          }
        });
    delay.add(slider, "width 60:120:120");
    Labels.styled(field, "monospaced");
    field.setHorizontalAlignment(JTextField.RIGHT);
    field.getAccessibleContext().setAccessibleName(Texts.text("transport.delay.field"));
    field.setToolTipText(Texts.text("transport.delay.field"));
    field.addFocusListener(
        new FocusAdapter() {
          @Override
          public void focusLost(FocusEvent event) {
            takeTyped();
          }
        });
    delay.add(field, "height 30!, width 76!");
    return delay;
  }

  private void showUnits() {
    JPopupMenu menu = new JPopupMenu();
    for (Transport.Choice choice : transport.delayUnits()) {
      JMenuItem item = new JRadioButtonMenuItem(choice.name(), choice.isChosen());
      item.setToolTipText(choice.tip());
      item.addActionListener(event -> choice.choose().run());
      menu.add(item);
    }
    menu.show(unit, 0, -menu.getPreferredSize().height);
  }

  private void takeTyped() {
    Delay.parse(field.getText()).ifPresent(transport::setDelay);
    field.setText(Delay.toWords(transport.delay()));
  }

  /** Displays the current state of the transport. */
  public void update() {
    updating = true;
    String icon = transport.isPlaying() ? "pause" : "play";
    if (!icon.equals(play.getClientProperty("shown"))) {
      play.putClientProperty("shown", icon);
      play.setIcon(Icons.of(icon, 20));
      Buttons.name(
          play, Texts.text("transport." + icon) + " (" + Keys.title(ReplayCommands.PLAY) + ")");
    }
    slider.setValue(Delay.toSlider(transport.delay()));
    if (!field.hasFocus()) {
      field.setText(Delay.toWords(transport.delay()));
    }
    unit.setText(transport.delayUnit());
    unit.setToolTipText(transport.delayUnitTip());
    updating = false;
  }

  private static JPanel transparent(String layout) {
    JPanel panel = new JPanel(new MigLayout(layout));
    panel.setOpaque(false);
    return panel;
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (words != null) { // null while the superclass is being constructed
      EventQueue.invokeLater(this::fit); // after all fonts have been updated
    }
    setBackground(Colours.of(Token.BG_PANEL));
  }
}
