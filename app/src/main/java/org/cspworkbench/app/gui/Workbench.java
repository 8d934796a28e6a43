package org.cspworkbench.app.gui;

import com.formdev.flatlaf.FlatClientProperties;
import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.beans.PropertyChangeListener;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.UIManager;
import org.cspworkbench.app.gui.animate.AnimateModel;
import org.cspworkbench.app.gui.animate.GivensEditor;
import org.cspworkbench.app.gui.animate.NoticeStrip;
import org.cspworkbench.app.gui.animate.TapeMarks;
import org.cspworkbench.app.gui.compare.CompareModel;
import org.cspworkbench.app.gui.error.ErrorBar;
import org.cspworkbench.app.gui.error.ProgramErrors;
import org.cspworkbench.app.gui.exercise.TurnModel;
import org.cspworkbench.app.gui.explore.ExploreModel;
import org.cspworkbench.app.gui.explore.decide.DecideModel;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.keys.KeyBinder;
import org.cspworkbench.app.gui.output.FileTitle;
import org.cspworkbench.app.gui.output.OutputBar;
import org.cspworkbench.app.gui.output.OutputModel;
import org.cspworkbench.app.gui.play.GameMaker;
import org.cspworkbench.app.gui.play.PlayModel;
import org.cspworkbench.app.gui.run.RunMarks;
import org.cspworkbench.app.gui.run.RunSession;
import org.cspworkbench.app.gui.run.Transport;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.start.StartPage;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.SystemTheme;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.app.gui.widget.Cells;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.app.lesson.ShippedLesson;
import org.cspworkbench.presentation.paint.Token;
import org.cspworkbench.sudoku.Grid;

/**
 * The window: menus and the name of the puzzle in the title bar, the side bar, and the workspace
 * that is shown.
 */
final class Workbench {

  private static final int MILLIS_PER_FRAME = 16;

  private final AnimateModel model;
  private final Desk desk;
  private final StartPage startPage;
  private final StartWorkspace start;
  private final Workspaces workspaces;
  private final Arrivals arrivals;
  private final AnimateWorkspace animate;
  private final WindowStage stage;

  private final ProgramErrors errors;
  private final MenusOnAlt menus;
  private final FocusInSight focusInSight = new FocusInSight();
  private final Regions regions = new Regions(this::regionsHere);
  private final JFrame frame = new JFrame(Texts.text("window.title"));
  private final WindowSize size = new WindowSize(frame);
  private final FullScreen fullScreen = new FullScreen(frame);

  /** Why what was handed in is not opened, wherever one is. */
  private final NoticeStrip faults;

  private final SideBar sideBar;
  private final Timer clock = new Timer(MILLIS_PER_FRAME, event -> refresh());
  private final Background background = Background.ofWindow();
  private final OutputModel output = new OutputModel(background);
  private final ThemeSwitch themes =
      new ThemeSwitch(background.beside(), background.painting(), SystemTheme::isDark);
  private final Optional<WindowMemory> memory;
  private final PropertyChangeListener themeListener = change -> followTheme();
  private final Speech speech = new Speech();
  private Runnable whenClosed = () -> {};

  /** A window that remembers nothing, and is not yet on the screen. */
  Workbench(AnimateModel model, CompareModel compareModel) {
    this(model, compareModel, Optional.empty(), WindowSettings.USUAL, unlogged());
  }

  /**
   * A window that is not yet on the screen. To be made on the event thread.
   *
   * @param model the run
   * @param compareModel the runs that are compared
   * @param folder where it finds what it was to remember, and remembers it
   * @param settings what was remembered there
   * @param errors what has gone wrong in the program
   */
  Workbench(
      AnimateModel model,
      CompareModel compareModel,
      Optional<Path> folder,
      WindowSettings settings,
      ProgramErrors errors) {
    this.model = model;
    faults = new NoticeStrip(model, model::fault);
    this.errors = errors;
    KeyBinder keys = new KeyBinder();
    JMenuBar bar = new Menus(keys::run).bar();
    menus = new MenusOnAlt(frame, bar);
    sideBar = new SideBar(keys::run);
    stage = new WindowStage(sideBar, frame::setTitle);
    desk = new Desk(model, compareModel, background, stage, keys::run, new Remembered());
    workspaces = desk.workspaces();
    arrivals = desk.arrivals();
    animate = desk.animate();
    startPage =
        new StartPage(
            keys::run,
            arrivals::open,
            arrivals::open,
            arrivals::watchTyped,
            arrivals::playTyped,
            arrivals::continueGame,
            arrivals::open);
    start = new StartWorkspace(startPage, model, desk.shared(), arrivals::gameInProgress);
    workspaces.add(Command.START_PAGE, start);
    workspaces.bindTo(keys);
    workspaces.whenLeft(output::withdrawQuestion);
    new WindowCommands(this, model).bindTo(keys);
    new PlayCommands(desk.playModel(), this::cells).bindTo(keys);
    new ExploreCommands(desk.exploreModel(), desk.explore()::take).bindTo(keys);
    memory =
        folder.map(
            each ->
                new WindowMemory(
                    each, settings, this, fault -> model.open(new Reading.Refused(fault))));
    build(keys, bar);
    memory.ifPresent(WindowMemory::recall);
    model.addListener(this::keepFailure);
    model.addListener(faults::update);
    workspaces.enable();
    workspaces.goTo(Command.START_PAGE);
  }

