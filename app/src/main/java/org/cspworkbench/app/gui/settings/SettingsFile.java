package org.cspworkbench.app.gui.settings;

import com.google.common.collect.ImmutableMap;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.app.gui.settings.RecentFiles.RecentFile;
import org.cspworkbench.app.gui.theme.ThemeChoice;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Members;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.technique.Level;
import org.cspworkbench.viewer.compare.CompareModel;
import org.cspworkbench.viewer.compare.ComparisonRequest;
import org.cspworkbench.viewer.compare.Lock;
import org.cspworkbench.viewer.lesson.LessonResults;
import org.cspworkbench.viewer.lesson.LessonResults.Result;
import org.cspworkbench.viewer.play.BestTimes;
import org.cspworkbench.viewer.play.BestTimes.Won;
import org.cspworkbench.viewer.play.BoardKind;
import org.cspworkbench.viewer.play.GameRequest;
import org.cspworkbench.viewer.play.Help;
import org.cspworkbench.viewer.play.View;
import org.cspworkbench.viewer.words.Language;

/**
 * The settings as a JSON file that the user can read and change. Missing or invalid values are
 * replaced by defaults, so that a mistake in the file does not prevent the window from opening.
 */
public final class SettingsFile {

  /** The maximum size in bytes; files written by the program have a few thousand. */
  private static final int LARGEST = 1 << 20;

  private static final WindowSettings USUAL = WindowSettings.USUAL;

  private static final Codec<Integer> WHOLE = Codec.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
  private static final Codec<Integer> POSITIVE = Codec.whole(1, Integer.MAX_VALUE);
  private static final Codec<Integer> COUNT = Codec.whole(0, Integer.MAX_VALUE);
  private static final Codec<Long> SECONDS = COUNT.as(Integer::longValue, Math::toIntExact);
  private static final Codec<Integer> DELAY = within(0, Delay.LONGEST);
  private static final Codec<Float> ZOOM =
      Codec.of(
          json -> (float) Math.max(0.5, Math.min(4, json.asPositive(Float.MAX_VALUE))),
          (zoom, json) -> json.value(zoom.floatValue()));
  private static final Codec<String> SOLVER =
      Codec.text()
          .as(
              id -> SolverCatalog.find(id).orElseThrow(IllegalArgumentException::new).about().id(),
              id -> id);

  private static final Codec<Optional<Rectangle>> BOUNDS =
      Codec.<Rectangle>objectAmongOthers(
              members ->
                  new Rectangle(
                      members.get("x", WHOLE, bounds -> bounds.x),
                      members.get("y", WHOLE, bounds -> bounds.y),
                      members.get("width", WHOLE, bounds -> bounds.width),
                      members.get("height", WHOLE, bounds -> bounds.height)))
          .<Optional<Rectangle>>as(Optional::of, Optional::orElseThrow)
          .or(Optional.empty());
  private static final Codec<RecentFile> RECENT_FILE =
      Codec.objectAmongOthers(
          members ->
              new RecentFile(
                  members.get("title", Codec.text(), RecentFile::title),
                  members.get(
                      "file", Codec.text().as(Path::of, Path::toString), RecentFile::file)));
  private static final Codec<RecentFiles> RECENT =
      RECENT_FILE.list().as(RecentFiles::new, RecentFiles::files);
  private static final Codec<GameRequest> NEW_GAME =
      Codec.objectAmongOthers(members -> newGame(new Settings<>(members, GameRequest.USUAL)));
  private static final Codec<ComparisonRequest> COMPARISON =
      Codec.objectAmongOthers(
          members -> comparison(new Settings<>(members, ComparisonRequest.USUAL)));
  private static final Codec<Map.Entry<Level, Won>> WON =
      Codec.objectAmongOthers(
          members ->
              Map.entry(
                  members.get("level", Codec.word(Level.class), Map.Entry::getKey),
                  new Won(
                      members.get("games", POSITIVE, won -> won.getValue().games()),
                      members.get("bestSeconds", SECONDS, won -> won.getValue().best()),
                      members.get("totalSeconds", SECONDS, won -> won.getValue().total()))));
  private static final Codec<BestTimes> BEST_TIMES =
      WON.list()
          .as(
              all -> new BestTimes(ImmutableMap.copyOf(all)),
              times -> times.levels().entrySet().asList());
  private static final Codec<Map.Entry<String, Result>> LESSON =
      Codec.objectAmongOthers(
          members ->
              Map.entry(
                  members.get("lesson", Codec.text(), Map.Entry::getKey),
                  new Result(
                      members.get("reached", POSITIVE, read -> read.getValue().reached()),
                      members.get("stops", POSITIVE, read -> read.getValue().stops()),
                      members.get("right", COUNT, read -> read.getValue().right()),
                      members.get("questions", COUNT, read -> read.getValue().questions()),
                      members.get("seconds", SECONDS, read -> read.getValue().seconds()))));
  private static final Codec<LessonResults> LESSONS =
      LESSON
          .list()
          .as(
              all -> new LessonResults(ImmutableMap.copyOf(all)),
              results -> results.lessons().entrySet().asList());
  private static final Codec<WindowSettings> CODEC =
      Codec.objectAmongOthers(members -> window(new Settings<>(members, USUAL)));

