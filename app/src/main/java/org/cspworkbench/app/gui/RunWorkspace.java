package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.run.RunCover;
import org.cspworkbench.app.gui.run.RunFooter;
import org.cspworkbench.app.gui.run.RunPage;
import org.cspworkbench.app.gui.run.RunPreset;
import org.cspworkbench.app.gui.stage.StageControls;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.words.Term;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.AnimateTransport;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.stage.StageScene;
import org.cspworkbench.viewer.stage.StagedRun;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.workspace.SharedProblem;
import org.cspworkbench.viewer.workspace.WorkspaceTab;
import org.jspecify.annotations.Nullable;

/**
 * The workspace that displays the run of one solver by one of its presets. The workspaces of all
 * presets share the run and the page, so that another preset shows the same event.
 */
final class RunWorkspace extends ReplayWorkspace {

  private final AnimateModel model;
  private final RunPreset preset;
  private final Supplier<RunPage> sharedPage;
  private final StagedRun staged;
  private final Commands commands;
  private @Nullable RunCover lastCover;
  private boolean isMade; // whether the page exists

  /**
   * Creates the workspace.
   *
   * @param sharedPage supplies the page, always the same component, also for other presets
   * @param staged the run on the stage, also for other presets
   */
  RunWorkspace(
      AnimateModel model,
      RunPreset preset,
      Supplier<RunPage> sharedPage,
      StagedRun staged,
      SharedProblem shared,
      Commands commands) {
    super(model, shared, new AnimateTransport(model), model.marks());
    this.model = model;
    this.preset = preset;
    this.sharedPage = sharedPage;
    this.staged = staged;
    this.commands = commands;
    bindLesson(model.lesson(), model.marks());
    bindings().on(AnimateCommands.WHY, () -> shared().explain());
    preset.bind(bindings(), this::focus);
    preset.covers().forEach((command, cover) -> bindings().on(command, () -> open(cover.get())));
    model.addListener(this::leaveCoverOfAnother);
  }

  @Override
  public WorkspaceTab tab() {
    return preset.tab();
  }

  /** Returns the page, arranged by the preset of this workspace. */
  @Override
  public JComponent page() {
    isMade = true;
    RunPage page = sharedPage.get();
    page.show(preset, cover());
    return page;
  }

  /** Returns the page, arranged by the preset of the displayed workspace. */
  private RunPage shared() {
    if (isShown()) {
      page();
    }
    return sharedPage.get();
  }

  /** Returns the open page in place of the run, if there is one. */
  private Optional<RunCover> cover() {
    return Optional.ofNullable(lastCover).filter(RunCover::isOpen);
  }

  /** Opens a page in place of the run. */
  private void open(RunCover cover) {
    Reading.Opened opened = model.opened().orElse(null);
    if (opened != null) {
      model.playback().ifPresent(Playback::pause);
      cover().ifPresent(RunCover::close);
      lastCover = cover;
      cover.open(opened.problem());
      focus();
    }
  }

  private void leave(RunCover cover) {
    cover.close();
    focus();
  }

  /** Returns to the run if another problem has been opened. */
  private void leaveCoverOfAnother() {
    cover()
        .filter(open -> !open.isOn(model.opened().map(Reading.Opened::problem)))
        .ifPresent(this::leave);
  }

  /** Runs the solver on a problem, in place of a page. */
  void run(Reading reading) {
    if (reading instanceof Reading.Opened opened) {
      cover().ifPresent(this::leave);
      open(opened);
    } else {
      model.open(reading);
    }
  }

  @Override
  public ImmutableList<Term> terms() {
    return shared().terms();
  }

  @Override
  public boolean isDrawn() {
    return cover().map(RunCover::isReady).orElse(true)
        && staged.isReady()
        && (!isMade || !isShown() || sharedPage.get().isReady());
  }

  @Override
  void writeNote() {
    shared().writeNote();
  }

  @Override
  public void takeOver() {
    watch();
  }

  @Override
  public void enter() {
    super.enter();
    preset.enter();
  }

  @Override
  public void focus() {
    RunPage page = shared();
    if (isShown()) {
      cover().ifPresentOrElse(RunCover::focusMain, page::resume);
    }
  }

  @Override
  public ImmutableList<Component> regions() {
    return cover().map(RunCover::regions).orElseGet(() -> shared().regions());
  }

  /** Returns the scopes of the preset and of the pane with the keyboard focus. */
  @Override
  public ImmutableSet<KeyScope> openScopes() {
    return cover()
        .map(open -> ImmutableSet.of(open.scope()))
        .orElseGet(
            () -> preset.scopes(isMade ? shared().scopes() : ImmutableSet.of(KeyScope.STEPS)));
  }

  /** Leaves the page in place of the run, or else what the preset has open. */
  @Override
  public void escape() {
    cover().ifPresentOrElse(this::leave, preset::escape);
  }

  @Override
  public void follow(long now) {
    preset.refresh(now, isShown());
    if (isMade && isShown()) {
      sharedPage.get().follow();
    }
  }

  @Override
  public ImmutableList<OutputForm> exports() {
    return cover().flatMap(RunCover::exports).orElseGet(() -> shared().exports());
  }

  @Override
  public String exportName() {
    return cover()
        .flatMap(RunCover::exportName)
        .orElseGet(() -> FileTitle.of(title(), SolverWords.name(model.solver())));
  }

  @Override
  public Optional<StageScene> stage() {
    return Optional.of(staged.scene(preset.stage()));
  }

  @Override
  public Optional<StageControls> stageControls(Runnable giveBack) {
    return Optional.of(RunFooter.controls(model, commands, giveBack));
  }

  @Override
  public void close() {
    preset.close();
  }
}
