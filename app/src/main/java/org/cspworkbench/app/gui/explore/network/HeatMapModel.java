package org.cspworkbench.app.gui.explore.network;

import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;
import org.cspworkbench.app.gui.current.BoundValue;
import org.cspworkbench.app.gui.run.TapeFollower;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.history.DomainHistory;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.paint.HeatMapPlacement.Rows;
import org.cspworkbench.presentation.playback.Playback;
import org.jspecify.annotations.Nullable;

/**
 * The domains of the run that is watched, over time. The tape is read beside the thread that
 * paints; {@link #refresh}, called once a frame while this is seen, takes in what has been read.
 *
 * <p>Used by one thread.
 */
public final class HeatMapModel extends ObservableModel {

  /** So many events are not told from none: the picture is taken anew when there are more. */
  private static final int FEW_OF_ALL = 200;

  private final Supplier<Optional<Playback>> playbacks;
  private final Background background;
  private final BoundValue<Trace, DomainHistory.Map> map;
  private @Nullable DomainHistory history;
  private @Nullable Rows wanted; // none: what fits
  private CellStory.@Nullable Question asked;
  private String answer = "";

  /**
   * The domains of what is watched.
   *
   * @param playbacks where the viewer stands, if there is a tape
   */
  public HeatMapModel(Supplier<Optional<Playback>> playbacks, Background background) {
    this.playbacks = playbacks;
    this.background = background;
    this.map = new BoundValue<>(this::trace);
  }

  /** Takes in what has been read of the tape, or begins with another if the run is another. */
  public void refresh() {
    Trace trace = trace().orElse(null);
    if (trace == null) {
      drop();
    } else if (history == null || history.trace() != trace) {
      drop();
      history = new DomainHistory(trace);
      TapeFollower.start(trace, history::readTo);
    }
    if (history != null) {
      take(history.trace(), history.map());
    }
  }

  /** The tape of the run that is watched, once there is one. */
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

  /** What has been read of the tape; none before there is one. */
  public Optional<DomainHistory.Map> map() {
    return map.get();
  }

  /** Whether what is shown is all there is, and the tape has ended. */
  public boolean isComplete() {
    return trace()
        .filter(Trace::isClosed)
        .flatMap(closed -> map().filter(all -> all.length() == closed.length()))
        .isPresent();
  }

  /** What a person wants the rows to be; none if that is for the room to decide. */
  public Optional<Rows> wantedRows() {
    return Optional.ofNullable(wanted);
  }

  /** Sets what the rows are. */
  public void setRows(Rows rows) {
    wanted = rows;
    ask(null);
    notifyListeners();
  }

  /** How many events lie behind where the viewer stands. */
  public int position() {
    return playbacks.get().map(Playback::position).orElse(0);
  }

  /** Goes to a position of the tape. */
  public void seek(int position) {
    playbacks.get().ifPresent(at -> at.seek(position));
  }

  /** Goes on or back by an event. */
  public void step(boolean forwards) {
    playbacks.get().ifPresent(forwards ? Playback::step : Playback::stepBack);
  }

  /** What is being asked, if anything is. */
  Optional<CellStory.Question> asked() {
    return Optional.ofNullable(asked);
  }

  /** Asks what became of a domain; {@link #answer} says it as soon as it is known. */
  void ask(CellStory.@Nullable Question question) {
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
          () -> CellStory.tell(trace, question, new Narrator(Locale.getDefault())),
          told -> take(trace, question, told));
    }
  }

  private void take(Trace of, CellStory.Question question, String told) {
    if (question.equals(asked) && trace().filter(now -> now == of).isPresent()) {
      answer = told;
      notifyListeners();
    }
  }

  /** What became of the domain that was asked for last; empty if nothing was. */
  public String answer() {
    return map().isPresent() ? answer : "";
  }
}
