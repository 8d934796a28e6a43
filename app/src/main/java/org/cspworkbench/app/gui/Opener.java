package org.cspworkbench.app.gui;

import static java.util.Objects.requireNonNull;

import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.play.GameKeeper;
import org.cspworkbench.app.gui.start.ImageFormModel;
import org.cspworkbench.app.input.TileDocument;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.lesson.LessonRun;
import org.cspworkbench.presentation.lesson.LessonView;
import org.cspworkbench.presentation.lesson.Scene;
import org.cspworkbench.presentation.lesson.ShippedLecture;
import org.cspworkbench.presentation.lesson.ShippedLesson;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.PencilMarks;
import org.cspworkbench.sudoku.format.PuzzleFormat;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.explore.ExploreCommands;
import org.cspworkbench.viewer.lesson.OpenedLecture;
import org.cspworkbench.viewer.lesson.OpenedLesson;
import org.cspworkbench.viewer.lesson.TaughtLesson;
import org.cspworkbench.viewer.play.PlayCommands;
import org.cspworkbench.viewer.play.PlayModel;
import org.cspworkbench.viewer.problem.ColouringForm;
import org.cspworkbench.viewer.problem.PuzzleEntry;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.problem.TermRun;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.start.Example;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.start.ProblemTarget;
import org.cspworkbench.viewer.workspace.CommandSearch;
import org.cspworkbench.viewer.workspace.LessonViews;
import org.cspworkbench.viewer.workspace.SceneBranches;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.jspecify.annotations.Nullable;

/**
 * Opens files, puzzles, games and lessons, each in its workspace. The result of a slow read is not
 * displayed if something else has been opened in the meantime; the file is still added to the
 * recent files.
 *
 * <p>Used on the event thread.
 */
final class Opener implements CommandSearch.Targets {

  private final AnimateModel watched;
  private final PlayModel played;
  private final SharedProblem shared;
  private final PlayWorkspace play;
  private final Workspace animate;
  private final LessonViews views;
  private final SceneBranches branches;
  private final Workspaces workspaces;
  private final Background background;
  private Consumer<OpenedLecture> lectures = lecture -> {};
  private Consumer<ColouringForm> questions = form -> open(form.reading());
  private RecentList recent = RecentList.FORGOTTEN;
  private @Nullable ImageFormModel image;
  private Runnable showImage = () -> {};
  private int opened; // the number of requests so far

  /**
   * Creates an opener.
   *
   * @param watched displays lessons and runs of solvers
   * @param played plays games
   * @param animate displays problems that the displayed workspace does not accept
   * @param views arranges the workspaces for lessons
   * @param branches keeps what an audience has chosen in a scene
   */
  Opener(
      AnimateModel watched,
      PlayModel played,
      SharedProblem shared,
      PlayWorkspace play,
      Workspace animate,
      LessonViews views,
      SceneBranches branches,
      Workspaces workspaces,
      Background background) {
    this.watched = watched;
    this.played = played;
    this.shared = shared;
    this.play = play;
    this.animate = animate;
    this.views = views;
    this.branches = branches;
    this.workspaces = workspaces;
    this.background = background;
  }

  /** Sets the list that records what is opened. */
  void rememberIn(RecentList newRecent) {
    recent = newRecent;
  }

  /** Sets what begins the lectures that are read from files. */
  void beginLecturesBy(Consumer<OpenedLecture> newLectures) {
    lectures =
        lecture -> {
          branches.begin();
          newLectures.accept(lecture);
        };
  }

  /**
   * Sets the form for images of tiles, which files of tiles fill.
   *
   * @param show shows the form
   */
  void readImagesInto(ImageFormModel form, Runnable show) {
    image = form;
    showImage = show;
  }

  /** Sets what asks for the number of colours of a graph, which is as usual until then. */
  void askForColoursBy(Consumer<ColouringForm> newQuestions) {
    questions = newQuestions;
  }

  /** Opens the image that the form specifies, with its solver and seed. */
  void openImage(Reading reading) {
    ImageFormModel form = requireNonNull(image);
    if (reading instanceof Reading.Opened problem) {
      form.written().ifPresent(written -> recent.opened(problem.title(), written));
      form.file().ifPresent(file -> recent.opened(problem.title(), file));
      watched.prefer(form.solver());
      watched.options().setSeed(Long.toString(form.seed()));
    }
    open(reading);
  }

  /** Fills the form for images of tiles from a file, and shows it. */
  private void fill(TileDocument document) {
    if (image != null) {
      image.open(document);
      showImage.run();
    }
  }

