package org.cspworkbench.app.gui.run;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JComponent;
import org.cspworkbench.app.gui.tiles.TileInspectorPage;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.viewer.animate.AnimateCommands;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.output.FileTitle;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.tile.TileInspectorModel;
import org.cspworkbench.viewer.tile.TileSetCommands;
import org.jspecify.annotations.Nullable;

/** The tile set of the problem of the run, to inspect and to change it. */
final class TileSetCover implements RunCover {

  private final AnimateModel runs;
  private final TileInspectorModel model;
  private final Background background;
  private final Consumer<Command> commands;
  private @Nullable TileInspectorPage page;

  TileSetCover(
      AnimateModel runs,
      TileInspectorModel model,
      Background background,
      Consumer<Command> commands) {
    this.runs = runs;
    this.model = model;
    this.background = background;
    this.commands = commands;
  }

  @Override
  public Command command() {
    return AnimateCommands.TILE_SET;
  }

  @Override
  public KeyScope scope() {
    return TileSetCommands.Scopes.TILE_SET;
  }

  @Override
  public void bind(Bindings bindings, Consumer<Reading> run) {
    bindings
        .on(TileSetCommands.UNDO_IN_SET, model::undo)
        .on(TileSetCommands.REDO_IN_SET, model::redo)
        .on(TileSetCommands.TURN_BACK, () -> model.turn(-1))
        .on(TileSetCommands.TURN, () -> model.turn(1))
        .on(TileSetCommands.RUN_WITH_SET, () -> runWithSet(run));
  }

  /** States the problem again with the set as it stands, in the background, and runs the solver. */
  private void runWithSet(Consumer<Reading> run) {
    Reading.Opened before = runs.opened().orElse(null);
    Optional<SetSource> set = model.source();
    if (before != null && set.isPresent()) {
      background.run(() -> TileInspectorModel.restated(before, set.get()), run);
    }
  }

  @Override
  public boolean accepts(Reading.Opened opened) {
    return TileInspectorModel.setOf(opened.problem()).isPresent();
  }

  @Override
  public void open(Reading.Opened opened) {
    model.open(opened.problem());
  }

  @Override
  public boolean isOpen() {
    return model.isOpen();
  }

  @Override
  public boolean isOn(Optional<Reading.Opened> opened) {
    return model.isOn(opened.map(Reading.Opened::problem));
  }

  @Override
  public void close() {
    model.close();
  }

  @Override
  public JComponent page() {
    return inspectorPage();
  }

  private TileInspectorPage inspectorPage() {
    if (page == null) {
      page = new TileInspectorPage(model, background, commands);
    }
    return page;
  }

  @Override
  public boolean isReady() {
    return page == null || page.isReady();
  }

  @Override
  public void focus() {
    inspectorPage().focusMatrix();
  }

  @Override
  public ImmutableList<Component> regions() {
    return inspectorPage().regions();
  }

  @Override
  public Optional<ImmutableList<OutputForm>> exports() {
    return Optional.of(model.forms());
  }

  @Override
  public Optional<String> exportName() {
    return Optional.of(FileTitle.of(model.draft().name()));
  }
}
