package org.cspworkbench.app.gui.animate;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.PictureForms;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.app.gui.words.SolverWords;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.Playback;

/** The forms in which the run that is watched can be written. */
public final class RunForms {

  private RunForms() {}

  /** The run whole, which comes first, or as it is seen now; none without one. */
  static ImmutableList<OutputForm> of(AnimateModel model) {
    return model
        .playback()
        .map(
            at -> {
              Trace trace = at.player().trace();
              return ImmutableList.<OutputForm>builder()
                  .addAll(page(model, at).stream().iterator())
                  .addAll(
                      PictureForms.of(
                          trace,
                          title(model, trace),
                          at.position(),
                          Theme.current().pictureLook(),
                          model.delay()))
                  .build();
            })
        .orElseGet(ImmutableList::of);
  }

  /** The whole run as a web page, unless there is none or it has too many values for one. */
  public static Optional<OutputForm> page(AnimateModel model) {
    return model.playback().flatMap(at -> page(model, at));
  }

  private static Optional<OutputForm> page(AnimateModel model, Playback at) {
    Trace trace = at.player().trace();
    return PictureForms.page(
        trace,
        SolverWords.pseudoCode(model.solver()),
        title(model, trace),
        at.position(),
        model.delay());
  }

  private static String title(AnimateModel model, Trace trace) {
    return SolverWords.name(model.solver()) + ": " + trace.csp().name();
  }
}
