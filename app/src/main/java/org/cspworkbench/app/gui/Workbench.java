package org.cspworkbench.app.gui;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.CardLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.beans.PropertyChangeListener;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.JPanel;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.game.Game;
import org.cspworkbench.app.game.SavedGame;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.AnimatePage;
import org.cspworkbench.app.gui.animate.AnimateTransport;
import org.cspworkbench.app.gui.animate.GivensEditor;
import org.cspworkbench.app.gui.animate.NoticeStrip;
import org.cspworkbench.app.gui.compare.CompareModel;
import org.cspworkbench.app.gui.compare.ComparePage;
import org.cspworkbench.app.gui.error.ErrorBar;
import org.cspworkbench.app.gui.error.ProgramErrors;
import org.cspworkbench.app.gui.input.GameEntry;
import org.cspworkbench.app.gui.input.PuzzleEntry;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.keys.KeyBinder;
import org.cspworkbench.app.gui.output.OutputBar;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.OutputModel;
import org.cspworkbench.app.gui.output.PuzzleForms;
import org.cspworkbench.app.gui.play.GameKeeper;
import org.cspworkbench.app.gui.play.GameMaker;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.play.PlayPage;
import org.cspworkbench.app.gui.run.Playback;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.run.Transport;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.start.Example;
import org.cspworkbench.app.gui.start.StartPage;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.SystemTheme;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.gui.widget.Cells;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.paint.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Marks;

/**
 * The window: menus and the name of the puzzle in the title bar, the side bar, and the page that is
 * shown.
 */
final class Workbench {

  private static final Dimension USUAL = new Dimension(1280, 832);
  private static final Dimension LEAST = new Dimension(960, 640);
  private static final int MILLIS_PER_FRAME = 16;

  /** What the window shows. */
  private enum Place {
    START,
    PLAY,
    ANIMATE,
    COMPARE
  }

  private final AnimateModel model;
  private final GivensEditor givens;
  private final ProgramErrors errors;
  private final MenusOnAlt menus;
  private final Regions regions = new Regions(this::regionsHere);
  private final Transport animateTransport;
  private final CompareModel compareModel = new CompareModel();
  private final PlayModel playModel;
  private final GameMaker gameMaker;
  private final JFrame frame = new JFrame(Texts.text("window.title"));
  private final CardLayout pages = new CardLayout();
  private final JPanel page = new JPanel(pages);
  private final SideBar sideBar;
  private final StartPage startPage;
  private final NoticeStrip startNotices;
  private final PlayPage playPage;
  private final AnimatePage animatePage;
  private final ComparePage comparePage;
  private final Timer clock;
  private final Background background = Background.ofWindow();
  private final OutputModel output = new OutputModel(background);
  private final ThemeSwitch themes =
      new ThemeSwitch(background.beside(), background.painting(), SystemTheme::isDark);
  private final Optional<WindowMemory> memory;
  private final PropertyChangeListener themeListener = change -> followTheme();
  private final Speech speech = new Speech();
  private Place place = Place.START;

  /** A window that remembers nothing, and is not yet on the screen. */
  Workbench(AnimateModel model) {
    this(model, Optional.empty(), WindowSettings.USUAL, unlogged());
  }

