package org.cspworkbench.app.gui;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.BorderLayout;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.compare.ComparePage;
import org.cspworkbench.app.gui.run.LessonStrip;
import org.cspworkbench.app.gui.stage.StageControls;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.compare.CompareCommands;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.stage.StageScene;
import org.cspworkbench.viewer.stage.StagedComparison;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/** The workspace that compares solvers. */
final class CompareWorkspace extends ReplayWorkspace {

  private final CompareModel model;
  private final AnimateModel watched;
  private final StagedComparison staged;
  private final Commands commands;
  private @Nullable ComparePage page;
  private @Nullable PageWithLesson framed;

  /**
   * Creates the workspace.
   *
   * @param watched the run whose puzzle is compared
   * @param staged the comparison on the stage
   */
  CompareWorkspace(
      CompareModel model,
      AnimateModel watched,
      StagedComparison staged,
      SharedProblem shared,
      Commands commands) {
    super(watched, shared, model.playback(), model.playback().marks());
    this.model = model;
    this.watched = watched;
    this.staged = staged;
    this.commands = commands;
    bindLesson(watched.lesson(), model.playback().marks());
    bindings().on(CompareCommands.LOCK, model::setNextLock);
    watched.addListener(() -> watched.opened().ifPresent(model::cancelTimingUnless));
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(CompareCommands.COMPARE, text("workspace.compare"), "compare");
  }

  @Override
  public ImmutableSet<KeyScope> openScopes() {
    return ImmutableSet.of(
        CompareCommands.Scopes.COMPARE, KeyScope.REPLAY, KeyScope.STEPS, KeyScope.RUNS);
  }

  @Override
  public JComponent page() {
    return framed();
  }

  private PageWithLesson framed() {
    if (framed == null) {
      framed = new PageWithLesson(watched, comparePage());
    }
    return framed;
  }

  private ComparePage comparePage() {
    if (page == null) {
      page = new ComparePage(model, commands, this::open);
    }
    return page;
  }

  @Override
  void writeNote() {
    comparePage().writeNote();
  }

  @Override
  public void takeOver() {
    watched.playback().ifPresent(Playback::pause);
    watched.opened().ifPresent(model::open);
  }

  @Override
  public void focus() {
    comparePage().focusBoard();
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.<Component>builder()
        .add(framed().strip)
        .addAll(comparePage().regions())
        .build();
  }

  @Override
  public void escape() {
    model.stop();
  }

  @Override
  public void follow(long now) {
    if (isShown()) {
      model.refresh(now);
    }
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return comparePage().exports();
  }

  @Override
  public String exportName() {
    return FileTitle.of(title(), CompareCommands.COMPARE.title());
  }

  @Override
  public Optional<StageScene> stage() {
    return staged.scene();
  }

  @Override
  public Optional<StageControls> stageControls(Runnable giveBack) {
    return Optional.of(ComparePage.controls(model, commands, giveBack));
  }

  @Override
  public boolean isDrawn() {
    return staged.isReady();
  }

  @Override
  public void close() {
    model.stop();
  }

  /** The page below the strip of the displayed lesson. */
  private static final class PageWithLesson extends JPanel {
    private final LessonStrip strip;

    PageWithLesson(AnimateModel model, JComponent page) {
      super(new BorderLayout());
      setOpaque(false);
      strip = new LessonStrip(model.lesson());
      add(strip, BorderLayout.NORTH);
      add(page);
      model.addListener(strip::update);
    }
  }
}
