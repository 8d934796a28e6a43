package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.AWTEvent;
import java.awt.Component;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.AWTEventListener;
import java.awt.event.FocusEvent;
import java.awt.event.FocusEvent.Cause;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import javax.swing.TransferHandler;
import org.cspworkbench.app.gui.output.OutputBar;
import org.cspworkbench.app.gui.output.OutputModel;
import org.cspworkbench.app.gui.run.NoticeBar;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.app.gui.start.ColouringPane;
import org.cspworkbench.app.gui.start.ImageLoadingBar;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.theme.SystemTheme;
import org.cspworkbench.app.gui.theme.ThemeSwitch;
import org.cspworkbench.app.gui.widget.KeyBinder;
import org.cspworkbench.app.gui.widget.Popover;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.RunSession;
import org.cspworkbench.viewer.words.Texts;

/**
 * The window: menus and the title of the puzzle in the title bar, the side bar, and the displayed
 * workspace. {@link WorkbenchModels} holds its models and workspaces.
 */
final class Workbench {

  private static final int MILLIS_PER_FRAME = 16;

  private final JFrame frame = new JFrame(Texts.text("window.title"));
  private final WorkbenchModels models;
  private final ProgramErrors errors;
  private final SideBar sideBar;
  private final MenusOnAlt menus;
  private final FocusInSight focusInSight = new FocusInSight();
  private final KeyBeforeTooltips glossaryKey;
  private final FullScreen fullScreen = new FullScreen(frame);
  private final ThemeFollower theme;
  private final Stage stage;
  private final LecturerWindow lecturer;
  private final ThemeSwitch themes;
  private final OutputModel output;
  private final LanguageChoice language = new LanguageChoice();
  private final WindowSize size = new WindowSize(frame);
  private final Optional<WindowMemory> memory;
  private final Timer clock = new Timer(MILLIS_PER_FRAME, event -> refresh());
  private Runnable whenClosed = () -> {};

  /** Creates a window that stores nothing and is not yet shown. */
  Workbench(WorkbenchModels models) {
    this(models, Optional.empty(), WindowSettings.USUAL, unlogged());
  }

  /**
   * Creates a window that is not yet shown. Must be called in the event thread.
   *
   * @param folder the folder of settings and games, if they are stored
   * @param settings the settings read from that folder
   * @param errors receives the errors of the program
   */
  Workbench(
      WorkbenchModels models,
      Optional<Path> folder,
      WindowSettings settings,
      ProgramErrors errors) {
    this.models = models;
    this.errors = errors;
    Background background = models.background();
    output = new OutputModel(background);
    themes = new ThemeSwitch(background.worker(), background.painting(), SystemTheme::isDark);
    FocusRegions regions = new FocusRegions(this::regions);
    glossaryKey = new KeyBeforeTooltips(frame, WindowCommands.GLOSSARY, models.commands());
    sideBar = new SideBar(models.commands(), models.workspaces());
    JMenuBar bar = Menus.bar(models);
    menus = new MenusOnAlt(frame, bar);
    theme = new ThemeFollower(frame, sideBar, menus, fullScreen);
    bindCommands(regions);
    WorkspaceCards cards = new WorkspaceCards(sideBar, frame::setTitle);
    build(cards, bar, regions);
    stage = new Stage(frame, models, fullScreen, theme::setStaged);
    lecturer = new LecturerWindow(frame, models, fullScreen, this::isOpen);
    models.workspaces().displayIn(cards);
    models.workspaces().whenLeft(output::withdrawQuestion);
    memory = folder.map(each -> memory(each, settings));
    models.model().addListener(this::keepFailure);
    models.workspaces().enable();
    models.workspaces().goTo(models.start());
  }

  private static ProgramErrors unlogged() {
    return new ProgramErrors(Optional.empty(), Runnable::run, SwingUtilities::invokeLater);
  }

  private void bindCommands(FocusRegions regions) {
    models
        .commands()
        .setWindow(
            new WindowActions(frame, models, output)
                .bindings()
                .on(WindowCommands.PROJECTOR, () -> theme.projectorOrBack(themes))
                .on(WindowCommands.NEXT_THEME, themes::next)
                .on(WindowCommands.FULL_SCREEN, fullScreen::enterOrLeave)
                .on(WindowCommands.STAGE, models.stage()::switchOnOrOff)
                .unless(() -> stage().obstacle(), WindowCommands.STAGE)
                .on(WindowCommands.LECTURER_VIEW, () -> lecturer().openOrExchange())
                .on(WindowCommands.NEXT_REGION, regions::next)
                .on(WindowCommands.PREVIOUS_REGION, regions::previous)
                .on(WindowCommands.SETTINGS, this::showSettings));
    new KeyBinder(models.commands(), this::isOpen)
        .bind(frame.getRootPane(), models.commands().commands());
  }

  private void build(WorkspaceCards cards, JMenuBar bar, FocusRegions regions) {
    NoticeBar faults = new NoticeBar(models.model(), models.model().notices()::fault);
    models.model().addListener(faults::update);
    List<JComponent> strips =
        List.of(
            new ErrorBar(errors, models.background().worker()),
            new OutputBar(output),
            fullScreen,
            new ImageLoadingBar(models.image()),
            new LectureStrip(models.lecture()),
            faults);
    frame.setContentPane(new WindowContent(sideBar, strips, cards.panel()));
    frame.setJMenuBar(bar);
    frame.setFocusTraversalPolicy(regions);
    frame.getRootPane().setTransferHandler(new FileDrop(models.opener()::open));
    models
        .opener()
        .askForColoursBy(
            form -> ColouringPane.ask(frame.getRootPane(), form, models.opener()::open));
    theme.open();
    frame.setIconImages(List.of(Icons.markPicture(32), Icons.markPicture(64)));
    frame.setDefaultCloseOperation(JFrame.DISPOSE_ON_CLOSE);
    frame.addWindowListener(new Closing());
  }