  /**
   * A window that is not yet on the screen. To be made on the event thread.
   *
   * @param folder where it finds what it was to remember, and remembers it
   * @param settings what was remembered there
   * @param errors what has gone wrong in the program
   */
  Workbench(
      AnimateModel model, Optional<Path> folder, WindowSettings settings, ProgramErrors errors) {
    this.model = model;
    givens = new GivensEditor(model);
    this.errors = errors;
    animateTransport = new AnimateTransport(model);
    playModel = new PlayModel(background, System::nanoTime);
    gameMaker = new GameMaker(playModel, background, System::nanoTime);
    KeyBinder keys = new KeyBinder();
    JMenuBar bar = new Menus(keys::run).bar();
    menus = new MenusOnAlt(frame, bar);
    new WindowCommands(this, model).bindTo(keys);
    new PlayCommands(playModel, this::cells).bindTo(keys);
    sideBar = new SideBar(keys::run);
    startPage =
        new StartPage(
            keys::run, this::open, this::open, this::play, this::continueGame, this::open);
    startNotices = new NoticeStrip(model, model::fault);
    playPage = new PlayPage(playModel, gameMaker, keys::run);
    animatePage = new AnimatePage(model, givens, keys::run);
    comparePage = new ComparePage(compareModel, keys::run);
    clock = new Timer(MILLIS_PER_FRAME, event -> refresh());
    memory =
        folder.map(
            each ->
                new WindowMemory(
                    each, settings, this, fault -> model.open(new Reading.Refused(fault))));
    build(keys, bar);
    memory.ifPresent(WindowMemory::recall);
    model.addListener(startNotices::update);
    model.addListener(this::enablePlaces);
    model.addListener(this::keepFailure);
    model.addListener(this::nameWindow);
    playModel.addListener(this::enablePlaces);
    gameMaker.addListener(this::enablePlaces);
    showStart();
  }

  private static ProgramErrors unlogged() {
    return new ProgramErrors(Optional.empty(), Runnable::run, SwingUtilities::invokeLater);
  }

  private void build(KeyBinder keys, JMenuBar bar) {
    JPanel start =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fill, wrap 1, hidemode 3", "[grow, fill]", "[][grow, fill]"));
    start.add(startNotices);
    start.add(startPage);
    page.add(start, Place.START.name());
    page.add(playPage, Place.PLAY.name());
    page.add(animatePage, Place.ANIMATE.name());
    page.add(comparePage, Place.COMPARE.name());
    JPanel content =
        new JPanel(
            new MigLayout(
                "insets 0, gap 0, fill, hidemode 3", "[][grow, fill]", "[][][grow, fill]"));
    content.add(sideBar, "cell 0 0 1 3, growy, width 72!");
    content.add(new ErrorBar(errors, background.beside()), "cell 1 0, wmin 0");
    content.add(new OutputBar(output), "cell 1 1, wmin 0");
    content.add(page, "cell 1 2, wmin 0, hmin 0");
    frame.setContentPane(content);
    frame.setJMenuBar(bar);
    frame.setFocusTraversalPolicy(regions);
    followTheme();
    UIManager.addPropertyChangeListener(themeListener);
    frame.setIconImages(List.of(Icons.mark(32).getImage(), Icons.mark(64).getImage()));
    frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
    frame.addWindowListener(new Closing());
    frame.setMinimumSize(UIScale.scale(LEAST));
    frame.setSize(UIScale.scale(USUAL));
    frame.setLocationRelativeTo(null);
    keys.bind(frame.getRootPane(), this::isOpen);
  }

  /** Whether the keys of a scope have their meaning now. */
  private boolean isOpen(Scope scope) {
    return switch (scope) {
      case EVERYWHERE -> true;
      case CELLS -> place == Place.PLAY || isEditing();
      case PLAY -> place == Place.PLAY;
      case RUNS -> place == Place.ANIMATE || place == Place.COMPARE;
      case GIVENS -> place == Place.ANIMATE;
      case ANIMATE -> place == Place.ANIMATE && !givens.isOn();
      case TAPE -> isOpen(Scope.RUNS) && !isEditing();
      case COMPARE -> place == Place.COMPARE;
    };
  }

  private boolean isEditing() {
    return place == Place.ANIMATE && givens.isOn();
  }

  /** What the keys of a selected cell act on. */
  private Cells cells() {
    return place == Place.ANIMATE ? givens : playModel;
  }

  /** On a projector there is room for nothing but what is to be seen. */
  private void followTheme() {
    sideBar.setVisible(Theme.current() != Theme.PROJECTOR);
    menus.setHiding(Theme.current() == Theme.PROJECTOR);
    frame
        .getRootPane()
        .putClientProperty(FlatClientProperties.TITLE_BAR_BACKGROUND, Colours.of(Token.BG_WINDOW));
  }

