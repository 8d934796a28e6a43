package org.cspworkbench.app.gui.problem;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JPanel;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.replay.SolverPicker;
import org.cspworkbench.app.gui.run.RunFooter;
import org.cspworkbench.app.gui.run.RunTabs;
import org.cspworkbench.app.gui.start.Previews;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.Bar;
import org.cspworkbench.app.gui.widget.BarItem;
import org.cspworkbench.app.gui.widget.Buttons;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.FillingScrollPane;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.app.gui.widget.Labels;
import org.cspworkbench.app.gui.widget.LocalKeys;
import org.cspworkbench.app.gui.widget.Overflow;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.widget.Preview;
import org.cspworkbench.app.gui.widget.RaisedStrip;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.CellCommands;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.problem.ModelFault;
import org.cspworkbench.viewer.problem.OwnBoardModel;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.problem.StatedExample;
import org.cspworkbench.viewer.start.ProblemTarget;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.workspace.OwnRun;
import org.jspecify.annotations.Nullable;

/**
 * The page of one's own problem: its text at the left, its picture in the middle, at the right its
 * constraints or what is known of its board, and below them a solver to run on it.
 */
public final class OwnProblemPage extends JPanel {

  private static final int HEIGHT = 560; // at least, of text and picture; the rest is scrolled
  private static final int HEIGHT_WITH_RUN = 380;
  private static final String PAD = "pad";
  private static final String BOARD = "board";
  private static final String OTHER = "other";

  private static final String SIDE = "0[grow, fill][240:300:300, fill]";
  private static final String WITH_PAD = "[300:432:432, fill]0[]" + SIDE;
  private static final String WITH_RUN = "[340!, fill]0[]0[grow, fill][320:340:380, fill]";
  private static final String WITH_BOARD = "[230:283:283, fill]0[]" + SIDE; // which takes the room

  private final OwnProblem problem;
  private final OwnBoardModel board;
  private final AnimateModel watched;
  private final BiConsumer<Reading.Opened, ProblemTarget> opener;
  private final Consumer<Reading.Opened> plays;
  private final OwnRun run;
  private final ModelTextPane textPane;
  private final ConstraintsPane constraints;
  private final CardLayout pictures = new CardLayout();
  private final JPanel picture = new JPanel(pictures);
  private final CardLayout sides = new CardLayout();
  private final JPanel side = new JPanel(sides);
  private final RunTabs tabs;
  private final RunFooter replay;
  private final JPanel parts;
  private final FillingScrollPane room; // around them
  private final JLabel place = Labels.note("");
  private final Bar header;
  private final Bar footer;

  /**
   * Creates the page.
   *
   * @param problem the problem
   * @param board its board, if it is a Sudoku
   * @param run the run on it, shown in its picture
   * @param explored the tree of the current run, whose solver is the one to run
   * @param opener opens the problem in a workspace
   * @param plays begins a game with it
   */
  public OwnProblemPage(
      OwnProblem problem,
      OwnBoardModel board,
      OwnRun run,
      ExploreModel explored,
      Commands commands,
      BiConsumer<Reading.Opened, ProblemTarget> opener,
      Consumer<Reading.Opened> plays) {
    super(
        new MigLayout(
            "insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill][][]"));
    this.problem = problem;
    this.board = board;
    this.run = run;
    this.watched = explored.runs();
    this.opener = opener;
    this.plays = plays;
    textPane = new ModelTextPane(problem);
    constraints = new ConstraintsPane(problem, run, textPane::goTo);
    header = header(commands);
    footer = footer();
    picture.setOpaque(false);
    picture.add(new ModelPad(problem, run, constraints::rename), PAD);
    picture.add(new OwnBoardPane(board), BOARD);
    picture.add(new OtherPicture(), OTHER);
    side.add(constraints, PAD);
    side.add(new BoardFactsPane(board), BOARD);
    tabs = new RunTabs(text("own.constraints"), side, watched, explored, commands);
    replay = new RunFooter(this, watched, Optional::empty, commands, this::focusRun);
    parts = Labels.panel(Token.BG_PANEL, "insets 0, gap 0, fill", WITH_PAD, "[grow, fill]");
    parts.add(textSide(), "wmin 0, hmin 0");
    parts.add(Labels.panel(Token.LINE_SOFT, "insets 0", "", ""), "width 1!");
    parts.add(picture, "wmin 0, hmin 0");
    parts.add(tabs, "wmin 0, hmin 0");
    add(header, "wmin 0");
    room = new FillingScrollPane(parts, 900, HEIGHT);
    add(room, "wmin 0, hmin 0");
    add(replay, "wmin 0");
    add(new RunStrip(footer), "wmin 0");
    LocalKeys.whenFocusWithin(this, "control ENTER", () -> open(ProblemTarget.ANIMATE));
    LocalKeys.whenFocusWithin(this, "control shift ENTER", () -> open(ProblemTarget.STEPS));
    LocalKeys.whenFocusWithin(this, "F8", this::goToFault);
    problem.addListener(this::update);
    board.addListener(this::update);
    watched.addListener(this::update);
    update();
  }

