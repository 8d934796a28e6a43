package org.cspworkbench.viewer.play;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.run.Background;

/** The Play workspace without a display; the test decides when background work is executed. */
public final class OffscreenPlay {

  static final Grid PUZZLE =
      Grid.ofLine(
          "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
  static final Grid HARD =
      Grid.ofLine(
          "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
  static final Grid SEVERAL = Grid.ofLine(".".repeat(81));

  private final Deque<Runnable> queued = new ArrayDeque<>();
  private final AtomicLong nanos = new AtomicLong();
  private final Background background = new Background(queued::add, Runnable::run);
  private final PlayModel model = anotherModel();
  private final GameMaker maker = new GameMaker(model, background, () -> 1);
  private final Strips strips = new Strips(model, maker, new NoneWaiting());

  private static final class NoneWaiting implements WaitingPuzzle {
    @Override
    public Optional<String> title() {
      return Optional.empty();
    }

    @Override
    public void play() {}
  }

  public PlayModel model() {
    return model;
  }

  /** Returns a model of a later session with the same background executor. */
  PlayModel anotherModel() {
    return new PlayModel(background, nanos::get);
  }

  public GameMaker maker() {
    return maker;
  }

  public Strips strips() {
    return strips;
  }

  /** Returns the pending background work. */
  Deque<Runnable> queued() {
    return queued;
  }

  /** Executes all pending background work. */
  void work() {
    while (!queued.isEmpty()) {
      queued.remove().run();
    }
  }

  /** Advances the clock. */
  void pass(long passedNanos) {
    nanos.addAndGet(passedNanos);
  }

  public Game begin(Grid puzzle) {
    model.begin(puzzle, GameRequest.USUAL.terms("Test"));
    work();
    return model.game().orElseThrow();
  }

  /** Returns the current strip. */
  public Strip strip() {
    return strips.strip().orElseThrow();
  }

  /** Returns the current moment. */
  Moment moment() {
    return PlayMoments.of(model.game().orElseThrow(), model.view(), model.selected().orElseThrow());
  }
}
