package org.cspworkbench.app.gui.settings;

import static org.cspworkbench.document.json.Member.member;
import static org.cspworkbench.document.json.Member.optional;

import com.google.common.collect.ImmutableList;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.file.WholeText;
import org.cspworkbench.app.gui.compare.CompareModel;
import org.cspworkbench.app.gui.compare.ComparisonRequest;
import org.cspworkbench.app.gui.compare.Lock;
import org.cspworkbench.app.gui.play.BoardKind;
import org.cspworkbench.app.gui.play.GameRequest;
import org.cspworkbench.app.gui.play.Help;
import org.cspworkbench.app.gui.play.View;
import org.cspworkbench.app.gui.settings.RecentFiles.RecentFile;
import org.cspworkbench.app.gui.theme.ThemeChoice;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Member;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.presentation.game.Allowance;
import org.cspworkbench.presentation.playback.Delay;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.solvers.logic.technique.Level;

/**
 * The settings as a JSON file that the user can read and change. Missing or invalid values are
 * replaced by defaults, so that a mistake in the file does not prevent the window from opening.
 */
public final class SettingsFile {

  /** The maximum size in bytes; files written by the program have a few thousand. */
  private static final int LARGEST = 1 << 20;

  private static final WindowSettings USUAL = WindowSettings.USUAL;

  private static final Codec<Integer> WHOLE = Codec.whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
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

  private static final Codec<Rectangle> BOUNDS = bounds();
  private static final Codec<RecentFile> RECENT_FILE = recentFile();
  private static final Codec<GameRequest> NEW_GAME = newGame(GameRequest.USUAL);
  private static final Codec<ComparisonRequest> COMPARISON = comparison(ComparisonRequest.USUAL);
  private static final Codec<WindowSettings> CODEC = settings();

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

  private static Codec<WindowSettings> settings() {
    Member<WindowSettings, ThemeChoice> theme =
        setting("theme", Codec.word(ThemeChoice.class), settings -> settings.appearance().theme());
    Member<WindowSettings, Language> language =
        setting("language", Codec.word(Language.class), all -> all.appearance().language());
    Member<WindowSettings, Float> zoom = setting("zoom", ZOOM, all -> all.appearance().zoom());
    Member<WindowSettings, Boolean> reducesMotion =
        setting("reducesMotion", Codec.truth(), all -> all.appearance().reducesMotion());
    Member<WindowSettings, Optional<Rectangle>> window =
        optional("window", BOUNDS, WindowSettings::bounds).forgiving(USUAL.bounds());
    Member<WindowSettings, Boolean> maximized =
        setting("maximized", Codec.truth(), WindowSettings::isMaximized);
    Member<WindowSettings, Boolean> candidates =
        setting("automaticCandidates", Codec.truth(), all -> all.view().candidates());
    Member<WindowSettings, Boolean> valuesLeft =
        setting("valuesLeft", Codec.truth(), all -> all.view().counts());
    Member<WindowSettings, Boolean> equalDigits =
        setting("equalDigits", Codec.truth(), all -> all.view().equalDigits());
    Member<WindowSettings, GameRequest> newGame =
        setting("newGame", NEW_GAME, WindowSettings::request);
    Member<WindowSettings, String> solver =
        setting("animateSolver", SOLVER, WindowSettings::solver);
    Member<WindowSettings, Integer> delay =
        setting("animateDelayMillis", DELAY, WindowSettings::delay);
    Member<WindowSettings, ComparisonRequest> compare =
        setting("compare", COMPARISON, WindowSettings::comparison);
    Member<WindowSettings, RecentFiles> recent =
        setting(
            "recent",
            RECENT_FILE.list().as(RecentFiles::new, RecentFiles::files),
            WindowSettings::recent);
    return Codec.objectAmongOthers(
        fields ->
            new WindowSettings(
                new Appearance(
                    fields.get(theme),
                    fields.get(language),
                    fields.get(zoom),
                    fields.get(reducesMotion)),
                fields.get(window),
                fields.get(maximized),
                new View(fields.get(candidates), fields.get(valuesLeft), fields.get(equalDigits)),
                fields.get(newGame),
                fields.get(solver),
                fields.get(delay),
                fields.get(compare),
                fields.get(recent)),
        theme,
        language,
        zoom,
        reducesMotion,
        window,
        maximized,
        candidates,
        valuesLeft,
        equalDigits,
        newGame,
        solver,
        delay,
        compare,
        recent);
  }

  private static <F> Member<WindowSettings, F> setting(
      String name, Codec<F> codec, Function<WindowSettings, F> part) {
    return member(name, codec, part).forgiving(part.apply(USUAL));
  }

