package org.cspworkbench.app.gui.run;

import static org.cspworkbench.viewer.words.Texts.text;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.OptionsForm;
import org.cspworkbench.app.gui.replay.SolverPicker;
import org.cspworkbench.app.gui.replay.TransportBar;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.run.PlayedQuiz;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.SolverWords;

/** The header of the workspace, with the solver, its options and its state. */
final class AnimateHeader {

  private final AnimateModel model;
  private final JButton picker = new JButton();
  private final Bar bar;

  /** Creates the header of {@code model}. */
  AnimateHeader(AnimateModel model, Commands commands) {
    this.model = model;
    bar =
        Bar.lowHeader(
            commands,
            picker().at("height 34!, wmin pref"),
            runAgain().at("gapleft 10"),
            TransportBar.stop(model::stop, model::isRunning).at("gapleft 4"),
            BarItem.of(Labels.note(""))
                .text(this::recording)
                .visible(model::isRunning)
                .at("gapleft 8")
                .overflow(35),
            BarItem.space(),
            BarItem.toggle(AnimateCommands.QUESTIONS)
                .text(text("quiz.title"))
                .accessibleName(AnimateCommands.QUESTIONS.title())
                .selected(model.quiz()::isOn)
                .at("gapleft 8, height 32!")
                .words()
                .overflow(),
            BarItem.row(AnimateCommands.OPTIONS),
            BarItem.row(text("quiz.options"), "question", this::showQuiz),
            BarItem.row(AnimateCommands.EDIT_GIVENS),
            BarItem.row(AnimateCommands.YOUR_TURN).tip(this::turn),
            BarItem.check(AnimateCommands.AS_IT_RUNS)
                .tip(text("mode.asitruns.tip"))
                .selected(() -> model.mode() == Mode.AS_IT_RUNS),
            BarItem.row(AnimateCommands.LEGEND),
            BarItem.check(ReplayCommands.LOOP)
                .selected(() -> model.playback().map(at -> at.loop().isOn()).orElse(false)),
            BarItem.row(ReplayCommands.BOOKMARK),
            BarItem.row(WindowCommands.EXPORT),
            BarItem.row(WindowCommands.STAGE));
    bar.placeMore("gapleft 4", "width 36!, height 32!");
  }

  /** Returns the bar. */
  Bar bar() {
    return bar;
  }

  /** Switches between the events as the solver runs, and its result as soon as it has ended. */
  void switchMode() {
    if (model.mode() == Mode.SOLVE_FIRST) {
      model.setMode(Mode.AS_IT_RUNS);
    } else {
      model.setMode(Mode.SOLVE_FIRST);
      model.playback().ifPresent(Playback::pause);
      model.showEnd();
    }
  }

  /**
   * Creates the button with the name and the characteristics of the solver, which opens the list of
   * all solvers.
   */
  private BarItem picker() {
    picker.setLayout(
        new MigLayout("insets 0 4 0 2, gap 10, fillx, hidemode 3", "[][grow]14[]", "[grow]"));
    picker.setHorizontalAlignment(SwingConstants.LEFT);
    picker.setRequestFocusEnabled(false);
    picker.addActionListener(
        event -> new SolverPicker(model.solver(), model::canWatch, model::choose).open(picker));
    return BarItem.within(
            picker,
            BarItem.of(Labels.styled(new JLabel(), "semibold"))
                .style("font: +1 $semibold.font")
                .text(() -> SolverWords.name(model.solver()))
                .brief(90, () -> SolverWords.shortName(model.solver())),
            BarItem.of(Labels.note("")).text(() -> SolverWords.summary(model.solver())).omitted(0),
            BarItem.of(Labels.arrow()))
        .style("borderColor: $Csp.line.control; margin: 0,6,0,6")
        .accessibleName(() -> text("header.solver", SolverWords.name(model.solver())))
        .tip(() -> model.solver().about().source());
  }

  /**
   * Creates the button that runs the solver again: filled before the first run; in bold, with a
   * dot, if the run has other weights than the next one.
   */
  private BarItem runAgain() {
    BarItem again = BarItem.quiet(ReplayCommands.RUN_AGAIN);
    JButton button = (JButton) again.component();
    return again
        .text(() -> ReplayCommands.RUN_AGAIN.title() + (model.tiles().hasOldWeights() ? " •" : ""))
        .tip(this::again)
        .visible(() -> !model.isRunning() || model.tiles().hasOldWeights())
        .state(
            () -> {
              Labels.styled(button, model.tiles().hasOldWeights() ? "bold" : "semibold");
              if (model.session().isEmpty() && model.opened().isPresent()) {
                Buttons.fill(button);
              } else {
                Buttons.empty(button);
              }
            })
        .words();
  }

  private String again() {
    return model.tiles().hasOldWeights() ? text("tiles.old") : Keys.tip(ReplayCommands.RUN_AGAIN);
  }

  private void showQuiz() {
    Optional<Csp> csp = model.playback().map(at -> at.player().trace().csp());
    QuizForm.open(model.quiz(), kind -> csp.map(kind::accepts).orElse(true), bar.more());
  }

  /** Opens the form with the options of the solver. */
  void showOptions() {
    OptionsForm.whole(model.options(), model::runWithNewOptions, WindowThreads.background())
        .open(bar.more());
  }

  /** Names the key of exercises, except on a problem with a tile set, which this key opens. */
  private String turn() {
    boolean hasSet =
        model.opened().filter(it -> TileInspectorModel.setOf(it.problem()).isPresent()).isPresent();
    return hasSet ? AnimateCommands.YOUR_TURN.title() : Keys.tip(AnimateCommands.YOUR_TURN);
  }

  private String recording() {
    RunSession run = model.isRunning() ? model.session().orElse(null) : null;
    if (run == null) {
      return "";
    }
    return run.isTraceFull()
        ? text("header.unrecorded")
        : text("header.recording", run.trace().map(Trace::length).orElse(0));
  }

  /** The form that selects the kinds of questions and the visibility of the score. */
  private static final class QuizForm {

    private QuizForm() {}

    /** Opens the form with the kinds that {@code canAsk} below {@code button}. */
    static void open(PlayedQuiz quiz, Predicate<QuestionKind> canAsk, JComponent button) {
      JPanel form = Labels.panel(Token.BG_PANEL, "insets 14 16 12 16, wrap 1", "[grow, left]", "");
      form.add(Labels.heading(text("quiz.about")));
      JComponent first = form;
      for (QuestionKind kind : QuestionKind.values()) {
        if (!canAsk.test(kind)) {
          continue;
        }
        JCheckBox box =
            new JCheckBox(
                text("quiz.kind." + kind.name().toLowerCase(Locale.ROOT)), quiz.asks(kind));
        box.addActionListener(event -> quiz.switchKind(kind));
        form.add(box);
        first = first == form ? box : first;
      }
      form.add(Labels.heading(text("quiz.scoring")), "gaptop 10");
      JCheckBox hidden = new JCheckBox(text("quiz.hide"), quiz.isScoreHidden());
      hidden.addActionListener(event -> quiz.switchScoreHidden());
      form.add(hidden);
      form.add(Labels.note(text("quiz.hide.note")), "gapleft 22");
      form.add(Buttons.plain(text("quiz.reset"), quiz::resetScore), "gaptop 8");
      Popover.below(button, form, first);
    }
  }
}
