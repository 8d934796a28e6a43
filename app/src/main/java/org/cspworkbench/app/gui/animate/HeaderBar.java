package org.cspworkbench.app.gui.animate;

import com.formdev.flatlaf.FlatClientProperties;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import javax.swing.SwingConstants;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.keys.Keys;
import org.cspworkbench.app.gui.replay.OptionsForm;
import org.cspworkbench.app.gui.replay.SolverPicker;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.MoreButton;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.Segments;
import org.cspworkbench.app.gui.widget.SpareWords;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.look.Token;
import org.cspworkbench.presentation.question.QuestionKind;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.ReplayCommands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.PlayedQuiz;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.tile.TileInspectorModel;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/** The header of the workspace, with the solver, its options and its state. */
final class HeaderBar extends JPanel {

  private static final String ROW = "[52!]";
  private static final String ROW_ON_PROJECTOR = "[42!]"; // everything is larger with this theme

  private final AnimateModel model;
  private final JButton picker = new JButton();
  private final JLabel name = Labels.styled(new JLabel(), "semibold");
  private final JLabel summary = Labels.note("");
  private String shownName = "";
  private boolean isMarked; // the run has old weights
  private boolean isOfTileSet; // the key of exercises opens the tile set
  private final JButton options;
  private final JButton again;
  private final JButton stop;
  private final JButton turn;
  private final SpareWords words;
  private final JLabel recording = Labels.note("");
  private final JToggleButton asks =
      new JToggleButton(Texts.text("quiz.title"), Icons.of("question", Icons.BESIDE_TEXT));
  private final JToggleButton asItRuns = new JToggleButton(Texts.text("mode.asitruns"));
  private final JToggleButton solveFirst = new JToggleButton(Texts.text("mode.solvefirst"));

  HeaderBar(AnimateModel model, Consumer<Command> commands) {
    super(new MigLayout("insets 0 16 0 16, fillx, hidemode 3", "[]10[]4[]8[]push[]8[]8[]4[]", ROW));
    this.model = model;
    this.options = Buttons.quiet(Texts.text("header.options"), "settings", this::showOptions);
    this.again = Buttons.quiet(ReplayCommands.RUN_AGAIN.title(), "rerun", model::runAgain);
    this.stop = Buttons.quiet(Texts.text("header.stop"), "stop", model::stop);
    Buttons.name(options, Texts.text("header.options"));
    Buttons.name(again, Keys.tip(ReplayCommands.RUN_AGAIN));
    Buttons.name(stop, Texts.text("header.stop.tip"));
    buildPicker();
    add(picker, "cell 0 0, height 34!, wmin pref");
    add(options, "cell 1 0");
    add(again, "cell 2 0");
    add(stop, "cell 2 0");
    add(
        Buttons.icon(
            "edit",
            Icons.ALONE,
            Keys.tip(AnimateCommands.EDIT_GIVENS),
            () -> commands.accept(AnimateCommands.EDIT_GIVENS)),
        "cell 2 0");
    add(recording, "cell 3 0");
    asItRuns.setToolTipText(Texts.text("mode.asitruns.tip"));
    solveFirst.setToolTipText(Texts.text("mode.solvefirst.tip"));
    asItRuns.addActionListener(event -> model.setMode(Mode.AS_IT_RUNS));
    solveFirst.addActionListener(event -> switchToSolveFirst());
    Segments modes = new Segments(asItRuns, solveFirst);
    add(modes, "cell 4 0, height 32!");
    add(asks, "cell 5 0, height 32!");
    JButton quiz =
        Buttons.icon("chevron", Icons.BESIDE_TEXT, Texts.text("quiz.options"), this::showQuiz);
    add(quiz, "cell 5 0, gapleft 0");
    turn =
        Buttons.quiet(
            Texts.text("turn.open"), "board", () -> commands.accept(AnimateCommands.YOUR_TURN));
    Buttons.name(turn, Keys.tip(AnimateCommands.YOUR_TURN));
    add(turn, "cell 5 0");
    JButton export =
        Buttons.icon(
            "export",
            Icons.ALONE,
            Keys.tip(WindowCommands.EXPORT),
            () -> commands.accept(WindowCommands.EXPORT));
    add(export, "cell 6 0");
    asks.setRequestFocusEnabled(false);
    asks.addActionListener(event -> commands.accept(AnimateCommands.QUESTIONS));
    Buttons.name(asks, Keys.tip(AnimateCommands.QUESTIONS));
    words = new SpareWords(this);
    MoreButton more = words.more((MigLayout) getLayout());
    add(more, "cell 7 0");
    words
        .whole(summary)
        .text(turn)
        .text(asks)
        .text(options)
        .text(again, this::runAgainText)
        .text(stop);
    words.brief(
        name, () -> SolverWords.name(model.solver()), () -> SolverWords.shortName(model.solver()));
    words.into(more, modes, export, turn, quiz).whole(recording).into(more, asks);
    update();
  }

  private void switchToSolveFirst() {
    model.setMode(Mode.SOLVE_FIRST);
    model.playback().ifPresent(playback -> playback.pause());
    model.showEnd();
  }

