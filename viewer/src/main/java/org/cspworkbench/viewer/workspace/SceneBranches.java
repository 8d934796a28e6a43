package org.cspworkbench.viewer.workspace;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.presentation.lesson.Scene;
import org.cspworkbench.viewer.decide.DecideModel;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the branches that an audience has chosen in a scene, until the lecture returns to the scene
 * or another lecture begins.
 *
 * <p>Used in the event thread.
 */
public final class SceneBranches {

  private final DecideModel decided;
  private final Map<Scene, DecideModel.Left> kept = new HashMap<>();
  private @Nullable Scene shown; // whose branches are kept when it is left

  /** Keeps the branches that {@code decided} would close. */
  public SceneBranches(DecideModel decided) {
    this.decided = decided;
    decided.keepBy(this::keep);
  }

  private void keep(DecideModel.Left left) {
    if (shown == null) {
      left.close();
    } else {
      Optional.ofNullable(kept.put(shown, left)).ifPresent(DecideModel.Left::close);
    }
  }

  /** Called before a lecture begins. */
  public void begin() {
    shown = null;
    kept.values().forEach(DecideModel.Left::close);
    kept.clear();
  }

  /** Called before a scene is displayed; one that is displayed already starts again. */
  public void leaveFor(Scene scene) {
    if (scene.equals(shown)) {
      shown = null;
    }
  }

  /** Called when a scene is displayed; shows its branches again. */
  public void enter(Scene scene) {
    shown = scene;
    Optional.ofNullable(kept.remove(scene)).ifPresent(decided::resume);
  }
}
