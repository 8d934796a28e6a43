package org.cspworkbench.app.gui.replay;

import static org.cspworkbench.viewer.words.Texts.text;

import javax.swing.ButtonGroup;
import javax.swing.JButton;
import javax.swing.JPanel;
import javax.swing.JRadioButton;
import javax.swing.JSlider;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.Transport;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Parameter;

/** The button that displays the delay, and opens the form for the delay and its unit. */
final class DelayButton {

  /** Read by {@link Delay#parse}, which also knows fractions, blanks and numbers without a unit. */
  private static final Parameter.Text DELAY =
      new Parameter.Text("delay", "How long each event is shown.", Delay.toWords(Delay.USUAL));

  private final Transport transport;
  private final Runnable giveBack;
  private final JButton button = Buttons.plain("", this::open);

  private DelayButton(Transport transport, Runnable giveBack) {
    this.transport = transport;
    this.giveBack = giveBack;
    Buttons.addKey(button, Labels.arrow());
  }

  /**
   * Creates the button.
   *
   * @param giveBack returns the keyboard focus after a delay has been typed
   */
  static BarItem of(Transport transport, Runnable giveBack) {
    DelayButton delay = new DelayButton(transport, giveBack);
    return BarItem.of(delay.button)
        .font("")
        .text(delay::words)
        .accessibleName(() -> text("transport.delay") + ": " + delay.words())
        .tip(transport::delayUnitTip)
        .style("margin: 4,10,4,6");
  }

  private String words() {
    return Delay.toWords(transport.delay()) + " " + transport.delayUnit();
  }

  private void open() {
    Form form = new Form();
    Popover popover = Popover.below(button, form.panel, form.field.component());
    form.field.onEnter(
        () -> {
          popover.close();
          giveBack.run();
        });
  }

  /** The form: a slider, a text field, and the units. */
  private final class Form {
    private final JPanel panel =
        Labels.panel(Token.BG_PANEL, "insets 12 14 12 14, wrap 2", "[grow, fill][]", "");
    private final JSlider slider =
        new JSlider(0, Delay.SLIDER_END, Delay.toSlider(transport.delay()));
    private final ParameterField field = ParameterField.digits(DELAY, 7).onTyped(this::takeTyped);

    Form() {
      panel.add(Labels.heading(text("transport.delay")), "span 2");
      slider.getAccessibleContext().setAccessibleName(text("transport.delay"));
      slider.setToolTipText(text("transport.delay.tip"));
      slider.addChangeListener(change -> slide());
      field.show(Delay.toWords(transport.delay()));
      panel.add(slider, "width 160");
      panel.add(field.named(text("transport.delay.field")));
      field.component().setToolTipText(text("transport.delay.field"));
      panel.add(Labels.note(text("transport.delay.tip")), "span 2");
      ButtonGroup units = new ButtonGroup();
      for (Transport.Choice choice : transport.delayUnits()) {
        JRadioButton unit = new JRadioButton(choice.name(), choice.isChosen());
        unit.setToolTipText(choice.tip());
        unit.addActionListener(event -> choice.choose().run());
        units.add(unit);
        panel.add(unit, "span 2");
      }
    }

    private void slide() {
      transport.setDelay(Delay.fromSlider(slider.getValue()));
      field.showUnlessFocused(Delay.toWords(transport.delay()));
    }

    private void takeTyped() {
      Delay.parse(field.text()).ifPresent(transport::setDelay);
      field.show(Delay.toWords(transport.delay()));
    }
  }
}