  /**
   * Creates the button with the name and the characteristics of the solver, which opens the list of
   * all solvers.
   */
  private void buildPicker() {
    picker.setLayout(
        new MigLayout("insets 0 4 0 2, gap 10, fillx, hidemode 3", "[][grow]14[]", "[grow]"));
    picker.putClientProperty(
        FlatClientProperties.STYLE, "borderColor: $Csp.line.control; margin: 0,6,0,6");
    name.putClientProperty(FlatClientProperties.STYLE, "font: +1 $semibold.font");
    picker.add(name);
    picker.add(summary);
    picker.add(new JLabel(Icons.of("chevron", Icons.BESIDE_TEXT)));
    picker.setHorizontalAlignment(SwingConstants.LEFT);
    picker.setRequestFocusEnabled(false);
    picker.addActionListener(event -> showSolvers());
  }

  private void showQuiz() {
    Optional<Csp> csp = model.playback().map(at -> at.player().trace().csp());
    QuizForm.open(model.quiz(), kind -> csp.map(kind::accepts).orElse(true), asks);
  }

  private void showSolvers() {
    new SolverPicker(model.solver(), model::canWatch, model::choose).open(picker);
  }

  private void showOptions() {
    OptionsForm.whole(model.options(), model::runWithNewOptions, WindowThreads.background())
        .open(options);
  }

  void update() {
    Solver solver = model.solver();
    String solverName = SolverWords.name(solver);
    if (!solverName.equals(shownName)) {
      shownName = solverName;
      name.setText(solverName);
      summary.setText(SolverWords.summary(solver));
      picker.getAccessibleContext().setAccessibleName(Texts.text("header.solver", solverName));
      picker.setToolTipText(solver.about().source());
      words.fit();
    }
    asItRuns.setSelected(model.mode() == Mode.AS_IT_RUNS);
    solveFirst.setSelected(model.mode() == Mode.SOLVE_FIRST);
    asks.setSelected(model.quiz().isOn());
    boolean running = model.isRunning();
    String text = running ? recordingText() : "";
    boolean isOther = stop.isVisible() != running || text.length() != recording.getText().length();
    if (model.session().isEmpty() && model.opened().isPresent()) {
      Buttons.fill(again);
    } else {
      Buttons.empty(again);
    }
    showKeyOfTurn();
    stop.setVisible(running);
    again.setVisible(!running || model.tiles().hasOldWeights());
    showOldWeights(model.tiles().hasOldWeights());
    recording.setText(text);
    if (isOther) {
      words.fit();
    }
  }

  /** Marks the button in bold, with a dot, if the run has other weights than the next one. */
  private void showOldWeights(boolean areOld) {
    if (areOld == isMarked) {
      return;
    }
    isMarked = areOld;
    Labels.styled(again, areOld ? "bold" : "semibold");
    Buttons.name(again, areOld ? Texts.text("tiles.old") : Keys.tip(ReplayCommands.RUN_AGAIN));
    words.fit();
  }

  /** Names the key of exercises, except on a problem with a tile set, which this key opens. */
  private void showKeyOfTurn() {
    boolean hasSet =
        model.opened().filter(it -> TileInspectorModel.setOf(it.problem()).isPresent()).isPresent();
    if (hasSet != isOfTileSet) {
      isOfTileSet = hasSet;
      Buttons.name(
          turn, hasSet ? AnimateCommands.YOUR_TURN.title() : Keys.tip(AnimateCommands.YOUR_TURN));
    }
  }

  private String runAgainText() {
    return ReplayCommands.RUN_AGAIN.title() + (isMarked ? " •" : "");
  }

  private String recordingText() {
    RunSession run = model.session().orElseThrow();
    return run.isTraceFull()
        ? Texts.text("header.unrecorded")
        : Texts.text("header.recording", run.trace().map(Trace::length).orElse(0));
  }

  @Override
  public void updateUI() {
    super.updateUI();
    if (getLayout() instanceof MigLayout layout) {
      layout.setRowConstraints(Theme.current() == Theme.PROJECTOR ? ROW_ON_PROJECTOR : ROW);
    }
    setBackground(Colours.of(Token.BG_PANEL));
    setBorder(BorderFactory.createMatteBorder(0, 0, 1, 0, Colours.of(Token.LINE_SOFT)));
  }

  /** The form that selects the kinds of questions and the visibility of the score. */
  private static final class QuizForm {

    private QuizForm() {}

    /** Opens the form with the kinds that {@code canAsk} below {@code button}. */
    static void open(PlayedQuiz quiz, Predicate<QuestionKind> canAsk, JComponent button) {
      JPanel form = Labels.panel(Token.BG_PANEL, "insets 14 16 12 16, wrap 1", "[grow, left]", "");
      form.add(Labels.heading(Texts.text("quiz.about")));
      JComponent first = form;
      for (QuestionKind kind : QuestionKind.values()) {
        if (!canAsk.test(kind)) {
          continue;
        }
        JCheckBox box =
            new JCheckBox(
                Texts.text("quiz.kind." + kind.name().toLowerCase(Locale.ROOT)), quiz.asks(kind));
        box.addActionListener(event -> quiz.switchKind(kind));
        form.add(box);
        first = first == form ? box : first;
      }
      form.add(Labels.heading(Texts.text("quiz.scoring")), "gaptop 10");
      JCheckBox hidden = new JCheckBox(Texts.text("quiz.hide"), quiz.isScoreHidden());
      hidden.addActionListener(event -> quiz.switchScoreHidden());
      form.add(hidden);
      form.add(Labels.note(Texts.text("quiz.hide.note")), "gapleft 22");
      form.add(Buttons.plain(Texts.text("quiz.reset"), quiz::resetScore), "gaptop 8");
      Popover.below(button, form, first);
    }
  }
}
