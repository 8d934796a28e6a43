package org.cspworkbench.viewer.explore;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.history.DomainHistory;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.chart.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BackgroundFollower;
import org.cspworkbench.viewer.run.BoundValue;
import org.jspecify.annotations.Nullable;

/**
 * The domains of the current run over time. The recording is read in the background; {@link
 * #refresh}, called once a frame while the view is visible, updates the map.
 *
 * <p>Used by one thread.
 */
public final class HeatMapModel extends ObservableModel {

  /**
   * The map is updated when the recording has grown by one part in this many; less is invisible.
   */
  private static final int FEW_OF_ALL = 200;

  private final Supplier<Optional<Playback>> playbacks;
  private final Background background;
  private final BoundValue<Trace, DomainHistory.Map> map;
  private @Nullable DomainHistory history;
  private @Nullable Rows wanted; // null: the kind that fits
  private CellStory.@Nullable Question asked;
  private String answer = "";

  /**
   * Creates a model for the current run.
   *
   * @param playbacks the current playback, if there is a recording
   */
  public HeatMapModel(Supplier<Optional<Playback>> playbacks, Background background) {
    this.playbacks = playbacks;
    this.background = background;
    this.map = new BoundValue<>(this::trace);
  }

  /** Updates the map, or starts a new one if the run has changed. */
  public void refresh() {
    Trace trace = trace().orElse(null);
    if (trace == null) {
      drop();
    } else if (history == null || history.trace() != trace) {
      drop();
      history = new DomainHistory(trace);
      new BackgroundFollower(background.worker()).start(trace, history::readTo);
    }
    if (history != null) {
      take(history.trace(), history.map());
    }
  }

  /** Returns the recording of the current run, if there is one. */
  public Optional<Trace> trace() {
    return playbacks.get().map(at -> at.player().trace());
  }

  private void drop() {
    if (history != null) {
      history = null;
      map.clear();
      ask(null);
      notifyListeners();
    }
  }

  private void take(Trace trace, DomainHistory.Map read) {
    int shown = map().map(DomainHistory.Map::length).orElse(0);
    int length = read.length();
    boolean isAll = trace.isClosed() && length == trace.length();
    if (map().isEmpty() || (isAll ? length > shown : length - shown > length / FEW_OF_ALL)) {
      map.set(trace, read);
      notifyListeners();
    }
  }

  /** Returns the part of the map that has been read; empty without a recording. */
  public Optional<DomainHistory.Map> map() {
    return map.get();
  }

  /** Returns whether the recording has ended and has been read completely. */
  public boolean isComplete() {
    return trace()
        .filter(Trace::isClosed)
        .flatMap(closed -> map().filter(all -> all.length() == closed.length()))
        .isPresent();
  }

  /** Returns the kind of rows that the user requested; empty for the kind that fits. */
  public Optional<Rows> wantedRows() {
    return Optional.ofNullable(wanted);
  }

  /** Sets the kind of rows. */
  public void setRows(Rows rows) {
    wanted = rows;
    ask(null);
    notifyListeners();
  }

  /** Returns the current position of the playback. */
  public int position() {
    return playbacks.get().map(Playback::position).orElse(0);
  }

  /** Moves the playback to a position. */
  public void seek(int position) {
    playbacks.get().ifPresent(at -> at.seek(position));
  }

  /** Moves the playback forwards or backwards by one event. */
  public void step(boolean forwards) {
    playbacks.get().ifPresent(forwards ? Playback::step : Playback::stepBack);
  }

  /** Requests the history of a domain; {@link #answer} returns it when it is available. */
  public void ask(CellStory.@Nullable Question question) {
    Trace trace = history == null ? null : history.trace();
    if (question == null || trace == null) {
      boolean isNew = asked != null;
      asked = null;
      answer = "";
      if (isNew) {
        notifyListeners();
      }
    } else if (!question.equals(asked)) {
      asked = question;
      background.run(
          () -> CellStory.answer(trace, question, new Narrator(Locale.getDefault())),
          text -> take(trace, question, text));
    }
  }

  private void take(Trace of, CellStory.Question question, String text) {
    if (question.equals(asked) && trace().filter(now -> now == of).isPresent()) {
      answer = text;
      notifyListeners();
    }
  }

  /** Returns the history of the requested domain; empty if none was requested. */
  public String answer() {
    return map().isPresent() ? answer : "";
  }
}
