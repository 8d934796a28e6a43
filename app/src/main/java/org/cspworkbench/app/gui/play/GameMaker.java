package org.cspworkbench.app.gui.play;

import static org.cspworkbench.app.gui.words.Texts.text;

import java.util.Locale;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.cspworkbench.app.gui.widget.Background;
import org.cspworkbench.core.search.Cancellation;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * Makes new games as a form wishes them: puzzles are drawn beside the thread that paints, and the
 * old game stays until there is a new one.
 */
public final class GameMaker extends ObservableModel {

  /** Puzzles of a level that is rare may have to be drawn many times. */
  private static final long MOST_DRAWS = 20_000;

  /** What was found, and why it is not as wished for, if it is not. */
  private record Found(Grid puzzle, Optional<String> shortfall) {}

  private final PlayModel model;
  private final Background background;
  private final LongSupplier seeds;
  private GameRequest request = GameRequest.USUAL;
  private @Nullable Cancellation making;
  private volatile int filledSoFar; // told by the thread that makes the puzzle
  private Optional<String> shortfall = Optional.empty();

  /**
   * Makes games for {@code model}.
   *
   * @param seeds gives a seed for each new puzzle
   */
  public GameMaker(PlayModel model, Background background, LongSupplier seeds) {
    this.model = model;
    this.background = background;
    this.seeds = seeds;
  }

  /** What the next game is to be like. */
  public GameRequest request() {
    return request;
  }

  /** Sets what the next game is to be like. */
  public void setRequest(GameRequest newWish) {
    request = newWish;
    notifyListeners();
  }

  /** Makes a puzzle as wished for, and begins the game as soon as there is one. */
  public void make() {
    cancel();
    Cancellation current = new Cancellation();
    making = current;
    shortfall = Optional.empty();
    GameRequest wanted = request;
    model.setHelp(wanted.help());
    long seed = seeds.getAsLong();
    Limits limits = Limits.none().withAttempts(MOST_DRAWS).withCancellation(current);
    filledSoFar = wanted.board().shape().cellCount();
    background.run(
        () -> find(wanted, seed, limits, given -> filledSoFar = given),
        found -> take(current, wanted, found));
    notifyListeners();
  }

  /** A puzzle of the collection; a new one where that is wished for, or the collection has none. */
  private static Optional<Found> find(
      GameRequest wanted, long seed, Limits limits, IntConsumer progress) {
    if (wanted.isCollected()) {
      Optional<Grid> collected = CollectedGames.draw(wanted, seed);
      if (collected.isPresent()) {
        return collected.map(puzzle -> new Found(puzzle, Optional.empty()));
      }
    }
    return PuzzleGenerator.of(wanted.request())
        .reportingTo(progress)
        .generate(seed, 1, limits)
        .map(made -> new Found(made.puzzle(), made.shortfall()));
  }

  private void take(Cancellation of, GameRequest wanted, Optional<Found> found) {
    if (of == making && !of.isRequested()) {
      making = null;
      found.ifPresent(
          puzzle -> {
            shortfall = puzzle.shortfall();
            model.begin(puzzle.puzzle(), wanted.terms(title(wanted)));
          });
      notifyListeners();
    }
  }

  /** How many cells of the puzzle that is being made are still filled. */
  int filledSoFar() {
    return filledSoFar;
  }

  /** What a game of this wish is called. */
  static String title(GameRequest request) {
    String hardness =
        request.isRated()
            ? text("game.rated", Ratings.level(request.level()))
            : text("difficulty." + request.difficulty().name().toLowerCase(Locale.ROOT));
    return request.board() == BoardKind.NINE ? hardness : request.board().title() + ", " + hardness;
  }

  /** Whether a puzzle is being made. */
  public boolean isMaking() {
    return making != null;
  }

  /** Makes no puzzle any more; the old game stays. */
  public void cancel() {
    if (making != null) {
      making.request();
      making = null;
      notifyListeners();
    }
  }

  /** Why the last puzzle was not as wished for, if it was not. */
  public Optional<String> shortfall() {
    return shortfall;
  }

  /** Forgets why the last puzzle was not as wished for. */
  public void dismiss() {
    shortfall = Optional.empty();
    notifyListeners();
  }
}
