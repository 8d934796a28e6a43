package org.cspworkbench.app.gui;

import org.cspworkbench.app.gui.run.AnimatePreset;
import org.cspworkbench.app.gui.run.RunPreset;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.GivensEditor;
import org.cspworkbench.viewer.lesson.TurnModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.tile.TileInspectorModel;
import org.cspworkbench.viewer.words.Texts;

/** Presets of the run workspace for tests that display a page without a window. */
public final class RunPresets {

  private RunPresets() {}

  /** Returns the preset that animates the run of {@code model}. */
  public static RunPreset animate(AnimateModel model) {
    return new AnimatePreset(
        model,
        new GivensEditor(model),
        new TurnModel(Background.NONE, Texts::phrases),
        new TileInspectorModel(),
        Background.NONE,
        command -> {});
  }
}