  /** Stops everything when the window closes; looks at the system when one returns to it. */
  private final class Closing extends WindowAdapter {
    @Override
    public void windowActivated(WindowEvent event) {
      themes.askSystem();
    }

    @Override
    public void windowClosed(WindowEvent event) {
      clock.stop();
      menus.close();
      UIManager.removePropertyChangeListener(themeListener);
      model.stop();
      compareModel.stop();
      gameMaker.cancel();
      output.cancel();
      playModel.cancel();
      playModel.setShown(false);
      memory.ifPresent(WindowMemory::close);
    }
  }

  /** The strip of the run tells of it; here it is only logged. */
  private void keepFailure() {
    model.session().flatMap(RunSession::failure).ifPresent(fault -> errors.keep("solver", fault));
  }

  /** A changed puzzle is called so. */
  private void nameWindow() {
    if (place == Place.ANIMATE) {
      model.opened().map(Reading.Opened::title).ifPresent(frame::setTitle);
    }
  }

  private void refresh() {
    model.refresh(System.nanoTime());
    animatePage.follow();
    if (place == Place.COMPARE) {
      compareModel.refresh(System.nanoTime());
    }
    playPage.follow();
    memory.ifPresent(WindowMemory::follow);
  }

  Regions regions() {
    return regions;
  }

  /** The parts of what is shown now, in the order in which the keyboard goes through them. */
  private ImmutableList<Component> regionsHere() {
    ImmutableList.Builder<Component> parts = ImmutableList.builder();
    parts.add(sideBar);
    switch (place) {
      case START -> parts.add(startPage.getComponents());
      case PLAY -> parts.addAll(playPage.regions());
      case ANIMATE -> parts.addAll(animatePage.regions());
      case COMPARE -> parts.add(comparePage.getComponents());
    }
    return parts.add(frame.getContentPane()).build();
  }

  /** Whether all pictures that are made beside the window are there. */
  boolean isDrawn() {
    return startPage.isReady() && animatePage.isReady();
  }

  ProgramErrors errors() {
    return errors;
  }

  void show() {
    frame.setVisible(true);
    startPage.requestFocusInWindow(); // and not whatever comes first
    clock.start();
  }

  /** Saves the game, or the puzzle that is watched. */
  void save() {
    ImmutableList<OutputForm> forms =
        place == Place.PLAY
            ? playModel.game().map(Workbench::formsOf).orElse(ImmutableList.of())
            : sudokuAtHand()
                .map(grid -> PuzzleForms.of(grid, Marks.none(grid.shape()), Optional.empty()))
                .orElse(ImmutableList.of());
    write(forms);
  }

  private static ImmutableList<OutputForm> formsOf(Game game) {
    return PuzzleForms.of(game.sheet().grid(), game.sheet().notes(), Optional.of(game.saved()));
  }

  /** Writes what is seen as a picture; a run as a film too. */
  void exportView() {
    write(
        switch (place) {
          case START -> ImmutableList.of();
          case PLAY -> playPage.outputForms();
          case ANIMATE -> animatePage.outputForms();
          case COMPARE -> comparePage.exports();
        });
  }

  private void write(ImmutableList<OutputForm> forms) {
    if (!forms.isEmpty()) {
      OutputDialog.open(frame, forms, output);
    }
  }

  /** The Sudoku that is played or watched, with what is filled in. */
  Optional<Grid> sudokuAtHand() {
    return place == Place.PLAY
        ? playModel.game().map(game -> game.sheet().grid())
        : openedSudoku().map(opened -> ((Problem.Sudoku) opened.problem()).grid());
  }

  void showSettings() {
    SettingsPanel.open(frame.getRootPane(), themes, playModel, speech);
  }

  OutputModel output() {
    return output;
  }

