package org.cspworkbench.web.page;

import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.ReceivedRun;
import org.cspworkbench.viewer.run.RunModel;
import org.jspecify.annotations.Nullable;

/** What a page shows: a run, in a language and a look, and a sentence for the reader. */
public final class PageModel extends RunModel<ReceivedRun> {

  private final ConflictModel conflict;
  private PageTexts texts;
  private Look look;
  private Consumer<Playback> opening = at -> {}; // of the run
  private @Nullable String hint;

  /**
   * Creates a model without a run.
   *
   * @param background executes what takes time
   */
  public PageModel(PageTexts texts, Look look, Background background) {
    super(DelayUnit.EVENT);
    this.conflict = new ConflictModel(this::playback, background);
    this.texts = texts;
    this.look = look;
  }

  /** Returns the texts in the chosen language. */
  public PageTexts texts() {
    return texts;
  }

  /** Returns the look. */
  public Look look() {
    return look;
  }

  /** Sets the language. */
  public void setTexts(PageTexts newTexts) {
    texts = newTexts;
    notifyChange();
  }

  /** Sets the look. */
  public void setLook(Look newLook) {
    look = newLook;
    notifyChange();
  }

  /**
   * Shows a run.
   *
   * @param newOpening moves to where the viewer sees it first
   */
  public void show(ReceivedRun run, Consumer<Playback> newOpening) {
    opening = newOpening;
    display(run, Optional.empty());
    startPlayback();
    notifyChange();
  }

  @Override
  protected void begin(Playback at) {
    opening.accept(at);
  }

  /** Returns the recording of the run, if there is one. */
  public Optional<Trace> trace() {
    return playback().map(at -> at.player().trace());
  }

  /** Returns the solver of the run, which there must be. */
  @Override
  public Solver solver() {
    return session().orElseThrow().request().solver();
  }

  @Override
  protected PseudoCode code() {
    return texts.listing(solver());
  }

  /** Returns the last contradiction before the position of the viewer. */
  public ConflictModel conflict() {
    return conflict;
  }

  /** Returns a sentence for the reader, such as why there is no run, if there is one. */
  public Optional<String> hint() {
    return Optional.ofNullable(hint);
  }

  /** Gives the reader a sentence, until it is dismissed or the next run starts. */
  public void say(String sentence) {
    hint = sentence;
    notifyChange();
  }

  /** Dismisses the sentence. */
  public void dismiss() {
    hint = null;
    notifyChange();
  }
}
