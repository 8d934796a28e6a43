package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.trace.Decision;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.paint.tile.CellFigure;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.CellTiles;
import org.cspworkbench.presentation.tile.TileBranch;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileShare;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.run.BoundValue;
import org.cspworkbench.viewer.run.RunSession;
import org.jspecify.annotations.Nullable;

/**
 * The part that the user takes in the run on an image: weights that are changed for the next run,
 * and tiles that are fixed or banned in a cell, from which a branch of the run goes on. The runs
 * before stay available.
 *
 * <p>Used by one thread; branches are prepared in the background.
 */
public final class TilesModel {

  private static final int MOST_RUNS = 8;

  /** A run that can be displayed again. */
  private record Kept(Reading.Opened image, RunSession run, Optional<Playback> playback) {}

  /** What a branch is made of in the background: the branch, or why there is none. */
  private record Prepared(Optional<TileBranch> branch, String fault) {}

  private final AnimateModel model;
  private final BoundValue<Trace, TracePlayer> lookBack;
  private final List<Kept> runs = new ArrayList<>();
  private Background background = Background.NONE;
  private int at; // the displayed run
  private Reading.@Nullable Opened displayed; // the image of that run
  private boolean goesOn; // whether a branch plays once it has repeated the decisions
  private @Nullable TileRequest changed; // with the weights for the next run
  private Reading.@Nullable Opened changedFrom;
  private @Nullable TileBranch arriving; // until its run has repeated the decisions
  private boolean isPreparing;
  private CellFigure figure = CellFigure.COUNT;

  TilesModel(AnimateModel model) {
    this.model = model;
    this.lookBack =
        new BoundValue<>(() -> model.playback().map(playback -> playback.player().trace()));
  }

  /** Sets the executor of work in the background. */
  public void runIn(Background newBackground) {
    background = newBackground;
  }

  /** Returns the request for the displayed image, if the problem is one. */
  public Optional<TileRequest> image() {
    return model.opened().flatMap(TilesModel::imageOf);
  }

  private static Optional<TileRequest> imageOf(Reading.Opened opened) {
    return opened.problem() instanceof Problem.Sudoku
        ? Optional.empty()
        : TileRequest.of(opened.problem().csp());
  }

  /** Returns how often each kind of tile stands now. */
  public ImmutableList<TileShare> shares() {
    TileRequest image = image().orElse(null);
    if (image == null) {
      return ImmutableList.of();
    }
    return model
        .playback()
        .map(playback -> TileShare.at(image, playback.player().state()))
        .orElseGet(() -> TileShare.ofNone(image));
  }

  /** Returns the weight of a kind of tile in the next run; 0 if it is banned. */
  public double weight(int kind) {
    return next().map(image -> image.weight(kind)).orElse(0.0);
  }

  /** Returns the image of the next run, with the weights that the user has set. */
  private Optional<TileRequest> next() {
    boolean isValid = model.opened().filter(opened -> opened.equals(changedFrom)).isPresent();
    return isValid && changed != null ? Optional.of(changed) : image();
  }

  /** Sets the weight of a kind of tile; takes effect with the next run. */
  public void setWeight(int kind, double weight) {
    next()
        .ifPresent(
            image -> {
              changed = image.withWeight(kind, weight);
              changedFrom = model.opened().orElseThrow();
              model.notifyChange();
            });
  }

  /** Returns whether the displayed run has other weights than the next one. */
  public boolean hasOldWeights() {
    TileRequest image = image().orElse(null);
    TileRequest following = next().orElse(null);
    if (image == null || following == null) {
      return false;
    }
    for (int kind = 0; kind < image.source().kinds().size(); kind++) {
      if (image.weight(kind) != following.weight(kind)) {
        return true;
      }
    }
    return false;
  }

  /**
   * States the image with the new weights, if there are any. The run until now stays available.
   *
   * @return whether the problem can be run
   */
  boolean takeUpWeights() {
    if (!hasOldWeights()) {
      return true;
    }
    Reading.Opened before = model.opened().orElseThrow();
    Reading.Opened after;
    try {
      after = stated(before, new Problem.General(next().orElseThrow().state()));
    } catch (IllegalArgumentException e) {
      model
          .notices()
          .report(Notice.remark(text("tiles.impossible", String.valueOf(e.getMessage()))));
      return false;
    }
    keepDisplayed();
    changed = null;
    model.replace(after);
    at = runs.size(); // of the run that starts now
    displayed = after;
    return true;
  }

  private static Reading.Opened stated(Reading.Opened before, Problem problem) {
    return new Reading.Opened(before.title(), problem, Optional.empty());
  }

  /** Leaves only this tile in a cell. A branch of the run goes on from here. */
  public void fix(int cell, int value) {
    image().ifPresent(image -> branch(() -> image.withFixed(cell, value)));
  }

  /** Removes a tile from a cell. A branch of the run goes on from here. */
  public void ban(int cell, int value) {
    image()
        .ifPresent(
            image -> {
              TileRequest free = image.isFixed(cell) ? image.withFree(cell) : image;
              branch(() -> free.withBanned(cell, value));
            });
  }

  /** Undoes what the user has fixed or banned in a cell. A branch of the run goes on from here. */
  public void free(int cell) {
    image()
        .filter(image -> image.kept().containsKey(cell))
        .ifPresent(image -> branch(() -> image.withFree(cell)));
  }