  private static ProgramErrors unlogged() {
    return new ProgramErrors(Optional.empty(), Runnable::run, SwingUtilities::invokeLater);
  }

  private void build(KeyBinder keys, JMenuBar bar) {
    List<JComponent> strips =
        List.of(
            new ErrorBar(errors, background.beside()), new OutputBar(output), fullScreen, faults);
    frame.setContentPane(new WindowContent(sideBar, strips, stage.page()));
    frame.setJMenuBar(bar);
    frame.setFocusTraversalPolicy(regions);
    frame.getRootPane().setTransferHandler(new FileDrop(arrivals::open));
    followTheme();
    UIManager.addPropertyChangeListener(themeListener);
    frame.setIconImages(List.of(Icons.markPicture(32), Icons.markPicture(64)));
    frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
    frame.addWindowListener(new Closing());
    keys.bind(frame.getRootPane(), this::isOpen);
  }

  /** Whether the keys of a scope have their meaning now. */
  private boolean isOpen(Scope scope) {
    return scope == Scope.EVERYWHERE
        || (!Popover.isOpen(frame.getRootPane()) && workspaces.shown().isOpen(scope));
  }

  /** What the keys of a selected cell act on. */
  private Cells cells() {
    return isAt(Command.ANIMATE) ? desk.givens() : desk.playModel();
  }

  /** On a projector there is room for nothing but what is to be seen. */
  private void followTheme() {
    boolean isProjected = Theme.current() == Theme.PROJECTOR;
    sideBar.setVisible(!isProjected);
    menus.setHiding(isProjected);
    if (!isProjected) {
      fullScreen.withdraw();
    }
    frame
        .getRootPane()
        .putClientProperty(FlatClientProperties.TITLE_BAR_BACKGROUND, Colours.of(Token.BG_WINDOW));
  }

