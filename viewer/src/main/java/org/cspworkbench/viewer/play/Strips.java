package org.cspworkbench.viewer.play;

import static org.cspworkbench.viewer.words.Texts.text;

import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.game.Advice;
import org.cspworkbench.presentation.game.AdviceWords;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.game.Assessment;
import org.cspworkbench.presentation.game.Game;
import org.cspworkbench.presentation.game.GameTally;
import org.cspworkbench.presentation.game.OpenHint;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.StageResult;
import org.cspworkbench.presentation.words.RuleWords;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.Shape;
import org.cspworkbench.sudoku.Symbols;
import org.cspworkbench.viewer.play.Strip.Choice;
import org.cspworkbench.viewer.play.Strip.Kind;
import org.cspworkbench.viewer.words.SolverWords;
import org.cspworkbench.viewer.words.Texts;

/** Chooses the most important message about a game, to be shown in the strip. */
public final class Strips {

  private static final AdviceWords ADVICE_WORDS = new AdviceWords(Texts.phrases());
  private static final RuleWords RULE_WORDS = new RuleWords(Texts.phrases());

  private final PlayModel model;
  private final GameMaker maker;
  private final WaitingPuzzle waiting;

  /** Finds messages about the game, the next game and the puzzle that waits. */
  public Strips(PlayModel model, GameMaker maker, WaitingPuzzle waiting) {
    this.model = model;
    this.maker = maker;
    this.waiting = waiting;
  }

  /** Returns the current message, if there is one. */
  public Optional<Strip> strip() {
    return making().or(this::searching).or(this::working).or(() -> model.game().flatMap(this::of));
  }

  private Optional<Strip> making() {
    return maker.isMaking()
        ? Optional.of(
            Strip.of(
                Kind.WORKING,
                text("play.making"),
                text("play.making.filled", GameMaker.title(maker.request()), maker.filledSoFar()),
                Choice.CANCEL))
        : Optional.empty();
  }

  private Optional<Strip> searching() {
    return model
        .search()
        .flatMap(
            search ->
                search
                    .playback()
                    .map(
                        at ->
                            Strip.of(
                                Kind.WORKING,
                                text("play.search", SolverWords.name(search.solver())),
                                text("play.search.event", at.position(), at.length()),
                                Choice.CANCEL)));
  }

  private Optional<Strip> working() {
    return model
        .work()
        .map(
            work ->
                Strip.of(
                    Kind.WORKING,
                    text("play.work." + work.name().toLowerCase(Locale.ROOT)),
                    "",
                    Choice.CANCEL));
  }

  private Optional<Strip> of(Game game) {
    return switch (game.phase()) {
      case OUT_OF_ERRORS -> Optional.of(outOfErrors(game));
      case REVEALED ->
          Optional.of(
              Strip.of(
                  Kind.REMARK, text("play.revealed"), facts(game), Choice.UNDO, Choice.NEW_GAME));
      case WON -> Optional.of(won(game));
      case PLAYING -> whilePlaying(game);
    };
  }

  private Optional<Strip> whilePlaying(Game game) {
    return model
        .remarks()
        .unknownSymbol()
        .map(symbol -> unknownSymbol(game, symbol))
        .or(() -> game.openHint().map(hint -> hint(game, hint)))
        .or(() -> game.contradiction().map(found -> contradiction(game, found)))
        .or(() -> model.stageResult().flatMap(result -> stage(game, result)))
        .or(() -> conflicts(game))
        .or(() -> remark(game));
  }

  private static Strip unknownSymbol(Game game, char symbol) {
    String symbols = Symbols.range(game.sheet().grid().shape().size());
    return Strip.of(Kind.REMARK, text("edit.range", symbol, symbols), "", Choice.CLOSE);
  }

  private static Strip outOfErrors(Game game) {
    return Strip.of(
        Kind.PROBLEM,
        text("play.error.limit", game.tally().errors()),
        text("play.error.limit.choices"),
        Choice.SOLUTION,
        Choice.CONTINUE,
        Choice.NEW_GAME);
  }

  private Strip won(Game game) {
    String headline =
        game.tally().helped() == 0
            ? text("play.won")
            : text("play.won.helped", game.tally().helped());
    return game.tally().helped() == 0
        ? Strip.of(Kind.DONE, headline, facts(game) + best(game), Choice.NEW_GAME)
        : Strip.of(Kind.DONE, headline, facts(game), Choice.UNDO, Choice.NEW_GAME);
  }

  /** Returns the best time at the level of a game, once it is known. */
  private String best(Game game) {
    return game.rating()
        .flatMap(rating -> model.bestTimes().sentence(rating.level()))
        .map(best -> " · " + best)
        .orElse("");
  }

  /** Returns the time, hints, errors and rating of a game. */
  private static String facts(Game game) {
    GameTally tally = game.tally();
    String facts = text("play.facts", time(game.clock().elapsed()), tally.hints(), tally.errors());
    return game.rating().map(rating -> facts + " · " + Ratings.sentence(rating)).orElse(facts);
  }