  /**
   * Members that have their usual value where they are missing or cannot be read.
   *
   * @param members the members
   * @param usual the usual values
   */
  private record Settings<T>(Members<T> members, T usual) {
    <F> F get(String name, Codec<F> codec, Function<T, F> part) throws UnreadableException {
      return members.getOr(part.apply(usual), name, codec, part);
    }
  }

  private final Path file;

  /** Uses the settings in {@code file}. */
  public SettingsFile(Path file) {
    this.file = file;
  }

  /**
   * Writes the settings.
   *
   * @throws IOException if the file cannot be written
   */
  public void write(WindowSettings settings) throws IOException {
    Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
    ReplacedFile.write(file, CODEC.forPeople(settings));
  }

  /** Reads the settings; missing or invalid values are replaced by defaults. */
  public WindowSettings read() {
    try {
      return CODEC.readLeniently(file.toString(), WholeText.read(file, LARGEST));
    } catch (IOException | UnreadableException e) {
      return USUAL;
    }
  }

  private static WindowSettings window(Settings<WindowSettings> settings)
      throws UnreadableException {
    return new WindowSettings(
        new Appearance(
            settings.get("theme", Codec.word(ThemeChoice.class), all -> all.appearance().theme()),
            settings.get(
                "language", Codec.word(Language.class), all -> all.appearance().language()),
            settings.get("zoom", ZOOM, all -> all.appearance().zoom()),
            settings.get("reducesMotion", Codec.truth(), all -> all.appearance().reducesMotion())),
        settings
            .members()
            .find("window", BOUNDS, all -> Optional.of(all.bounds()).filter(Optional::isPresent))
            .orElse(USUAL.bounds()),
        settings.get("maximized", Codec.truth(), WindowSettings::isMaximized),
        new View(
            settings.get("automaticCandidates", Codec.truth(), all -> all.view().candidates()),
            settings.get("valuesLeft", Codec.truth(), all -> all.view().counts()),
            settings.get("equalDigits", Codec.truth(), all -> all.view().equalDigits()),
            settings.get("wrongValuesMarked", Codec.truth(), all -> all.view().mistakes())),
        settings.get("newGame", NEW_GAME, WindowSettings::request),
        settings.get("animateSolver", SOLVER, WindowSettings::solver),
        settings.get("animateDelayMillis", DELAY, WindowSettings::delay),
        settings.get("compare", COMPARISON, WindowSettings::comparison),
        settings.get("recent", RECENT, WindowSettings::recent),
        settings.get("legendShown", Codec.truth(), WindowSettings::isLegendKnown),
        settings.get("gamesWon", BEST_TIMES, WindowSettings::bestTimes),
        settings.get("lessons", LESSONS, WindowSettings::lessons));
  }

  private static GameRequest newGame(Settings<GameRequest> settings) throws UnreadableException {
    return new GameRequest(
        settings.get("board", Codec.word(BoardKind.class), GameRequest::board),
        settings.get("by", either("filled", "level"), GameRequest::isRated),
        settings.get("difficulty", Codec.word(Difficulty.class), GameRequest::difficulty),
        settings.get("level", Codec.word(Level.class), GameRequest::level),
        settings.get("from", either("collection", "generator"), GameRequest::isFresh),
        settings.get("hints", Allowance.CODEC, GameRequest::hints),
        settings.get("errors", Allowance.CODEC, GameRequest::errors),
        settings.get("timed", Codec.truth(), GameRequest::timed),
        new Help(
            settings.get("solver", SOLVER, request -> request.help().solver()),
            settings.get("oneByOne", Codec.truth(), request -> request.help().animated()),
            settings.get("delayMillis", DELAY, request -> request.help().delay())));
  }

  private static ComparisonRequest comparison(Settings<ComparisonRequest> settings)
      throws UnreadableException {
    return new ComparisonRequest(
        settings.get("solvers", SOLVER.list(), ComparisonRequest::solvers),
        settings.get(
            "boards",
            within(ComparisonRequest.FEWEST, CompareModel.MOST),
            ComparisonRequest::boards),
        settings.get("lock", Codec.word(Lock.class), ComparisonRequest::lock));
  }

  /** Returns the codec of two words, of which the second one is true. */
  private static Codec<Boolean> either(String no, String yes) {
    return Codec.text().as(yes::equals, truth -> truth ? yes : no);
  }

  /** Returns the codec of whole numbers that are moved into a range. */
  private static Codec<Integer> within(int least, int most) {
    return WHOLE.as(number -> Math.max(least, Math.min(most, number)), number -> number);
  }
}
