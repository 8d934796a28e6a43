package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableMap;
import org.cspworkbench.app.gui.run.AnimatePreset;
import org.cspworkbench.app.gui.run.RunPreset;
import org.cspworkbench.viewer.animate.AnimateModel;
import org.cspworkbench.viewer.animate.GivensEditor;

/** Presets of the run workspace for tests that display a page without a window. */
public final class RunPresets {

  private RunPresets() {}

  /** Returns the preset that animates the run of {@code model}. */
  public static RunPreset animate(AnimateModel model) {
    return new AnimatePreset(model, new GivensEditor(model), ImmutableMap.of(), command -> {});
  }
}