  ThemeSwitch themes() {
    return themes;
  }

  Speech speech() {
    return speech;
  }

  Background background() {
    return background;
  }

  JFrame frame() {
    return frame;
  }

  AnimateModel model() {
    return model;
  }

  /** Lets a note be written to a bookmark where the viewer stands. */
  void writeNote() {
    animatePage.writeNote();
  }

  /** Puts the cursor onto the puzzle that is watched, with the keyboard; or takes it away. */
  void editGivens() {
    givens.switchOnOrOff();
    animatePage.focusBoard();
  }

  /** The cursor on the puzzle that is watched. */
  GivensEditor givens() {
    return givens;
  }

  PlayModel playModel() {
    return playModel;
  }

  GameMaker gameMaker() {
    return gameMaker;
  }

  /** What the keys of a tape act on. */
  Transport transport() {
    return place == Place.COMPARE ? compareModel.playback() : animateTransport;
  }

  CompareModel compareModel() {
    return compareModel;
  }

  /** Whether solvers are compared. */
  boolean isAtCompare() {
    return place == Place.COMPARE;
  }

  /** Whether the start page is shown. */
  boolean isAtStart() {
    return place == Place.START;
  }

  /** Whether a person plays. */
  boolean isAtPlay() {
    return place == Place.PLAY;
  }

  private void show(Place newPlace, String title) {
    place = newPlace;
    pages.show(page, place.name());
    frame.setTitle(title);
    playModel.setShown(place == Place.PLAY);
  }

  private void enablePlaces() {
    boolean canPlay =
        playModel.game().isPresent()
            || playModel.work().isPresent()
            || gameMaker.isMaking()
            || openedSudoku().isPresent();
    sideBar.enable(canPlay, model.opened().isPresent() || playModel.game().isPresent());
  }

  void showStart() {
    show(Place.START, Texts.text("window.title"));
    startPage.showCards();
    startPage.showGame(gameInProgress());
    sideBar.showStart();
    startPage.requestFocusInWindow();
  }

  void showTyping() {
    showStart();
    startPage.showTyping();
  }

  /** Goes to where a person plays; with the puzzle at hand, unless a game is being played. */
  void showPlay() {
    openedSudoku().filter(opened -> !isGameAtHand(opened)).ifPresent(this::play);
    if (playModel.game().isPresent() || playModel.work().isPresent() || gameMaker.isMaking()) {
      show(Place.PLAY, gameTitle());
      sideBar.showPlay();
      playPage.focusBoard();
    }
  }

  /** The game that is being played, or the one that was kept. */
  private Optional<SavedGame> gameInProgress() {
    return GameKeeper.inProgress(playModel).or(playModel::offered);
  }

  /** Shows the files that were worked on last. */
  void showRecent(RecentFiles recent) {
    startPage.showRecent(recent);
  }

  /** Shows anew whether there is a game to go on with. */
  void showGameInProgress() {
    startPage.showGame(gameInProgress());
  }

  private void continueGame() {
    if (GameKeeper.inProgress(playModel).isEmpty()) {
      playModel.continueOffered();
    }
    showGame();
  }

  private void showGame() {
    show(Place.PLAY, gameTitle());
    sideBar.showPlay();
    playPage.hideForm();
  }

  /** Goes on with a game. */
  void play(SavedGame saved) {
    playModel.begin(saved);
    show(Place.PLAY, saved.terms().title());
    sideBar.showPlay();
    playPage.hideForm();
  }

  private String gameTitle() {
    return playModel
        .game()
        .map(game -> game.terms().title())
        .orElseGet(() -> Texts.text("window.title"));
  }

  /** Shows the form for a new game. */
  void showNewGame() {
    show(Place.PLAY, gameTitle());
    sideBar.showPlay();
    playPage.showForm();
  }

