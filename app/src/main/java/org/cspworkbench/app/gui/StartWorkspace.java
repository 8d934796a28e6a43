package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.settings.RecentFiles;
import org.cspworkbench.app.gui.start.ImageFormModel;
import org.cspworkbench.app.gui.start.StartPage;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.WindowCommands;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.start.ProblemFormModel;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/** The workspace of the start page. */
final class StartWorkspace implements Workspace {

  private final AnimateModel model;
  private final SharedProblem shared;
  private final Opener opener;
  private final ImageFormModel image;
  private final Commands commands;
  private final ProblemFormModel gallery = new ProblemFormModel();
  private final Bindings bindings = new Bindings();
  private RecentFiles recent = RecentFiles.NONE;
  private @Nullable StartPage page;

  /**
   * Creates the workspace.
   *
   * @param model the run that may be in progress
   * @param opener opens what is selected on the page
   * @param image the form for a new image of tiles
   */
  StartWorkspace(
      AnimateModel model,
      SharedProblem shared,
      Opener opener,
      ImageFormModel image,
      Commands commands) {
    this.model = model;
    this.shared = shared;
    this.opener = opener;
    this.image = image;
    this.commands = commands;
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(WindowCommands.START_PAGE, text("workspace.start"), "home");
  }

  @Override
  public Bindings bindings() {
    return bindings;
  }

  @Override
  public ImmutableSet<KeyScope> openScopes() {
    return ImmutableSet.of();
  }

  @Override
  public JComponent page() {
    return startPage();
  }

  private StartPage startPage() {
    if (page == null) {
      page =
          new StartPage(
              commands,
              opener::open,
              opener::open,
              opener::watchTyped,
              opener::playTyped,
              opener::continueGame,
              opener::open,
              image,
              opener::openImage,
              gallery,
              opener::open);
      page.showRecent(recent);
      page.showGame(opener.gameInProgress());
    }
    return page;
  }

  /** Shows the editor for typing a puzzle. */
  void showTyping() {
    startPage().showTyping();
  }

  /** Shows the form for a new image of tiles. */
  void showImage() {
    startPage().showImage();
  }

  /** Shows the form for a problem of the gallery. */
  void showProblem() {
    startPage().showProblem();
  }

  /** Updates the game that can be continued. */
  void showGame() {
    if (page != null) {
      page.showGame(opener.gameInProgress());
    }
  }

  /** Returns the recent files, the latest first. */
  RecentFiles recent() {
    return recent;
  }

  /** Shows the recent files. */
  void showRecent(RecentFiles files) {
    recent = files;
    if (page != null) {
      page.showRecent(files);
    }
  }

  @Override
  public boolean isDrawn() {
    return page == null || page.isReady();
  }

  @Override
  public String title() {
    return text("window.title");
  }

  @Override
  public boolean isReady() {
    return true;
  }

  @Override
  public Optional<Grid> sudoku() {
    return shared.sudoku();
  }

  @Override
  public ImmutableList<OutputForm> saves() {
    return shared.saves();
  }

  @Override
  public void takeOver() {
    if (page != null) {
      page.showCards();
    }
  }

  @Override
  public void enter() {
    showGame();
  }

  @Override
  public void focus() {
    startPage().requestFocusInWindow();
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.copyOf(startPage().getComponents());
  }

  @Override
  public void escape() {
    if (image.loading().isPresent()) {
      image.cancelReading();
    } else if (page != null && page.leaveForm()) {
      focus();
    } else {
      model.stop();
    }
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return ImmutableList.of();
  }
}