  private Bar header(Commands commands) {
    JButton examples = Buttons.plain(text("own.title"), () -> {});
    Buttons.addKey(examples, Labels.arrow());
    Overflow.SHORTENED.declareFor(examples);
    examples.addActionListener(event -> showExamples(examples));
    return Bar.header(
        commands,
        BarItem.of(examples).tip(text("own.examples")).at("height 34!"),
        BarItem.quiet(WindowCommands.OPEN).text(text("own.open")).at("gapleft 10").words(20),
        BarItem.quiet(WindowCommands.PASTE).text(text("own.paste")).words(21),
        BarItem.of(Buttons.icon("undo", Icons.ALONE, text("own.undo"), problem::undo))
            .name(text("own.undo"), Keys.title(CellCommands.UNDO))
            .enabled(problem::canUndo)
            .at("gapleft 10"),
        BarItem.of(Buttons.icon("redo", Icons.ALONE, text("own.redo"), problem::redo))
            .name(text("own.redo"), Keys.title(CellCommands.REDO))
            .enabled(problem::canRedo),
        BarItem.space(),
        BarItem.plain(WindowCommands.SAVE).text(text("own.save")).words(22));
  }

  private void showExamples(JButton button) {
    JPanel rows = Labels.panel(Token.BG_PANEL, "insets 8, wrap 1, gap 0", "[220, fill]", "");
    for (StatedExample each : StatedExample.values()) {
      rows.add(
          Buttons.row(
              each.title(),
              () -> {
                Popover.closeAll(getRootPane());
                problem.open(each.text());
                begin();
              }));
    }
    Popover.below(button, rows, rows.getComponent(0));
  }

  private JPanel textSide() {
    JPanel panel =
        Labels.panel(
            Token.BG_PANEL, "insets 0, gap 0, fill, wrap 2", "[grow, fill][]", "[][grow, fill]");
    panel.add(Labels.heading(text("own.text")), "gap 16 0 12 8");
    panel.add(place, "gap 0 16 12 8");
    panel.add(textPane, "span 2, grow, wmin 0, hmin 0");
    return panel;
  }

  private Bar footer() {
    JButton picker = Buttons.plain("", () -> {});
    Buttons.addKey(picker, Labels.arrow());
    Overflow.SHORTENED.declareFor(picker);
    picker.addActionListener(
        event -> new SolverPicker(watched.solver(), this::canRun, this::choose).open(picker));
    JLabel message = Labels.coloured(Labels.text(""), Token.CONFLICT_TEXT);
    Overflow.SHORTENED.declareFor(message); // with its tooltip; the whole is under its line
    JButton play = Buttons.plain(text("own.play"), this::play);
    play.setIcon(Icons.of("board", Icons.BESIDE_TEXT));
    JButton run = Buttons.primary(text("own.run"), "play", () -> open(ProblemTarget.ANIMATE));
    return new Bar(
        "insets 0 16 0 16, fillx",
        "[56!]",
        BarItem.of(picker)
            .text(() -> SolverWords.shortName(watched.solver()))
            .accessibleName(() -> text("header.solver", SolverWords.name(watched.solver())))
            .at("height 34!"),
        target(run, "own.run.tip").at("gapleft 10, height 34!"),
        target("own.steps", "step", ProblemTarget.STEPS).tip(text("own.steps.tip")).words(40),
        target("workspace.compare", "compare", ProblemTarget.COMPARE).words(30),
        target("workspace.explore", "explore", ProblemTarget.EXPLORE).words(31),
        BarItem.of(play)
            .visible(() -> board.grid().isPresent())
            .at("gapleft 8, height 34!")
            .words(35),
        BarItem.of(message)
            .text(() -> message().orElse(""))
            .tip(() -> message().orElse(""))
            .at("gapleft 12, pushx, growx, wmin 0"),
        BarItem.of(Buttons.plain(text("own.goto"), this::goToFault))
            .tip(text("own.goto.tip"))
            .visible(() -> faultLine() > 0)
            .at("height 34!"));
  }

