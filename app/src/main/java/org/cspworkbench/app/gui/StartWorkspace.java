package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.CardLayout;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.problem.OwnProblemPage;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.start.ImageFormModel;
import org.cspworkbench.app.gui.start.StartPage;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateTransport;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.ReplayBindings;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.explore.ExploreModel;
import org.cspworkbench.viewer.lesson.LessonProgress;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.OwnBoardModel;
import org.cspworkbench.viewer.problem.OwnProblem;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.start.ProblemTarget;
import org.cspworkbench.viewer.workspace.OwnRun;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/** The workspace of the start page. */
final class StartWorkspace implements Workspace {

  private static final String START = "start";
  private static final String OWN = "own";

  private final AnimateModel model;
  private final ExploreModel explored;
  private final SharedProblem shared;
  private final Opener opener;
  private final ImageFormModel image;
  private final Commands commands;
  private final LessonProgress lessons;
  private final ProblemFormModel gallery = new ProblemFormModel();
  private final Bindings bindings = new Bindings();
  private final Bindings replaying = new Bindings(); // while the run on the own problem is shown
  private RecentFiles recent = RecentFiles.NONE;
  private final CardLayout layout = new CardLayout();
  private final JPanel pages = new JPanel(layout);
  private final OwnProblem problem;
  private final OwnRun run;
  private final Background background;
  private @Nullable StartPage page;
  private @Nullable OwnProblemPage own;
  private boolean isOwn; // that page is shown
  private boolean isShown; // this workspace
  private String handed = ""; // the text that was opened elsewhere last

  /**
   * Creates the workspace.
   *
   * @param explored the tree of the run that may be in progress
   * @param opener opens what is selected on the page
   * @param image the form for a new image of tiles
   * @param lessons how far lessons were read
   * @param background reads one's own problem
   */
  StartWorkspace(
      ExploreModel explored,
      SharedProblem shared,
      Opener opener,
      ImageFormModel image,
      Commands commands,
      LessonProgress lessons,
      Background background) {
    this.model = explored.runs();
    this.shared = shared;
    this.opener = opener;
    this.image = image;
    this.commands = commands;
    this.lessons = lessons;
    this.background = background;
    this.explored = explored;
    this.problem = new OwnProblem(background);
    this.run = new OwnRun(problem, model, shared);
    ReplayBindings.bind(replaying, new AnimateTransport(model), model.marks());
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(WindowCommands.START_PAGE, text("workspace.start"), "home");
  }

  @Override
  public Bindings bindings() {
    return isRunShown() ? replaying : bindings;
  }

  @Override
  public ImmutableSet<KeyScope> openScopes() {
    return isRunShown()
        ? ImmutableSet.of(KeyScope.REPLAY, KeyScope.STEPS, KeyScope.RUNS)
        : ImmutableSet.of();
  }

  @Override
  public JComponent page() {
    if (pages.getComponentCount() == 0) {
      pages.add(startPage(), START);
    }
    return pages;
  }

  private OwnProblemPage ownPage() {
    if (own == null) {
      OwnBoardModel board = new OwnBoardModel(problem, background);
      own =
          new OwnProblemPage(
              problem,
              board,
              run,
              explored,
              commands,
              this::run,
              stated -> opener.play(stated, handedOut()));
      pages.add(own, OWN);
    }
    return own;
  }

  /** Runs the solver on the problem in its own picture if it has one, or opens it elsewhere. */
  private void run(Reading.Opened stated, ProblemTarget target) {
    boolean isWatched = target == ProblemTarget.ANIMATE || target == ProblemTarget.STEPS;
    if (isWatched && problem.isPad()) {
      opener.keep(stated, handedOut());
      run.begin(stated, target == ProblemTarget.STEPS);
      ownPage().focusRun();
    } else {
      opener.open(stated, handedOut(), target);
    }
  }

  /** Returns the text of the problem that is opened elsewhere from now on. */
  private String handedOut() {
    handed = problem.text();
    return handed;
  }