  /** Reads a file and opens its content. */
  void open(Path file) {
    int number = ++opened;
    new BackgroundReader(
            unlessLate(number, this::play),
            unlessLate(number, this::teach),
            unlessLate(number, lectures),
            unlessLate(number, this::open),
            unlessLate(number, this::fill),
            unlessLate(number, questions),
            (title, read) -> recent.opened(title, read))
        .open(file);
  }

  /**
   * Returns a consumer that passes a value to {@code then}, unless there has been a request after
   * request {@code number}.
   */
  private <T> Consumer<T> unlessLate(int number, Consumer<T> then) {
    return read -> {
      if (number == opened) {
        then.accept(read);
      }
    };
  }

  /** Opens an example and selects the solver that it was made for. */
  void open(Example example) {
    watched.prefer(SolverCatalog.find(example.solver()).orElseThrow());
    open(example.open());
  }

  /** Opens the problem of a form in a workspace, with a solver that shows it well. */
  @Override
  public void open(ProblemFormModel form, ProblemTarget target) {
    if (form.request().reading() instanceof Reading.Opened problem) {
      watched.prefer(SolverCatalog.find(form.solver()).orElseThrow());
      open(problem, form.usage(), target);
    }
  }

  /** Opens a problem that {@code content} states in a workspace, with the solver as it is. */
  void open(Reading.Opened problem, String content, ProblemTarget target) {
    keep(problem, content);
    switch (target) {
      case ANIMATE -> animate(problem);
      case STEPS -> {
        animate(problem);
        watched.stay();
      }
      case COMPARE -> holdAndGo(problem, CompareCommands.COMPARE);
      case EXPLORE -> holdAndGo(problem, ExploreCommands.EXPLORE);
    }
  }

  /** Adds a problem that is run where it is stated to the recent ones. */
  void keep(Reading.Opened problem, String content) {
    opened++;
    recent.opened(problem.title(), content);
  }

  private void animate(Reading.Opened problem) {
    animate.open(problem);
    display(animate);
  }

  private void holdAndGo(Reading.Opened problem, Command workspace) {
    shared.open(problem);
    workspaces.goTo(workspace);
  }

  /** Runs a solver on the current problem, and displays its run. */
  @Override
  public void run(Solver solver) {
    workspaces.goTo(AnimateCommands.ANIMATE);
    watched.choose(solver);
  }

  /** Opens the run in which a term can be seen. */
  void open(Term term) {
    watched.prefer(TermRun.solver(term));
    Reading.Opened problem = TermRun.opened(term);
    opened++;
    animate(problem);
  }

  /** Runs the solvers of a lesson in the background, then shows it. */
  @Override
  public void open(ShippedLesson lesson) {
    int number = ++opened;
    background.run(
        () -> BackgroundReader.taught(OpenedLesson.of(lesson)), unlessLate(number, this::teach));
  }

  /** Shows a lesson from its introduction, in its own view. */
  void teach(TaughtLesson lesson) {
    teach(lesson, lesson.opened().lesson().view(), 0);
  }

  /**
   * Shows a lesson.
   *
   * @param view what is visible; empty to leave everything as it is
   * @param stop the stop at which the lesson opens; 0 for its introduction
   */
  void teach(TaughtLesson lesson, Optional<LessonView> view, int stop) {
    opened++;
    views.restore();
    shared.open(lesson, view, stop);
    view.ifPresent(each -> views.apply(each, watched.lesson()::isOpen));
    Workspace target = view.map(LessonViews::workspace).map(workspaces::at).orElse(animate);
    target.takeOver();
    workspaces.show(target);
    workspaces.focus();
  }

  /** Begins a lecture that is included in the program. */
  @Override
  public void open(ShippedLecture lecture) {
    int number = ++opened;
    background.run(() -> OpenedLecture.of(lecture), unlessLate(number, lectures));
  }