  private WindowMemory memory(Path folder, WindowSettings settings) {
    WindowMemory made =
        new WindowMemory(
            folder,
            settings,
            models,
            new WindowLook(frame, size, themes, language),
            fault -> models.model().open(new Reading.Refused(fault)));
    models.opener().rememberIn(made);
    made.recall();
    return made;
  }

  /** Returns whether the keys of a scope are active. */
  private boolean isOpen(KeyScope scope) {
    return scope.equals(KeyScope.EVERYWHERE)
        || (!Popover.isOpen(frame.getRootPane()) && models.isOpen(scope));
  }

  /** Returns the displayed parts, in the order of keyboard traversal. */
  private ImmutableList<Component> regions() {
    if (Popover.isOpen(frame.getRootPane())) {
      return ImmutableList.of(); // the focus stays in the popup
    }
    if (models.stage().isOn()) {
      return stage.regions();
    }
    return ImmutableList.<Component>builder()
        .add(sideBar)
        .addAll(models.workspaces().shown().regions())
        .add(frame.getContentPane())
        .build();
  }

  private void showSettings() {
    SettingsPanel.open(frame.getRootPane(), themes, models.playModel(), language);
  }

  /** Logs a failure of a solver; the page of the run displays it. */
  private void keepFailure() {
    models
        .model()
        .session()
        .flatMap(RunSession::failure)
        .ifPresent(fault -> errors.keep("solver", fault));
  }

  private void refresh() {
    models.workspaces().follow(System.nanoTime());
    models.lecture().refresh();
    output.refresh(System.nanoTime());
    stage.refresh(System.nanoTime());
    lecturer.refresh(System.nanoTime());
    memory.ifPresent(WindowMemory::follow);
  }

  /**
   * A listener that ends all work when the window closes, and queries the theme of the system when
   * the window is activated.
   */
  private final class Closing extends WindowAdapter {
    @Override
    public void windowActivated(WindowEvent event) {
      themes.askSystem();
    }

    @Override
    public void windowClosed(WindowEvent event) {
      clock.stop();
      lecturer.close();
      menus.close();
      focusInSight.close();
      glossaryKey.close();
      theme.close();
      size.close();
      models.views().restore(); // before the settings are stored
      models.workspaces().close();
      output.cancel();
      memory.ifPresentOrElse(each -> each.close(whenClosed), whenClosed);
    }
  }

  /** Sets the action to run once the window is closed and everything is stored. */
  void whenClosed(Runnable action) {
    whenClosed = action;
  }

  void show() {
    frame.setVisible(true);
    focusInSight.open();
    glossaryKey.open();
    models.workspaces().focus(); // otherwise Swing would focus the first component
    clock.start();
  }

  /** Returns its models and workspaces. */
  WorkbenchModels models() {
    return models;
  }

  JFrame frame() {
    return frame;
  }

  /** Returns the stage. */
  Stage stage() {
    return stage;
  }

  /** Returns the window of the lecturer. */
  LecturerWindow lecturer() {
    return lecturer;
  }

  FullScreen fullScreen() {
    return fullScreen;
  }

  OutputModel output() {
    return output;
  }

  ProgramErrors errors() {
    return errors;
  }

  /**
   * Scrolls a component into view when it gains the focus by the Tab key. A click does not scroll,
   * since nothing may move under the pointer.
   */
  private static final class FocusInSight implements AWTEventListener {

    /** Starts to observe the focus in all windows. */
    void open() {
      Toolkit.getDefaultToolkit().addAWTEventListener(this, AWTEvent.FOCUS_EVENT_MASK);
    }

    /** Stops observing the focus. */
    void close() {
      Toolkit.getDefaultToolkit().removeAWTEventListener(this);
    }

    @Override
    public void eventDispatched(AWTEvent event) {
      if (event instanceof FocusEvent focus
          && focus.getID() == FocusEvent.FOCUS_GAINED
          && isByTabulator(focus.getCause())
          && focus.getComponent() instanceof JComponent owner) {
        owner.scrollRectToVisible(new Rectangle(owner.getSize()));
      }
    }

    private static boolean isByTabulator(Cause cause) {
      return cause == Cause.TRAVERSAL_FORWARD || cause == Cause.TRAVERSAL_BACKWARD;
    }
  }

  /** A transfer handler that opens the first of the files that are dropped onto the window. */
  private static final class FileDrop extends TransferHandler {

    private final Consumer<Path> open;

    FileDrop(Consumer<Path> open) {
      this.open = open;
    }

    @Override
    public boolean canImport(TransferSupport dropped) {
      return dropped.isDataFlavorSupported(DataFlavor.javaFileListFlavor);
    }

    @Override
    public boolean importData(TransferSupport dropped) {
      try {
        Object files = dropped.getTransferable().getTransferData(DataFlavor.javaFileListFlavor);
        if (files instanceof List<?> list && !list.isEmpty() && list.get(0) instanceof File file) {
          open.accept(file.toPath());
          return true;
        }
        return false;
      } catch (UnsupportedFlavorException | IOException e) {
        return false; // the source has withdrawn the files
      }
    }
  }
}
