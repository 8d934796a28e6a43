package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableList;
import java.awt.Dimension;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.GraphicsEnvironment;
import java.awt.event.WindowAdapter;
import java.awt.event.WindowEvent;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Stream;
import javax.swing.JFrame;
import javax.swing.JRootPane;
import javax.swing.WindowConstants;
import org.cspworkbench.app.gui.stage.LecturerPane;
import org.cspworkbench.app.gui.stage.StageControls;
import org.cspworkbench.app.gui.theme.Icons;
import org.cspworkbench.app.gui.widget.KeyBinder;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.lesson.LectureModel;
import org.jspecify.annotations.Nullable;

/**
 * The lecturer's view in a window of its own, which opens without taking the focus: with the stage
 * on a second screen, which it fills, if there is one, and otherwise on request.
 */
final class LecturerWindow {

  private static final Dimension USUAL = new Dimension(1200, 750);
  private static final Dimension LEAST = new Dimension(900, 600);
  private static final long BETWEEN_PICTURES = TimeUnit.MILLISECONDS.toNanos(100);

  private final JFrame audience;
  private final WorkbenchModels models;
  private final FullScreen fullScreen;
  private final Predicate<KeyScope> isOpen;
  private final Map<Workspace, Optional<StageControls>> controls = new HashMap<>();
  private @Nullable JFrame frame;
  private @Nullable LecturerPane pane;
  private boolean fillsScreen;
  private boolean wasStaged;
  private long updated;

  /**
   * Creates the window, which is not open.
   *
   * @param audience the window that the audience sees
   * @param isOpen whether the keys of a scope are active there, which then are so here
   */
  LecturerWindow(
      JFrame audience, WorkbenchModels models, FullScreen fullScreen, Predicate<KeyScope> isOpen) {
    this.audience = audience;
    this.models = models;
    this.fullScreen = fullScreen;
    this.isOpen = isOpen;
  }

  private LectureModel lecture() {
    return models.lecture();
  }

  /** Returns the window, if it is open. */
  Optional<JFrame> frame() {
    return Optional.ofNullable(frame);
  }

  private Optional<GraphicsDevice> otherScreen() {
    GraphicsDevice own = audience.getGraphicsConfiguration().getDevice();
    return Stream.of(GraphicsEnvironment.getLocalGraphicsEnvironment().getScreenDevices())
        .filter(screen -> !screen.equals(own))
        .findFirst();
  }

  /** Opens or closes it; where it fills a screen, exchanges the screens of both windows. */
  void openOrExchange() {
    if (frame == null) {
      open();
    } else if (fillsScreen && otherScreen().isPresent()) {
      close();
      fullScreen.moveTo(otherScreen().orElseThrow());
      open();
    } else {
      close();
    }
  }

  private void open() {
    controls.clear();
    pane = new LecturerPane(lecture(), audience.getContentPane(), models.commands());
    JFrame made = made(otherScreen().map(GraphicsDevice::getDefaultConfiguration));
    frame = made;
    made.setContentPane(pane);
    made.setIconImages(ImmutableList.of(Icons.markPicture(32), Icons.markPicture(64)));
    made.setAutoRequestFocus(false);
    made.setDefaultCloseOperation(WindowConstants.DO_NOTHING_ON_CLOSE);
    made.addWindowListener(
        new WindowAdapter() {
          @Override
          public void windowClosing(WindowEvent event) {
            close();
          }
        });
    new KeyBinder(this::execute, isOpen).bind(made.getRootPane(), models.commands().commands());
    update();
    made.setVisible(true);
  }

  private JFrame made(Optional<GraphicsConfiguration> screen) {
    JFrame made = new JFrame(text("lecturer.title"), screen.orElse(null));
    fillsScreen = screen.isPresent();
    if (screen.isPresent()) {
      made.setUndecorated(true);
      made.getRootPane().setWindowDecorationStyle(JRootPane.NONE); // which the look decorates
      made.setBounds(screen.get().getBounds());
    } else {
      made.setMinimumSize(UIScale.scale(LEAST));
      made.setBounds(ScreenBounds.now().centred(UIScale.scale(USUAL)));
    }
    return made;
  }

  /** Executes a command of the window; a change of size concerns the notes. */
  private void execute(Command command) {
    if (command == WindowCommands.LARGER) {
      lecture().resizeNotes(1);
    } else if (command == WindowCommands.SMALLER) {
      lecture().resizeNotes(-1);
    } else if (command == WindowCommands.NORMAL_SIZE) {
      lecture().resetNotesSize();
    } else {
      models.commands().accept(command);
    }
  }

  /** Closes it. */
  void close() {
    if (frame != null) {
      frame.dispose();
      frame = null;
      pane = null;
    }
  }

  /** Opens it with the stage if there is a second screen, and updates it; called once per frame. */
  void refresh(long now) {
    boolean isStaged = models.stage().isOn() && lecture().isOpen();
    if (isStaged && !wasStaged && frame == null && otherScreen().isPresent()) {
      open();
    }
    wasStaged = isStaged;
    if (frame != null && !lecture().isOpen()) {
      close();
    } else if (frame != null && fillsScreen && otherScreen().isEmpty()) { // it was unplugged
      close();
      open();
    } else if (frame != null && now - updated >= BETWEEN_PICTURES) {
      updated = now;
      update();
    }
  }

  private void update() {
    LecturerPane shown = pane;
    if (shown != null) {
      Workspace workspace = models.workspaces().shown();
      shown.setControls(controls.computeIfAbsent(workspace, each -> each.stageControls(() -> {})));
      shown.update();
    }
  }
}
