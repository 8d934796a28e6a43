package org.cspworkbench.app.gui;

import java.awt.CardLayout;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.keys.Command;
import org.cspworkbench.app.gui.widget.Popover;

/** The largest part of the window, where one workspace is seen at a time. */
final class WindowStage implements Stage {

  private final SideBar sideBar;
  private final Consumer<String> titles;
  private final CardLayout pages = new CardLayout();
  private final JPanel page = new JPanel(pages);

  /**
   * Creates an empty stage.
   *
   * @param sideBar where the workspace that is shown is marked
   * @param titles takes the title of what is shown
   */
  WindowStage(SideBar sideBar, Consumer<String> titles) {
    this.sideBar = sideBar;
    this.titles = titles;
  }

  /** Where the workspace is seen. */
  JPanel page() {
    return page;
  }

  @Override
  public void show(Command command, Workspace workspace) {
    if (!page.isAncestorOf(workspace.page())) {
      page.add(workspace.page(), command.name());
    }
    Optional.ofNullable(page.getRootPane()).ifPresent(Popover::closeAll);
    pages.show(page, command.name());
    sideBar.select(command);
  }

  @Override
  public void setTitle(String title) {
    titles.accept(title);
  }

  @Override
  public void enable(Command command, boolean isReady) {
    sideBar.enable(command, isReady);
  }

  @Override
  public void focus(Workspace workspace) {
    workspace.focus();
  }
}
