package org.cspworkbench.app.gui;

import java.awt.CardLayout;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.keys.KeyBinder;
import org.cspworkbench.app.gui.widget.Popover;

/** The workspaces by the commands that go there. One of them is shown: first the start page. */
final class Workspaces {

  private final SideBar sideBar;
  private final Consumer<String> title;
  private final Map<Command, Workspace> all = new EnumMap<>(Command.class);
  private final CardLayout pages = new CardLayout();
  private final JPanel page = new JPanel(pages);
  private Command shown = Command.START_PAGE;

  /**
   * None yet.
   *
   * @param sideBar where the one that is shown is marked
   * @param title is told what it is called
   */
  Workspaces(SideBar sideBar, Consumer<String> title) {
    this.sideBar = sideBar;
    this.title = title;
  }

  /** Adds the one that {@code command} goes to. */
  void add(Command command, Workspace workspace) {
    all.put(command, workspace);
  }

  /** Lets the keys go to each of them. */
  void bindTo(KeyBinder keys) {
    all.keySet().forEach(command -> keys.on(command, () -> goTo(command)));
  }

  /** Where the one that is shown is to be seen. */
  JPanel page() {
    return page;
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
      workspace.focus();
    }
  }

  /** Shows one as it was left. */
  void show(Command command) {
    Workspace workspace = at(command);
    if (!page.isAncestorOf(workspace.page())) {
      page.add(workspace.page(), command.name());
    }
    if (shown != command) {
      shown().leave();
      shown = command;
    }
    Optional.ofNullable(page.getRootPane()).ifPresent(Popover::closeAll);
    workspace.enter();
    pages.show(page, command.name());
    tellTitle();
    sideBar.select(command);
  }

  /** Tells what the one that is shown is called; a changed puzzle is called otherwise. */
  void tellTitle() {
    title.accept(shown().title());
  }

  /** Lets one go to those that are ready. */
  void enable() {
    all.forEach((command, workspace) -> sideBar.enable(command, workspace.isReady()));
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
