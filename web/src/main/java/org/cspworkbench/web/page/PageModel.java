package org.cspworkbench.web.page;

import java.util.Optional;
import java.util.function.Consumer;
import org.cspworkbench.presentation.look.Look;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.presentation.playback.DelayUnit;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.viewer.animate.RunDetails;
import org.cspworkbench.viewer.explore.ConflictModel;
import org.cspworkbench.viewer.lesson.PlayedQuiz;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/** What a page shows: a run, in a language and a look. Notifies its listeners of each change. */
public final class PageModel extends ObservableModel {

  private final PlayedQuiz quiz = new PlayedQuiz(this::playback);
  private final RunDetails details =
      new RunDetails(() -> run().map(each -> each), this::playback, this::solver, this::listing);
  private final ConflictModel conflict = new ConflictModel(this::playback, Background.NONE);
  private PageTexts texts;
  private Look look;
  private @Nullable ShownRun run;
  private int delay = Delay.USUAL;
  private DelayUnit unit = DelayUnit.EVENT;
  private @Nullable String hint;

  /** Creates a model without a run. */
  public PageModel(PageTexts texts, Look look) {
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
    notifyListeners();
  }

  /** Sets the look. */
  public void setLook(Look newLook) {
    look = newLook;
    notifyListeners();
  }

  /** Returns the run, if there is one. */
  public Optional<ShownRun> run() {
    return Optional.ofNullable(run);
  }

  /** Shows a run. */
  public void show(ShownRun newRun) {
    run = newRun;
    pass(newRun.playback());
    newRun.playback().whenMoved(this::notifyListeners);
    notifyListeners();
  }

  /** Returns the position of the viewer. */
  public Optional<Playback> playback() {
    return run().map(ShownRun::playback);
  }

  private Solver solver() {
    return run().orElseThrow().solver();
  }

  private PseudoCode listing() {
    return texts.listing(solver());
  }

  /** Returns the details of the run, which there must be, at the position of the viewer. */
  public RunDetails details() {
    return details;
  }

  /** Returns the questions about the run. */
  public PlayedQuiz quiz() {
    return quiz;
  }

  /** Returns the last contradiction before the position of the viewer. */
  public ConflictModel conflict() {
    return conflict;
  }

  /** Returns the delay in milliseconds. */
  public int delay() {
    return delay;
  }

  /** Sets the delay, 0 to {@link Delay#LONGEST} milliseconds. */
  public void setDelay(int millis) {
    delay = millis;
    playback().ifPresent(this::pass);
    notifyListeners();
  }

  /** Returns the unit of the delay. */
  public DelayUnit unit() {
    return unit;
  }

  /** Sets the unit of the delay. */
  public void setUnit(DelayUnit newUnit) {
    unit = newUnit;
    playback().ifPresent(this::pass);
    notifyListeners();
  }

  private void pass(Playback to) {
    to.setDelay(delay);
    to.setDelayUnit(unit);
  }

  /** Moves the viewer, if there is a run, and notifies the listeners. */
  public void move(Consumer<Playback> movement) {
    playback().ifPresent(movement);
    notifyListeners();
  }

  /** Plays on, up to this time; called once a frame. */
  public void tick(long nowNanos) {
    Playback at = run == null ? null : run.playback();
    if (at != null && at.isPlaying()) {
      at.tick(nowNanos); // notifies if it moves
      if (!at.isPlaying()) {
        notifyListeners();
      }
    }
  }

  /** Returns a sentence for the reader, such as why there is no run, if there is one. */
  public Optional<String> hint() {
    return Optional.ofNullable(hint);
  }

  /** Gives the reader a sentence, until it is dismissed or the next run starts. */
  public void say(String sentence) {
    hint = sentence;
    notifyListeners();
  }

  /** Dismisses the sentence. */
  public void dismiss() {
    hint = null;
    notifyListeners();
  }
}