  private static Strip hint(Game game, OpenHint hint) {
    boolean isMistake = hint.advice().kind() == Advice.Kind.MISTAKE;
    String level =
        text("hint." + hint.request().strength().name().toLowerCase(Locale.ROOT) + ".name");
    Allowance allowed = game.terms().hints();
    String used =
        allowed.isUnlimited()
            ? text("hint.used.unlimited", game.tally().hints())
            : text("hint.used", game.tally().hints(), allowed.most().getAsInt());
    String detail = isMistake ? used : level + ". " + used;
    Kind kind = isMistake ? Kind.PROBLEM : Kind.HINT;
    String sentence = ADVICE_WORDS.sentence(hint.advice().finding());
    return hint.stronger().isEmpty()
        ? Strip.of(kind, sentence, detail, Choice.CLOSE)
        : Strip.of(kind, sentence, detail, Choice.STRONGER_HINT, Choice.CLOSE);
  }

  private static Strip contradiction(Game game, StageResult.Contradiction found) {
    boolean isOfGivens = game.assessment().kind() == Assessment.Kind.NONE;
    String fact =
        found
            .conflict()
            .map(conflict -> text("play.contradiction.rule", RULE_WORDS.conflict(conflict)))
            .orElseGet(
                () ->
                    isOfGivens
                        ? text("play.contradiction.givens")
                        : text(
                            "play.contradiction",
                            names(game.sheet().grid().shape(), found.cells())));
    String title = isOfGivens ? "play.contradiction.title.givens" : "play.contradiction.title";
    return Strip.of(Kind.PROBLEM, text(title), fact, Choice.CLOSE);
  }

  /** Returns the names of the first six cells; the board shows all of them. */
  private static String names(Shape shape, List<Integer> cells) {
    String first = cells.stream().limit(6).map(shape::cellName).collect(Collectors.joining(", "));
    return cells.size() > 6 ? first + ", …" : first;
  }

  private static Optional<Strip> stage(Game game, StageResult result) {
    if (result instanceof StageResult.Found found) {
      int placed = found.placements().size();
      Grid grid = game.sheet().grid();
      return Optional.of(
          Strip.of(
              Kind.REMARK,
              placed == 0 ? text("play.stage.nothing") : text("play.stage.stalled", placed),
              text("play.stage.open", grid.shape().cellCount() - grid.filled()),
              Choice.CLOSE));
    }
    if (result instanceof StageResult.Unfinished unfinished) {
      String text =
          unfinished.outcome() instanceof Outcome.Cancelled
              ? text("play.stage.cancelled")
              : text("play.stage.unfinished");
      return Optional.of(Strip.of(Kind.REMARK, text, "", Choice.CLOSE));
    }
    return Optional.empty();
  }

  private static Optional<Strip> conflicts(Game game) {
    if (!game.showsConflicts()) {
      return game.hasNoConflicts()
          ? Optional.of(Strip.of(Kind.DONE, text("play.conflicts.none"), "", Choice.CLOSE))
          : Optional.empty();
    }
    int count = game.conflicts().all().size();
    return Optional.of(
        Strip.of(
            Kind.PROBLEM,
            text("play.conflicts", count),
            text("play.conflict", RULE_WORDS.conflict(game.conflicts().all().get(0))),
            Choice.CLOSE));
  }

  private Optional<Strip> remark(Game game) {
    if (maker.shortfall().isPresent()) {
      return Optional.of(
          Strip.of(Kind.REMARK, text("play.shortfall"), maker.shortfall().get(), Choice.CLOSE));
    }
    return model.remarks().isOnPuzzle(game)
        ? Optional.of(puzzle(game.assessment().kind()))
        : model.before().map(Strips::before).or(() -> waiting.title().map(Strips::waiting));
  }

  private static Strip waiting(String title) {
    return Strip.of(
        Kind.REMARK, text("play.waiting", title), text("play.waiting.detail"), Choice.PLAY_WAITING);
  }

  private static Strip puzzle(Assessment.Kind kind) {
    String sentence = text("puzzle." + kind.name().toLowerCase(Locale.ROOT));
    return Strip.of(Kind.REMARK, sentence, "", Choice.CLOSE);
  }

  private static Strip before(SavedGame game) {
    Grid grid = game.sheet().grid();
    return Strip.of(
        Kind.REMARK,
        text("play.before", game.terms().title()),
        text("play.before.filled", grid.filled(), grid.shape().cellCount()),
        Choice.GO_BACK,
        Choice.CLOSE);
  }

  /** Formats a time as on a clock: {@code 12:41}, {@code 1:02:03}. */
  public static String time(Duration time) {
    long hours = time.toHours();
    return hours > 0
        ? String.format(
            Locale.ROOT, "%d:%02d:%02d", hours, time.toMinutesPart(), time.toSecondsPart())
        : String.format(Locale.ROOT, "%d:%02d", time.toMinutesPart(), time.toSecondsPart());
  }
}