  /** Begins a game with a puzzle that somebody has handed in. */
  void play(Reading.Opened opened) {
    if (opened.problem() instanceof Problem.Sudoku sudoku) {
      playModel.begin(sudoku.grid(), gameMaker.wish().terms(opened.title()));
      show(Place.PLAY, opened.title());
      sideBar.showPlay();
      playPage.hideForm();
    }
  }

  /** Closes what is open where a person plays, or ends what is being worked out. */
  void escapePlay() {
    if (gameMaker.isMaking()) {
      gameMaker.cancel();
    } else if (playPage.showsForm()) {
      playPage.hideForm();
    } else {
      gameMaker.dismiss();
      playModel.dismiss();
    }
  }

  private Optional<Reading.Opened> openedSudoku() {
    return model.opened().filter(opened -> opened.problem() instanceof Problem.Sudoku);
  }

  /** Whether the game is of this puzzle, or has got so far that it is not to be given up for it. */
  private boolean isGameAtHand(Reading.Opened opened) {
    return playModel.work().isPresent()
        || gameMaker.isMaking()
        || playModel
            .game()
            .filter(game -> game.canUndo() || puzzle(game).equals(opened.problem()))
            .isPresent();
  }

  private static Problem.Sudoku puzzle(Game game) {
    return Problem.Sudoku.of(game.sheet().grid().givens());
  }

  /** Goes to where a solver is watched; with the puzzle at hand. */
  void showAnimate() {
    if (place == Place.PLAY) {
      playModel.game().ifPresent(this::watch);
    }
    model
        .opened()
        .ifPresent(
            opened -> {
              show(Place.ANIMATE, opened.title());
              sideBar.showAnimate();
              animatePage.focusBoard();
            });
  }

  /** Goes to where solvers are compared; with the puzzle at hand. */
  void showCompare() {
    if (place == Place.PLAY) {
      playModel.game().ifPresent(this::watch);
    }
    model
        .opened()
        .ifPresent(
            opened -> {
              model.playback().ifPresent(Playback::pause);
              compareModel.open(opened);
              show(Place.COMPARE, opened.title());
              sideBar.showCompare();
              comparePage.focusBoard();
            });
  }

  private void watch(Game game) {
    Problem.Sudoku puzzle = puzzle(game);
    boolean isOpened = model.opened().filter(at -> at.problem().equals(puzzle)).isPresent();
    if (!isOpened) {
      model.open(new Reading.Opened(game.terms().title(), puzzle, Optional.empty()));
    }
  }

  /** Reads a file beside the window, which stays alive however slow the disk is. */
  void open(Path file) {
    Thread reader =
        new Thread(
            () -> {
              Optional<SavedGame> game = GameEntry.ofFile(file);
              if (game.isPresent()) {
                SwingUtilities.invokeLater(
                    () -> {
                      play(game.get());
                      remember(game.get().terms().title(), file);
                    });
              } else {
                Reading reading = PuzzleEntry.ofFile(file);
                SwingUtilities.invokeLater(
                    () -> {
                      open(reading);
                      if (reading instanceof Reading.Opened opened) {
                        remember(opened.title(), file);
                      }
                    });
              }
            },
            "file reader");
    reader.setDaemon(true);
    reader.start();
  }

  private void remember(String title, Path file) {
    memory.ifPresent(each -> each.remember(title, file));
  }

  private void open(Example example) {
    model.prefer(SolverCatalog.find(example.solver()).orElseThrow());
    open(example.open());
  }

  /** Takes over what somebody has handed in: to be played where one plays, else to be watched. */
  void open(Reading reading) {
    if (place == Place.PLAY
        && reading instanceof Reading.Opened opened
        && opened.problem() instanceof Problem.Sudoku) {
      play(opened);
      return;
    }
    model.open(reading);
    if (reading instanceof Reading.Opened && place == Place.COMPARE) {
      showCompare();
    } else if (reading instanceof Reading.Opened) {
      place = Place.ANIMATE; // or the game would be watched
      showAnimate();
    }
  }
}