  private static Codec<GameRequest> newGame(GameRequest usual) {
    Member<GameRequest, BoardKind> board =
        member("board", Codec.word(BoardKind.class), GameRequest::board).forgiving(usual.board());
    Member<GameRequest, Boolean> by =
        member("by", either("filled", "level"), GameRequest::isRated).forgiving(usual.isRated());
    Member<GameRequest, Difficulty> difficulty =
        member("difficulty", Codec.word(Difficulty.class), GameRequest::difficulty)
            .forgiving(usual.difficulty());
    Member<GameRequest, Level> level =
        member("level", Codec.word(Level.class), GameRequest::level).forgiving(usual.level());
    Member<GameRequest, Boolean> from =
        member("from", either("collection", "generator"), GameRequest::isFresh)
            .forgiving(usual.isFresh());
    Member<GameRequest, Allowance> hints =
        member("hints", Allowance.CODEC, GameRequest::hints).forgiving(usual.hints());
    Member<GameRequest, Allowance> errors =
        member("errors", Allowance.CODEC, GameRequest::errors).forgiving(usual.errors());
    Member<GameRequest, Boolean> timed =
        member("timed", Codec.truth(), GameRequest::timed).forgiving(usual.timed());
    Member<GameRequest, String> solver =
        member("solver", SOLVER, (GameRequest request) -> request.help().solver())
            .forgiving(usual.help().solver());
    Member<GameRequest, Boolean> oneByOne =
        member("oneByOne", Codec.truth(), (GameRequest request) -> request.help().animated())
            .forgiving(usual.help().animated());
    Member<GameRequest, Integer> delay =
        member("delayMillis", DELAY, (GameRequest request) -> request.help().delay())
            .forgiving(usual.help().delay());
    return Codec.objectAmongOthers(
        fields ->
            new GameRequest(
                fields.get(board),
                fields.get(by),
                fields.get(difficulty),
                fields.get(level),
                fields.get(from),
                fields.get(hints),
                fields.get(errors),
                fields.get(timed),
                new Help(fields.get(solver), fields.get(oneByOne), fields.get(delay))),
        board,
        by,
        difficulty,
        level,
        from,
        hints,
        errors,
        timed,
        solver,
        oneByOne,
        delay);
  }

  /** Returns the codec of two words, of which the second one is true. */
  private static Codec<Boolean> either(String no, String yes) {
    return Codec.text().as(yes::equals, truth -> truth ? yes : no);
  }

  private static Codec<ComparisonRequest> comparison(ComparisonRequest usual) {
    Member<ComparisonRequest, ImmutableList<String>> solvers =
        member("solvers", SOLVER.list(), ComparisonRequest::solvers).forgiving(usual.solvers());
    Member<ComparisonRequest, Integer> boards =
        member("boards", within(CompareModel.FEWEST, CompareModel.MOST), ComparisonRequest::boards)
            .forgiving(usual.boards());
    Member<ComparisonRequest, Lock> lock =
        member("lock", Codec.word(Lock.class), ComparisonRequest::lock).forgiving(usual.lock());
    return Codec.objectAmongOthers(
        fields -> new ComparisonRequest(fields.get(solvers), fields.get(boards), fields.get(lock)),
        solvers,
        boards,
        lock);
  }

  /** Returns the codec of whole numbers that are moved into a range. */
  private static Codec<Integer> within(int least, int most) {
    return WHOLE.as(number -> Math.max(least, Math.min(most, number)), number -> number);
  }

  private static Codec<Rectangle> bounds() {
    Member<Rectangle, Integer> x = member("x", WHOLE, bounds -> bounds.x);
    Member<Rectangle, Integer> y = member("y", WHOLE, bounds -> bounds.y);
    Member<Rectangle, Integer> width = member("width", WHOLE, bounds -> bounds.width);
    Member<Rectangle, Integer> height = member("height", WHOLE, bounds -> bounds.height);
    return Codec.objectAmongOthers(
        fields ->
            new Rectangle(fields.get(x), fields.get(y), fields.get(width), fields.get(height)),
        x,
        y,
        width,
        height);
  }

  private static Codec<RecentFile> recentFile() {
    Member<RecentFile, String> title = member("title", Codec.text(), RecentFile::title);
    Member<RecentFile, Path> path =
        member("file", Codec.text().as(Path::of, Path::toString), RecentFile::file);
    return Codec.objectAmongOthers(
        fields -> new RecentFile(fields.get(title), fields.get(path)), title, path);
  }
}