  /** Goes to the theme for a projector, where the whole screen is of use; or back. */
  void projectorOrBack() {
    themes.projectorOrBack();
    if (Theme.current() == Theme.PROJECTOR) {
      fullScreen.offer();
    }
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
      focusInSight.close();
      UIManager.removePropertyChangeListener(themeListener);
      size.close();
      workspaces.close();
      output.cancel();
      memory.ifPresentOrElse(each -> each.close(whenClosed), whenClosed);
    }
  }

  /** The strip of the run tells of it; here it is only logged. */
  private void keepFailure() {
    model.session().flatMap(RunSession::failure).ifPresent(fault -> errors.keep("solver", fault));
  }

  private void refresh() {
    long now = System.nanoTime();
    workspaces.follow(now);
    memory.ifPresent(WindowMemory::follow);
  }

  /** Runs {@code action} once the window is closed and everything is kept. */
  void whenClosed(Runnable action) {
    whenClosed = action;
  }

  Regions regions() {
    return regions;
  }

  /** The parts of what is shown now, in the order in which the keyboard goes through them. */
  private ImmutableList<Component> regionsHere() {
    if (Popover.isOpen(frame.getRootPane())) {
      return ImmutableList.of(); // it keeps the keyboard
    }
    return ImmutableList.<Component>builder()
        .add(sideBar)
        .addAll(workspaces.shown().regions())
        .add(frame.getContentPane())
        .build();
  }

  /** Whether all pictures that are made beside the window are there. */
  boolean isDrawn() {
    return startPage.isReady() && animate.isDrawn() && desk.explore().isDrawn();
  }

  ProgramErrors errors() {
    return errors;
  }

  void show() {
    frame.setVisible(true);
    focusInSight.open();
    start.focus(); // and not whatever comes first
    clock.start();
  }

  /** Saves the game, or the puzzle that is watched. */
  void save() {
    Workspace shown = workspaces.shown();
    OutputDialog.open(frame, shown.saves(), FileTitle.of(shown.title()), output);
  }

  /** Writes what is seen as a picture; a run as a film too. */
  void exportView() {
    Workspace shown = workspaces.shown();
    OutputDialog.open(frame, shown.exports(), shown.exportName(), output);
  }

  /** The Sudoku that is shown, with what is filled in. */
  Optional<Grid> sudokuAtHand() {
    return workspaces.shown().sudoku();
  }

  void showSettings() {
    SettingsPanel.open(frame.getRootPane(), themes, desk.playModel(), speech);
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

  FullScreen fullScreen() {
    return fullScreen;
  }

  WindowSize size() {
    return size;
  }

  JFrame frame() {
    return frame;
  }

  AnimateModel model() {
    return model;
  }

  /** Lets a note be written to a bookmark where the viewer stands. */
  void writeNote() {
    if (workspaces.shown() instanceof TapeWorkspace tape) {
      tape.writeNote();
    }
  }

  /** Puts the cursor onto the puzzle that is watched, with the keyboard; or takes it away. */
  void editGivens() {
    animate.editGivens();
  }

  /** Shows what the marks mean where a solver is watched, or not. */
  void switchLegend() {
    animate.switchLegend();
  }

  /** Lets a learner play an algorithm on the problem that is watched. */
  void beginTurn() {
    animate.beginTurn();
  }

  /** What a learner plays. */
  TurnModel turn() {
    return animate.turn();
  }

  /** The cursor on the puzzle that is watched. */
  GivensEditor givens() {
    return desk.givens();
  }

  PlayModel playModel() {
    return desk.playModel();
  }

  GameMaker gameMaker() {
    return desk.gameMaker();
  }

  /** What the keys of a tape act on. */
  Transport transport() {
    return workspaces.shown() instanceof TapeWorkspace tape
        ? tape.transport()
        : animate.transport();
  }

  DecideModel decideModel() {
    return desk.decideModel();
  }

  /** What explores. */
  ExploreModel exploreModel() {
    return desk.exploreModel();
  }

  /** What the keys act on by which a viewer marks what he watches. */
  RunMarks marks() {
    return isAt(Command.COMPARE) ? desk.compareModel().playback().marks() : new TapeMarks(model);
  }

  CompareModel compareModel() {
    return desk.compareModel();
  }

  /** Whether the workspace is shown that a command goes to. */
  boolean isAt(Command workspace) {
    return workspaces.isAt(workspace);
  }

  /** Closes what is said of the window or open in what is shown, else stops what works there. */
  void escape() {
    if (Popover.isOpen(frame.getRootPane())) {
      Popover.closeAll(frame.getRootPane());
    } else if (model.fault().isPresent()) {
      model.dismissNotice();
    } else if (output.isAsking()) {
      output.withdrawQuestion();
    } else {
      workspaces.shown().escape();
    }
  }

  /** Shows the workspace that a command goes to, with the puzzle at hand if it is for one. */
  void goTo(Command command) {
    workspaces.goTo(command);
  }

  void showTyping() {
    workspaces.goTo(Command.START_PAGE);
    start.showTyping();
  }

  /** Shows the files that were worked on last. */
  void showRecent(RecentFiles recent) {
    startPage.showRecent(recent);
  }

  /** Shows anew whether there is a game to go on with. */
  void showGameInProgress() {
    start.showGame();
  }

  /** Shows the form for a new game. */
  void showNewGame() {
    workspaces.show(Command.GAME);
    desk.play().showForm();
  }

  /** Begins a game with a puzzle that somebody has handed in. */
  void play(Reading.Opened opened) {
    arrivals.play(opened);
  }

  /** Reads a file, and takes over what is in it. */
  void open(Path file) {
    arrivals.open(file);
  }

  /** Shows a lesson, as soon as its solvers have worked. */
  void open(ShippedLesson lesson) {
    arrivals.open(lesson);
  }

  /** Opens a puzzle, or shows why there is none. */
  void open(Reading reading) {
    arrivals.open(reading);
  }

  /** Opens the puzzle in a text that was pasted. */
  void paste(String content) {
    arrivals.paste(content);
  }

  /** What was opened goes into the memory of the window, if it has one. */
  private final class Remembered implements RecentThings {
    @Override
    public void opened(String title, Path file) {
      memory.ifPresent(each -> each.remember(title, file));
    }

    @Override
    public void opened(String title, String text) {
      memory.ifPresent(each -> each.remember(title, text));
    }
  }
}
