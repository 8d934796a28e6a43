package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.jspecify.annotations.Nullable;

/**
 * The workspaces in the order of the side bar, each found by the command that shows it. One of them
 * is displayed: the first one until another is shown.
 */
final class Workspaces {

  /** A view that displays nothing, used until there is a window. */
  private static final class NoView implements WorkspaceView {
    @Override
    public void show(Workspace workspace) {}

    @Override
    public void setTitle(String title) {}

    @Override
    public void enable(Workspace workspace, boolean isReady) {}

    @Override
    public void focus(Workspace workspace) {}
  }

  private final Map<Command, Workspace> all = new LinkedHashMap<>();
  private final Bindings bindings = new Bindings();
  private WorkspaceView view = new NoView();
  private @Nullable Workspace shown;
  private Runnable whenLeft = () -> {};

  /** Adds a workspace after the others. */
  void add(Workspace workspace) {
    Command command = workspace.tab().command();
    all.put(command, workspace);
    bindings
        .on(command, () -> goTo(command))
        .unless(
            () -> workspace.isReady() ? Optional.empty() : Optional.of(workspace.whyNotReady()),
            command);
  }

  /** Returns all workspaces, in the order of the side bar. */
  ImmutableList<Workspace> all() {
    return ImmutableList.copyOf(all.values());
  }

  /** Returns the commands that show the workspaces. */
  Bindings bindings() {
    return bindings;
  }

  /** Sets the view that displays the workspaces. */
  void displayIn(WorkspaceView newView) {
    view = newView;
  }

  /** Sets the action to run each time another workspace replaces the displayed one. */
  void whenLeft(Runnable action) {
    whenLeft = action;
  }

  /** Returns the displayed workspace. */
  Workspace shown() {
    return shown == null ? all.values().iterator().next() : shown;
  }

  /** Returns the workspace that {@code command} shows. */
  Workspace at(Command command) {
    return Objects.requireNonNull(all.get(command), "no workspace");
  }

  /** Returns whether the displayed workspace is the one that {@code command} shows. */
  boolean isAt(Command command) {
    return shown().tab().command().equals(command);
  }

  /** Shows a workspace with the current problem; does nothing until the workspace is ready. */
  void goTo(Command command) {
    goTo(at(command));
  }

  /** Shows a workspace with the current problem; does nothing until the workspace is ready. */
  void goTo(Workspace workspace) {
    if (workspace.isReady()) {
      workspace.takeOver();
      show(workspace);
      focus();
    }
  }

  /** Shows a workspace as it was left. */
  void show(Workspace workspace) {
    if (!workspace.equals(shown())) {
      shown().leave();
      whenLeft.run();
    }
    shown = workspace;
    workspace.enter();
    view.show(workspace);
    updateTitle();
  }

  /** Gives the keyboard focus to the displayed workspace. */
  void focus() {
    view.focus(shown());
  }

  /** Updates the title, which changes with the problem. */
  void updateTitle() {
    view.setTitle(shown().title());
  }

  /** Enables the workspaces that are ready, and disables the others. */
  void enable() {
    all.values().forEach(workspace -> view.enable(workspace, workspace.isReady()));
  }

  /** Returns whether all pictures that workspaces paint in the background are ready. */
  boolean isDrawn() {
    return all.values().stream().allMatch(Workspace::isDrawn);
  }

  /**
   * Updates all workspaces; to be called once per frame.
   *
   * @param now {@link System#nanoTime()}
   */
  void follow(long now) {
    all.values().forEach(workspace -> workspace.follow(now));
  }

  /** Ends all work of the workspaces. */
  void close() {
    all.values().forEach(Workspace::close);
  }
}
