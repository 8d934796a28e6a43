package org.cspworkbench.app.gui;

import java.awt.CardLayout;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.widget.Popover;

/** The largest part of the window, which displays one workspace at a time. */
final class WorkspaceCards implements WorkspaceView {

  private final SideBar sideBar;
  private final Consumer<String> titles;
  private final CardLayout cards = new CardLayout();
  private final JPanel panel = new JPanel(cards);

  /**
   * Creates an empty panel.
   *
   * @param sideBar selects the displayed workspace
   * @param titles displays the title of the displayed workspace
   */
  WorkspaceCards(SideBar sideBar, Consumer<String> titles) {
    this.sideBar = sideBar;
    this.titles = titles;
  }

  /** Returns the panel of the displayed workspace. */
  JPanel panel() {
    return panel;
  }

  @Override
  public void show(Workspace workspace) {
    JComponent page = workspace.page();
    if (page.getParent() != panel) { // workspaces may share a page
      page.setName(workspace.tab().command().name());
      panel.add(page, page.getName());
    }
    Optional.ofNullable(panel.getRootPane()).ifPresent(Popover::closeAll);
    cards.show(panel, page.getName());
    sideBar.select(workspace.tab());
  }

  @Override
  public void setTitle(String title) {
    titles.accept(title);
  }

  @Override
  public void enable(Workspace workspace, boolean isReady) {
    sideBar.enable(workspace.tab(), isReady);
  }

  @Override
  public void focus(Workspace workspace) {
    workspace.focus();
  }
}
