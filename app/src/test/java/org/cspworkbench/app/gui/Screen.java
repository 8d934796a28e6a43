package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.AWTException;
import java.awt.Component;
import java.awt.Container;
import java.awt.EventQueue;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Robot;
import java.awt.Window;
import java.awt.event.InputEvent;
import java.lang.reflect.InvocationTargetException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import javax.swing.JFileChooser;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.theme.Zoom;
import org.cspworkbench.app.gui.widget.WindowThreads;
import org.cspworkbench.app.timing.MachineClocks;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.timing.Protocol;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.compare.CompareModel;
import org.jspecify.annotations.Nullable;

/** A simulated user of the display, who clicks, types, and waits for expected states. */
final class Screen {

  /** A fast protocol for tests that ignore times. */
  private static final Protocol QUICK = new Protocol(Duration.ZERO, 1, Duration.ofSeconds(2));

  private final Robot robot;
  private @Nullable EventThreadWatch watch;

  Screen() throws AWTException {
    robot = new Robot();
    robot.setAutoDelay(15);
  }

  /** Opens the window in the light theme, with traces of at most {@code traceBytes} bytes. */
  Workbench openWorkbench(long traceBytes) {
    return openWorkbench(traceBytes, QUICK);
  }

  /** Opens the window in the light theme, with solvers that are timed by {@code protocol}. */
  Workbench openWorkbench(long traceBytes, Protocol protocol) {
    Theme.prepare();
    watch = new EventThreadWatch();
    Workbench window =
        see(
            () -> {
              Theme.LIGHT.install();
              Zoom.reset();
              Workbench opened =
                  new Workbench(
                      new WorkbenchModels(
                          new AnimateModel(Runs.THREADS, traceBytes),
                          new CompareModel(
                              Runs.THREADS, CompareModel.ALL_TRACES, protocol, MachineClocks::get),
                          WindowThreads.background()));
              opened.show();
              return opened;
            });
    until("the window is open", () -> window.frame().isShowing() && window.frame().isFocused());
    return window;
  }

  /** Closes the window, and fails if work has blocked the event thread. */
  void close(Workbench window) {
    onEventThread(() -> window.frame().dispose());
    if (watch != null) {
      watch.assertNothingFound();
    }
  }

  /** Returns the result of {@code question}, evaluated in the event thread. */
  static <T> T see(Callable<T> question) {
    FutureTask<T> task = new FutureTask<>(question);
    EventQueue.invokeLater(task);
    try {
      return task.get();
    } catch (InterruptedException | java.util.concurrent.ExecutionException e) {
      throw new AssertionError(e);
    }
  }

  /** Runs an action in the event thread. */
  static void onEventThread(Runnable action) {
    try {
      EventQueue.invokeAndWait(action);
    } catch (InterruptedException | InvocationTargetException e) {
      throw new AssertionError(e);
    }
  }

  /** Waits until {@code condition} holds, evaluated in the event thread. */
  void until(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + Runs.GENEROUS.toNanos();
    while (!see(condition::getAsBoolean)) {
      if (System.nanoTime() >= end) {
        throw new AssertionError("Waited in vain: " + what + ". " + see(Screen::focus));
      }
      robot.delay(10);
    }
  }

  /** Returns a sentence about the component with the focus, for the messages of failed tests. */
  private static String focus() {
    KeyboardFocusManager focus = KeyboardFocusManager.getCurrentKeyboardFocusManager();
    return "The focus is on %s in %s".formatted(focus.getFocusOwner(), focus.getFocusedWindow());
  }

  /** Gives the event thread time for pending work. */
  void pause() {
    robot.delay(50);
  }

  /** Waits for the visible component with this accessible name to be laid out, and returns it. */
  private Component shown(Container in, String name) {
    until(
        name + " is shown",
        () -> find(in, name).filter(it -> it.isShowing() && it.getWidth() > 0).isPresent());
    return see(() -> find(in, name).orElseThrow(() -> new AssertionError(name)));
  }

  /** Clicks on the visible component with this accessible name. */
  void click(Container in, String name) {
    Component component = shown(in, name);
    Point middle =
        see(
            () -> {
              Point corner = component.getLocationOnScreen();
              return new Point(
                  corner.x + component.getWidth() / 2, corner.y + component.getHeight() / 2);
            });
    robot.mouseMove(middle.x, middle.y);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
  }

  /** Clicks on the visible component with this accessible name, at a position in design units. */
  void clickAt(Container in, String name, Point place) {
    pointAt(in, name, place);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
  }

  /** Drags the mouse between two positions, in design units, of the component with this name. */
  void drag(Container in, String name, Point from, Point to) {
    pointAt(in, name, from);
    robot.mousePress(InputEvent.BUTTON1_DOWN_MASK);
    pointAt(in, name, new Point((from.x + to.x) / 2, (from.y + to.y) / 2));
    pointAt(in, name, to);
    robot.mouseRelease(InputEvent.BUTTON1_DOWN_MASK);
  }

  /** Turns the mouse wheel at a position of the visible component with this accessible name. */
  void turnWheelAt(Container in, String name, Point place, int notches) {
    pointAt(in, name, place);
    robot.mouseWheel(notches);
  }

  private void pointAt(Container in, String name, Point place) {
    Component component = shown(in, name);
    Point corner = see(component::getLocationOnScreen);
    robot.mouseMove(corner.x + UIScale.scale(place.x), corner.y + UIScale.scale(place.y));
  }

  /** Presses a key while holding others. */
  void press(int key, int... held) {
    for (int each : held) {
      robot.keyPress(each);
    }
    robot.keyPress(key);
    robot.keyRelease(key);
    for (int each : held) {
      robot.keyRelease(each);
    }
  }

  /** Returns the open file dialog, if there is one. */
  static Optional<JFileChooser> chooser() {
    return Arrays.stream(Window.getWindows())
        .filter(Window::isShowing)
        .flatMap(window -> choosers(window).stream())
        .findFirst();
  }

  private static Optional<JFileChooser> choosers(Container in) {
    for (Component child : in.getComponents()) {
      if (child instanceof JFileChooser chooser) {
        return Optional.of(chooser);
      }
      if (child instanceof Container container && choosers(container).isPresent()) {
        return choosers(container);
      }
    }
    return Optional.empty();
  }

  static Optional<Component> find(Container in, String name) {
    for (Component child : in.getComponents()) {
      if (!child.isVisible()) {
        continue;
      }
      if (child.getAccessibleContext() != null
          && name.equals(child.getAccessibleContext().getAccessibleName())) {
        return Optional.of(child);
      }
      if (child instanceof Container container) {
        Optional<Component> inside = find(container, name);
        if (inside.isPresent()) {
          return inside;
        }
      }
    }
    return Optional.empty();
  }
}
