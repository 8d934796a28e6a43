package org.cspworkbench.viewer.play;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.IntConsumer;
import java.util.function.LongSupplier;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.generator.PuzzleGenerator;
import org.cspworkbench.generator.collection.CollectedPuzzle;
import org.cspworkbench.generator.collection.PuzzleCollection;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/**
 * Creates new games as requested in the form. Puzzles are generated in the background; the current
 * game stays open until the new one is ready.
 */
public final class GameMaker extends ObservableModel {

  /** The maximum number of attempts; puzzles of a rare level may need many. */
  private static final long MOST_DRAWS = 20_000;

  /** A puzzle, and how it differs from the request, if it does. */
  private record Found(Grid puzzle, Optional<String> shortfall) {}

  private final PlayModel model;
  private final Background background;
  private final LongSupplier seeds;
  private GameRequest request = GameRequest.USUAL;
  private @Nullable Cancellation making;
  private volatile int filledSoFar; // written by the generator's thread
  private Optional<String> shortfall = Optional.empty();

  /**
   * Creates games for {@code model}.
   *
   * @param seeds supplies a seed for each new puzzle
   */
  public GameMaker(PlayModel model, Background background, LongSupplier seeds) {
    this.model = model;
    this.background = background;
    this.seeds = seeds;
  }

  /** Returns the request for the next game. */
  public GameRequest request() {
    return request;
  }

  /** Sets the request for the next game. */
  public void setRequest(GameRequest newRequest) {
    request = newRequest;
    notifyListeners();
  }

  /** Sets how a solver helps, in this game and in the next ones. */
  public void setHelp(Help help) {
    request = request.withHelp(help);
    model.setHelp(help);
  }

  /** Finds a puzzle that satisfies the request, and begins the game when the puzzle is ready. */
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

  /**
   * Returns a puzzle of the collection, or a generated one if that is requested or the collection
   * has no match.
   */
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

  /** Returns how many cells are still filled in the puzzle that is being generated. */
  int filledSoFar() {
    return filledSoFar;
  }

  /** Returns the title of a game for this request. */
  static String title(GameRequest request) {
    String hardness =
        request.isRated()
            ? text("game.rated", Ratings.level(request.level()))
            : text("new.givens", request.difficulty().givens(request.board().shape()));
    return request.board() == BoardKind.NINE ? hardness : request.board().title() + ", " + hardness;
  }

  /** Returns whether a puzzle is being generated. */
  public boolean isMaking() {
    return making != null;
  }

  /** Cancels the generation; the current game stays open. */
  public void cancel() {
    if (making != null) {
      making.request();
      making = null;
      notifyListeners();
    }
  }

  /** Returns how the last puzzle differed from the request, if it did. */
  public Optional<String> shortfall() {
    return shortfall;
  }

  /** Dismisses the message about the last puzzle. */
  public void dismiss() {
    shortfall = Optional.empty();
    notifyListeners();
  }

  /** New games from the collection that is included in the program. */
  private static final class CollectedGames {

    private CollectedGames() {}

    /**
     * Returns a puzzle that satisfies the request, chosen with {@code seed}; empty if the
     * collection has none. The first call reads the collection and must not run on the event
     * thread.
     */
    static Optional<Grid> draw(GameRequest request, long seed) {
      if (!request.board().isCollected()) {
        return Optional.empty();
      }
      ImmutableList<CollectedPuzzle> fitting =
          PuzzleCollection.shipped().puzzles().stream()
              .filter(puzzle -> fits(puzzle, request))
              .collect(ImmutableList.toImmutableList());
      return fitting.isEmpty()
          ? Optional.empty()
          : Optional.of(fitting.get(new RandomStream(seed).nextInt(fitting.size())).puzzle());
    }

    private static boolean fits(CollectedPuzzle puzzle, GameRequest request) {
      return request.isRated()
          ? puzzle.level() == request.level()
          : puzzle.difficulty() == request.difficulty();
    }
  }
}