  /** Shows a scene of a lecture, in its own view. */
  void show(OpenedLecture lecture, Scene scene) {
    int number = ++opened;
    String title = scene.title(Locale.getDefault());
    Scene.Content content = scene.content();
    branches.leaveFor(scene);
    if (content instanceof Scene.Content.OfLesson shown) {
      background.run(
          () -> BackgroundReader.taught(lecture.lesson(shown)),
          unlessLate(
              number,
              taught -> {
                teach(taught, scene.view(), shown.stop());
                branches.enter(scene);
              }));
    } else if (content instanceof Scene.Content.OfGame shown) {
      views.restore();
      played.setView(played.view().with(PlayCommands.CANDIDATES, false));
      play.showGame();
      play(new Reading.Opened(title, shown.puzzle(), Optional.empty()));
      branches.enter(scene);
    } else if (content instanceof Scene.Content.OfRun shown) {
      LessonRun run = shown.run();
      Reading.Opened problem = new Reading.Opened(title, run.problem(), Optional.empty());
      views.restore();
      shared.prepare(
          problem,
          RunRequest.of(run.solver(), run.problem(), run.settings()).withDetail(run.detail()));
      arrange(problem, scene);
      if (workspaces.shown().equals(animate)) {
        watched.perform(); // a tree is studied at rest
      }
      branches.enter(scene);
    } else if (content instanceof Scene.Content.OfComparison shown) {
      Reading.Opened problem = new Reading.Opened(title, shown.problem(), Optional.empty());
      views.restore();
      shared.open(problem);
      arrange(problem, scene);
      branches.enter(scene);
    }
  }

  /** Shows the current problem in the view of a scene, as long as it is current. */
  private void arrange(Reading.Opened problem, Scene scene) {
    LessonView view = scene.view().orElse(LessonView.USUAL);
    views.apply(view, () -> watched.opened().equals(Optional.of(problem)));
    Workspace target = workspaces.at(LessonViews.workspace(view));
    target.takeOver();
    display(target);
  }

  /**
   * Opens a pasted text. On the start page, a puzzle is played, and another problem is run by a
   * solver that shows it well.
   */
  void paste(String content) {
    Reading reading = kept(PuzzleEntry.ofClipboard(content), content);
    if (workspaces.isAt(WindowCommands.START_PAGE)
        && reading instanceof Reading.Opened puzzle
        && !workspaces.shown().open(puzzle)) {
      start(puzzle);
    } else if (!workspaces.isAt(WindowCommands.START_PAGE) || reading instanceof Reading.Refused) {
      open(reading);
    }
  }

  private void start(Reading.Opened problem) {
    if (problem.problem() instanceof Problem.Sudoku) {
      play(problem);
    } else {
      watched.prefer(SolverCatalog.find("mac").orElseThrow());
      opened++;
      animate(problem);
    }
  }

  /** Starts a game with a Sudoku that {@code content} states. */
  void play(Reading.Opened puzzle, String content) {
    recent.opened(puzzle.title(), content);
    play(puzzle);
  }

  /** Keeps a Sudoku whose givens were changed in the window, and which is in no file. */
  void keepChanged(Reading.Opened changed) {
    if (changed.problem() instanceof Problem.Sudoku sudoku) {
      Grid grid = sudoku.grid();
      Stream.of(PuzzleFormat.LINE, PuzzleFormat.JSON)
          .map(PuzzleFormat::writer)
          .filter(writer -> writer.canWrite(grid.shape()))
          .findFirst()
          .map(writer -> writer.write(grid, PencilMarks.none(grid.shape())))
          .ifPresent(content -> recent.opened(changed.title(), content));
    }
  }

  private Reading kept(Reading reading, String content) {
    if (reading instanceof Reading.Opened puzzle) {
      recent.opened(puzzle.title(), content);
    }
    return reading;
  }

  /** Opens a puzzle in the displayed workspace if that accepts it, else in Animate. */
  void open(Reading reading) {
    if (reading instanceof Reading.Opened puzzle) {
      opened++;
      if (workspaces.shown().open(puzzle)) {
        display(workspaces.shown());
      } else {
        animate(puzzle);
      }
    } else {
      shared.open(reading);
    }
  }

  /** Starts a game with a puzzle. */
  void play(Reading.Opened puzzle) {
    opened++;
    play.open(puzzle);
    display(play);
  }

  /** Continues a saved game. */
  void play(SavedGame saved) {
    opened++;
    played.begin(saved);
    showGame();
  }

  /**
   * Returns the game in progress, else the game about to begin, else the saved game of an earlier
   * session.
   */
  Optional<SavedGame> gameInProgress() {
    return GameKeeper.inProgress(played)
        .or(played.others()::beginning)
        .or(played.others()::offered);
  }

  /** Continues the game in progress. */
  void continueGame() {
    opened++;
    shared.goOn();
    showGame();
  }

  private void showGame() {
    play.showGame();
    display(play);
  }

  private void display(Workspace workspace) {
    workspaces.show(workspace);
    workspaces.focus();
  }
}
