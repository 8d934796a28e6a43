package org.cspworkbench.app.gui.play;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.primitives.Ints;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.ParameterField;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.viewer.play.GameFields;
import org.cspworkbench.viewer.play.GameMaker;
import org.cspworkbench.viewer.play.Help;
import org.cspworkbench.viewer.words.SolverWords;

/** The form for the solver that solves a whole puzzle; what is chosen holds at once. */
final class HelpForm {

  private static final int DELAY_STEP = 20;

  private final GameMaker maker;
  private final ParameterField solvers =
      ParameterField.chosen(
          GameFields.SOLVER.parameter(),
          SolverCatalog.SOLVERS.stream().map(SolverWords::name).toList());
  private final ParameterField animated = ParameterField.checked(text("new.animated"));
  private final ParameterField delay = ParameterField.counted(GameFields.DELAY, DELAY_STEP);
  private final JPanel form =
      Labels.panel(Token.BG_PANEL, "insets 14 16 14 16, wrap 2", "[grow, fill][]", "");

  private HelpForm(GameMaker maker) {
    this.maker = maker;
    Help help = maker.request().help();
    solvers.show(
        GameFields.SOLVER.parameter().has(help.solver())
            ? help.solver()
            : GameFields.SOLVER.parameter().ids().get(0));
    animated.show(Parameter.Truth.write(help.animated()));
    delay.show(Integer.toString(help.delay()));
    form.add(Labels.heading(text("play.help")), "span 2");
    form.add(solvers.label(text("new.solver")), "span 2");
    form.add(solvers.component(), "span 2");
    form.add(animated.component(), "span 2");
    form.add(delay.label(text("new.delay")));
    form.add(delay.component(), "width 84!");
    for (ParameterField field : new ParameterField[] {solvers, animated, delay}) {
      field.onChange(this::take);
    }
    enableDelay();
  }

  /** Opens the form below {@code button}. */
  static void open(JComponent button, GameMaker maker) {
    HelpForm made = new HelpForm(maker);
    Popover.below(button, made.form, made.solvers.component());
  }

  private void take() {
    enableDelay();
    maker.setHelp(
        new Help(
            solvers.text(),
            GameFields.ANIMATED.parse(animated.text()),
            Ints.checkedCast(GameFields.DELAY.parse(delay.text()))));
  }

  private void enableDelay() {
    delay.component().setEnabled(GameFields.ANIMATED.parse(animated.text()));
  }
}
