package org.cspworkbench.app.gui;

import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyBinder;

/** The workspaces by the commands that go there. One of them is shown: first the start page. */
final class Workspaces {

  private final Stage stage;
  private final Map<Command, Workspace> all = new EnumMap<>(Command.class);
  private Command shown = Command.START_PAGE;
  private Runnable whenLeft = () -> {};

  /** None yet; they are seen on {@code stage}. */
  Workspaces(Stage stage) {
    this.stage = stage;
  }

  /** Adds the one that {@code command} goes to. */
  void add(Command command, Workspace workspace) {
    all.put(command, workspace);
  }

  /** Runs {@code action} each time that the one that is shown is left for another one. */
  void whenLeft(Runnable action) {
    whenLeft = action;
  }

  /** Lets the keys go to each of them. */
  void bindTo(KeyBinder keys) {
    all.keySet().forEach(command -> keys.on(command, () -> goTo(command)));
  }

  /** The one that is shown. */
  Workspace shown() {
    return at(shown);
  }

  private Workspace at(Command command) {
    return Objects.requireNonNull(all.get(command), "no workspace");
  }

  /** Whether the one is shown that {@code command} goes to. */
  boolean isAt(Command command) {
    return shown == command;
  }

  /** Shows one, with the puzzle at hand if it is for one; nothing happens before it is ready. */
  void goTo(Command command) {
    Workspace workspace = at(command);
    if (workspace.isReady()) {
      workspace.takeOver();
      show(command);
      focus();
    }
  }

  /** Shows one as it was left. */
  void show(Command command) {
    Workspace workspace = at(command);
    if (shown != command) {
      shown().leave();
      whenLeft.run();
      shown = command;
    }
    workspace.enter();
    stage.show(command, workspace);
    tellTitle();
  }

  /** Gives the keyboard to the one that is shown. */
  void focus() {
    stage.focus(shown());
  }

  /** Tells what the one that is shown is called; a changed puzzle is called otherwise. */
  void tellTitle() {
    stage.setTitle(shown().title());
  }

  /** Lets one go to those that are ready. */
  void enable() {
    all.forEach((command, workspace) -> stage.enable(command, workspace.isReady()));
  }

  /**
   * Lets time pass in all of them; to be called once a frame.
   *
   * @param now {@link System#nanoTime()}
   */
  void follow(long now) {
    all.values().forEach(workspace -> workspace.follow(now));
  }

  /** Ends all that works for them, for good. */
  void close() {
    all.values().forEach(Workspace::close);
  }
}