  private StartPage startPage() {
    if (page == null) {
      page =
          new StartPage(
              commands,
              opener::open,
              opener::open,
              this::edit,
              opener::continueGame,
              opener::open,
              image,
              opener::openImage,
              gallery,
              opener::open);
      page.showRecent(recent);
      page.showGame(opener.gameInProgress());
      page.showLessons(lessons.results());
    }
    return page;
  }

  /** Shows one's own problem: the one that runs, if it has a text that was not shown yet. */
  void showOwn() {
    String wanted = textOfRun();
    if (!wanted.equals(handed)) {
      handed = wanted;
      problem.open(wanted);
    } else if (problem.isEmpty()) {
      model.prefer(SolverCatalog.find("mac").orElseThrow());
    }
    showPage();
  }

  /** Shows a text as one's own problem. */
  private void edit(String text) {
    handed = textOfRun();
    problem.open(text);
    showPage();
  }

  /** Returns the text in which the current problem is stated, or the last one if there is none. */
  private String textOfRun() {
    return model
        .opened()
        .filter(opened -> !(opened.problem() instanceof Problem.Sudoku))
        .flatMap(OwnProblem::textOf)
        .orElse(handed);
  }

  private void showPage() {
    isOwn = true;
    page();
    ownPage();
    layout.show(pages, OWN);
    ownPage().begin();
  }

  /** Returns whether the run on one's own problem is displayed. */
  private boolean isRunShown() {
    return isShown && isOwn && problem.isPad() && run.isOn();
  }

  @Override
  public void leave() {
    isShown = false;
  }

  @Override
  public void follow(long now) {
    if (isRunShown()) {
      run.follow(now);
      handed = textOfRun();
      ownPage().follow();
    }
  }

  /** Returns the problem that a person states. */
  OwnProblem own() {
    return problem;
  }

  /** Opens a problem as one's own where that is shown, if it can be stated as a text. */
  @Override
  public boolean open(Reading.Opened opened) {
    Optional<String> text = OwnProblem.textOf(opened);
    if (isOwn) {
      text.ifPresent(problem::open);
    }
    return isOwn && text.isPresent();
  }

  private void showStart() {
    isOwn = false;
    layout.show(pages, START);
  }

  /** Shows the form for a new image of tiles. */
  void showImage() {
    showStart();
    startPage().showImage();
  }

  /** Shows the form for a problem of the gallery. */
  void showProblem() {
    showStart();
    startPage().showProblem();
  }

  /** Updates the game that can be continued. */
  void showGame() {
    if (page != null) {
      page.showGame(opener.gameInProgress());
    }
  }

  /** Returns the recent files, the latest first. */
  RecentFiles recent() {
    return recent;
  }

  /** Shows the recent files. */
  void showRecent(RecentFiles files) {
    recent = files;
    if (page != null) {
      page.showRecent(files);
    }
  }

  @Override
  public boolean isDrawn() {
    return page == null || page.isReady();
  }

  @Override
  public String title() {
    return isOwn
        ? problem.opened().map(Reading.Opened::title).orElseGet(() -> text("own.title"))
        : text("window.title");
  }

  @Override
  public boolean isReady() {
    return true;
  }

  @Override
  public Optional<Grid> sudoku() {
    return shared.sudoku();
  }

  @Override
  public ImmutableList<OutputForm> saves() {
    return isOwn
        ? ImmutableList.of(OutputForm.ofText(text("own.form"), "csp", problem::text))
        : shared.saves();
  }

  @Override
  public void takeOver() {
    if (page != null) {
      showStart();
      page.showCards();
    }
  }

  @Override
  public void enter() {
    isShown = true;
    showGame();
    if (page != null) {
      page.showLessons(lessons.results());
    }
  }

  @Override
  public void focus() {
    if (isOwn) {
      ownPage().begin();
    } else {
      startPage().requestFocusInWindow();
    }
  }

  @Override
  public ImmutableList<Component> regions() {
    return isOwn ? ownPage().regions() : ImmutableList.copyOf(startPage().getComponents());
  }

  @Override
  public void escape() {
    if (image.loading().isPresent()) {
      image.cancelReading();
    } else if (isOwn) {
      takeOver();
      focus();
    } else if (page != null && page.leaveForm()) {
      focus();
    } else {
      model.stop();
    }
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return ImmutableList.of();
  }
}