  private BarItem target(String key, String icon, ProblemTarget target) {
    JButton button = Buttons.plain(text(key), () -> open(target));
    button.setIcon(Icons.of(icon, Icons.BESIDE_TEXT));
    return target(button, key).at("gapleft 8, height 34!");
  }

  private BarItem target(JButton button, String tip) {
    return BarItem.of(button).tip(text(tip)).enabled(() -> problem.obstacle().isEmpty());
  }

  private boolean canRun(Solver solver) {
    return solver.recordsItsRuns()
        && problem.opened().map(opened -> solver.accepts(opened.problem())).orElse(true);
  }

  /** Selects a solver, which runs at once if the run of another is shown. */
  private void choose(Solver solver) {
    if (run.isOn()) {
      watched.choose(solver);
    } else {
      watched.prefer(solver);
    }
    footer.update();
  }

  private void open(ProblemTarget target) {
    if (problem.reading() instanceof Reading.Opened opened) {
      opener.accept(opened, target);
    } else {
      goToFault();
    }
  }

  private void play() {
    if (problem.reading() instanceof Reading.Opened opened) {
      plays.accept(opened);
    }
  }

  private Optional<String> message() {
    return problem
        .refusal()
        .map(refusal -> refusal.sentence())
        .or(() -> problem.isEmpty() ? Optional.empty() : problem.obstacle());
  }

  private int faultLine() {
    return problem
        .refusal()
        .map(refusal -> refusal.line())
        .orElseGet(() -> problem.faults().stream().findFirst().map(ModelFault::line).orElse(0));
  }

  private void goToFault() {
    if (faultLine() > 0) {
      textPane.goTo(faultLine());
    }
  }

  private void update() {
    boolean isBoard = board.grid().isPresent();
    boolean isOn = run.isOn() && problem.isPad();
    ((MigLayout) parts.getLayout())
        .setColumnConstraints(isBoard ? WITH_BOARD : isOn ? WITH_RUN : WITH_PAD);
    room.setLeastHeight(isOn ? HEIGHT_WITH_RUN : HEIGHT);
    tabs.setRun(isOn);
    replay.setVisible(isOn);
    if (isOn && isShowing()) {
      constraints.update();
      tabs.update();
      replay.update();
    }
    pictures.show(picture, isBoard ? BOARD : problem.isPad() ? PAD : OTHER);
    sides.show(side, isBoard ? BOARD : PAD);
    place.setText(text("own.line", problem.selection().line()));
    header.update();
    footer.update();
    picture.repaint();
  }

  /** Moves the focus to the text. */
  public void begin() {
    textPane.begin();
  }

  /** Moves the focus to the run, whose keys are then active. */
  public void focusRun() {
    replay.controls().get(0).requestFocusInWindow();
  }

  /** Processes newly recorded events; called once per frame while it is displayed. */
  public void follow() {
    tabs.follow();
    replay.follow();
  }

  /** Returns the parts in the order of keyboard traversal. */
  public ImmutableList<Component> regions() {
    return Stream.concat(
            Stream.of(textPane, picture, tabs),
            Stream.concat(replay.controls().stream(), Stream.of(footer, header)))
        .filter(Component::isShowing)
        .collect(toImmutableList());
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_PANEL));
  }

  /** The strip of the solver and of what it can do. */
  private static final class RunStrip extends RaisedStrip {
    RunStrip(Bar bar) {
      super(new BorderLayout(), () -> lines(1, 0));
      add(bar);
    }
  }

  /** The picture of a problem that is no pad and no board: its open variables. */
  private final class OtherPicture extends Canvas {
    private Optional<Reading.Opened> of = Optional.empty();
    private @Nullable Preview preview;

    OtherPicture() {
      super(Token.BG_PANEL);
      setWantedSize(300, 260);
    }

    @Override
    protected void draw(Graphics2D g, int width, int height) {
      if (!problem.opened().equals(of)) {
        of = problem.opened();
        preview = of.map(Previews::open).orElse(null);
      }
      if (preview != null) {
        preview.paint(g, new Rectangle(12, 12, width - 24, height - 24));
      }
    }
  }
}