  /** An image that may be impossible. */
  private interface Change {
    TileRequest image();
  }

  private void branch(Change change) {
    RunSession run = model.session().orElse(null);
    TracePlayer player = model.playback().map(Playback::player).orElse(null);
    Reading.Opened before = model.opened().orElse(null);
    if (run == null || player == null || before == null || isPreparing) {
      return;
    }
    isPreparing = true;
    boolean wasPlaying = model.playback().filter(Playback::isPlaying).isPresent();
    model.playback().ifPresent(Playback::pause);
    RunRequest request = run.request();
    ImmutableList<Decision> decisions = TileBranch.decisions(player.state());
    background.run(
        () -> prepared(request, change, decisions),
        prepared -> {
          isPreparing = false;
          boolean isStillThere = model.session().filter(run::equals).isPresent();
          if (isStillThere) {
            begin(before, prepared, wasPlaying);
          }
        });
  }

  private static Prepared prepared(
      RunRequest request, Change change, ImmutableList<Decision> decisions) {
    try {
      return new Prepared(Optional.of(TileBranch.of(request, change.image(), decisions)), "");
    } catch (IllegalArgumentException e) {
      return new Prepared(Optional.empty(), String.valueOf(e.getMessage()));
    }
  }

  private void begin(Reading.Opened before, Prepared prepared, boolean wasPlaying) {
    TileBranch branch = prepared.branch().orElse(null);
    if (branch == null) {
      model.notices().report(Notice.remark(text("tiles.impossible", prepared.fault())));
      return;
    }
    keepDisplayed();
    Reading.Opened after = stated(before, branch.request().problem());
    TileRequest following = hasOldWeights() ? next().orElseThrow() : null;
    RunSession run = model.start(branch.request());
    runs.add(new Kept(after, run, Optional.empty()));
    while (runs.size() > MOST_RUNS) {
      runs.remove(0);
    }
    at = runs.size() - 1;
    displayed = after;
    arriving = branch;
    model.goOn(after, run, Optional.empty());
    carryWeights(following);
    goesOn = wasPlaying;
  }

  /** Keeps the weights of the next run that the user has set before the branch. */
  private void carryWeights(@Nullable TileRequest following) {
    if (following != null) {
      for (int kind = 0; kind < following.source().kinds().size(); kind++) {
        if (weight(kind) != following.weight(kind)) {
          setWeight(kind, following.weight(kind));
        }
      }
    }
  }

  /** Stores the position in the displayed run, and forgets the runs of other problems. */
  private void keepDisplayed() {
    Reading.Opened opened = model.opened().orElse(null);
    RunSession run = model.session().orElse(null);
    if (!isDisplayedKnown()) {
      runs.clear();
      at = 0;
      displayed = opened;
    }
    if (opened != null && run != null) {
      Kept kept = new Kept(opened, run, model.playback());
      if (at < runs.size()) {
        runs.set(at, kept);
      } else {
        runs.add(kept);
      }
    }
  }

  /** Returns the number of runs that can be displayed, with the present one. */
  public int runs() {
    return isDisplayedKnown() ? Math.max(runs.size(), at + 1) : 1;
  }

  /** Returns the number of the displayed run, from 1. */
  public int run() {
    return isDisplayedKnown() ? at + 1 : 1;
  }

  private boolean isDisplayedKnown() {
    return displayed != null && model.opened().filter(displayed::equals).isPresent();
  }

  /** Displays the run before the present one, at the position where it was left. */
  public void previousRun() {
    goTo(run() - 2);
  }

  /** Displays the run after the present one. */
  public void nextRun() {
    goTo(run());
  }

  private void goTo(int index) {
    if (index < 0 || index >= runs()) {
      return;
    }
    keepDisplayed();
    at = index;
    changed = null;
    arriving = null;
    Kept kept = runs.get(index);
    displayed = kept.image();
    model.goOn(kept.image(), kept.run(), kept.playback());
  }

  /** Moves to the event at which a branch goes on by itself; called once per frame. */
  void follow() {
    TileBranch branch = arriving;
    Playback playback = model.playback().orElse(null);
    if (branch == null || playback == null) {
      return;
    }
    Trace trace = playback.player().trace();
    boolean isOver = trace.isClosed(); // read before the length
    int position = branch.firstOwnEvent(trace);
    playback.seek(position);
    if (position < trace.length() || isOver) {
      arriving = null;
      if (goesOn) {
        playback.play();
      }
    }
  }

  /** Returns the tiles of a cell at the displayed event. */
  public Optional<CellTiles> tilesOf(int x) {
    TileRequest image = image().orElse(null);
    TracePlayer player = model.playback().map(Playback::player).orElse(null);
    if (image == null || player == null || x >= player.trace().csp().variables().size()) {
      return Optional.empty();
    }
    TracePlayer back = lookBack.get().orElseGet(player.trace()::player);
    lookBack.set(player.trace(), back);
    return Optional.of(CellTiles.at(image, player, back, x));
  }

  /** Returns what is written on cells with many tiles. */
  public CellFigure figure() {
    return figure;
  }

  /** Writes another figure on cells with many tiles. */
  public void showNextFigure() {
    figure = figure.next();
    model.notifyChange();
  }
}
