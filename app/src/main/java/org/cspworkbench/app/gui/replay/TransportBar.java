package org.cspworkbench.app.gui.replay;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ObjectArrays;
import java.util.function.BooleanSupplier;
import javax.swing.JButton;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JSlider;
import javax.swing.SwingConstants;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.words.Texts;

/**
 * The transport bar of a workspace: playback buttons in the centre, the delay on the right, and an
 * arbitrary item on the left.
 */
public final class TransportBar {

  private static final String SQUARE = "width 36!, height 36!";

  /** Read by {@link Delay#parse}, which also knows fractions, blanks and numbers without a unit. */
  private static final Parameter.Text DELAY =
      new Parameter.Text("delay", "How long each event is shown.", Delay.toWords(Delay.USUAL));

  private final Transport transport;
  private final JButton play = Buttons.primary("", ReplayCommands.PLAY.icon(), () -> {});
  private final JSlider slider = new JSlider(0, Delay.SLIDER_END);
  private final ParameterField field = ParameterField.digits(DELAY, 7).onTyped(this::takeTyped);
  private final JButton unit = Buttons.quiet("", "chevron", this::showUnits);
  private String shown = ""; // the icon of the play button
  private boolean updating;

  private TransportBar(Transport transport) {
    this.transport = transport;
  }

  /**
   * Creates the buttons that move {@code transport}, with {@code left} on their left.
   *
   * @param giveBack returns the keyboard focus after a delay has been typed
   * @param marks the items before the delay
   */
  public static Bar of(
      Transport transport,
      Commands commands,
      Runnable giveBack,
      BarItem left,
      BarItem... marks) {
    TransportBar parts = new TransportBar(transport);
    Bar bar =
        new Bar(
            "insets 4 16 12 16, fillx",
            "[40!]",
            commands,
            left.overflow(1),
            BarItem.space(),
            parts.moves(commands).at("gapleft rel"),
            BarItem.space().at("gapleft rel, pushx"),
            parts.delay(giveBack, marks).overflow(2));
    bar.placeMore("gapleft rel", SQUARE);
    return bar;
  }

  /** Creates the button that stops solvers, visible while they are running. */
  public static BarItem stop(Runnable stop, BooleanSupplier isRunning) {
    return BarItem.of(Buttons.quiet(Texts.text("header.stop"), "stop", stop))
        .name(Texts.text("header.stop.tip"))
        .visible(isRunning)
        .words(70);
  }

  private BarItem moves(Commands commands) {
    play.addActionListener(event -> commands.accept(ReplayCommands.PLAY));
    return BarItem.group(
        2,
        BarItem.icon(ReplayCommands.TO_START).at(SQUARE),
        BarItem.icon(ReplayCommands.PREVIOUS_DECISION).at(SQUARE),
        BarItem.icon(ReplayCommands.STEP_BACK).at(SQUARE),
        BarItem.of(play)
            .style(
                "arc: 14; margin: 0,0,0,0; background: $Csp.accent; foreground: $Csp.on.accent;"
                    + " borderColor: $Csp.accent; hoverBackground: $Csp.accent.text;"
                    + " pressedBackground: $Csp.accent.text")
            .state(this::showPlay)
            .at("gapx 4 4, width 46!, height 40!"),
        BarItem.icon(ReplayCommands.STEP).at(SQUARE),
        BarItem.icon(ReplayCommands.NEXT_DECISION).at(SQUARE),
        BarItem.icon(ReplayCommands.TO_END).at(SQUARE));
  }

  private void showPlay() {
    String icon = transport.isPlaying() ? "pause" : ReplayCommands.PLAY.icon();
    if (!icon.equals(shown)) {
      shown = icon;
      play.setIcon(Icons.of(icon, 20));
      Buttons.name(
          play, Texts.text("transport." + icon) + " (" + Keys.title(ReplayCommands.PLAY) + ")");
    }
  }

  private BarItem delay(Runnable giveBack, BarItem... marks) {
    for (BarItem mark : marks) {
      mark.at(SQUARE + ", gapx 0 0");
    }
    slider.setRequestFocusEnabled(false);
    slider.getAccessibleContext().setAccessibleName(Texts.text("transport.delay"));
    slider.setToolTipText(Texts.text("transport.delay.tip"));
    slider.addChangeListener(
        change -> {
          if (!updating) {
            transport.setDelay(Delay.fromSlider(slider.getValue()));
          }
        });
    unit.setHorizontalTextPosition(SwingConstants.LEADING);
    unit.setIconTextGap(UIScale.scale(4));
    field.onEnter(giveBack).component().setToolTipText(Texts.text("transport.delay.field"));
    BarItem[] ofDelay = {
      BarItem.of(Labels.note(Texts.text("transport.delay"))),
      BarItem.of(unit).font("").text(transport::delayUnit).tip(transport::delayUnitTip),
      BarItem.of(slider).state(this::showDelay).at("width 60:120:120"),
      BarItem.of(field.named(Texts.text("transport.delay.field"))).at("height 30!, width 76!")
    };
    return BarItem.group(8, ObjectArrays.concat(marks, ofDelay, BarItem.class));
  }

  private void showDelay() {
    updating = true;
    slider.setValue(Delay.toSlider(transport.delay()));
    field.showUnlessFocused(Delay.toWords(transport.delay()));
    updating = false;
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
    Delay.parse(field.text()).ifPresent(transport::setDelay);
    field.show(Delay.toWords(transport.delay()));
  }
}
