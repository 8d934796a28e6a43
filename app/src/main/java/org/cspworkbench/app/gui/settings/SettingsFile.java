package org.cspworkbench.app.gui.settings;

import com.google.common.collect.ImmutableList;
import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParseException;
import com.google.gson.JsonParser;
import java.awt.Rectangle;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
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

  private static final Gson PRETTY = new GsonBuilder().setPrettyPrinting().create();

  /** The maximum size in bytes; files written by the program have a few thousand. */
  private static final int LARGEST = 1 << 20;

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
    JsonObject json = new JsonObject();
    json.addProperty("theme", word(settings.appearance().theme()));
    json.addProperty("language", word(settings.appearance().language()));
    json.addProperty("zoom", settings.appearance().zoom());
    json.addProperty("reducesMotion", settings.appearance().reducesMotion());
    settings.bounds().ifPresent(bounds -> json.add("window", window(bounds)));
    json.addProperty("maximized", settings.isMaximized());
    json.addProperty("automaticCandidates", settings.view().candidates());
    json.addProperty("valuesLeft", settings.view().counts());
    json.addProperty("equalDigits", settings.view().equalDigits());
    json.add("newGame", newGame(settings.request()));
    json.addProperty("animateSolver", settings.solver());
    json.addProperty("animateDelayMillis", settings.delay());
    json.add("compare", comparison(settings.comparison()));
    json.add("recent", recent(settings.recent()));
    Files.createDirectories(file.toAbsolutePath().resolveSibling(""));
    ReplacedFile.write(file, PRETTY.toJson(json) + "\n");
  }

  private static JsonObject comparison(ComparisonRequest request) {
    JsonObject json = new JsonObject();
    JsonArray solvers = new JsonArray();
    request.solvers().forEach(solvers::add);
    json.add("solvers", solvers);
    json.addProperty("boards", request.boards());
    json.addProperty("lock", word(request.lock()));
    return json;
  }

  private static JsonArray recent(RecentFiles recent) {
    JsonArray json = new JsonArray();
    for (RecentFile each : recent.files()) {
      JsonObject file = new JsonObject();
      file.addProperty("title", each.title());
      file.addProperty("file", each.file().toString());
      json.add(file);
    }
    return json;
  }

  private static JsonObject window(Rectangle bounds) {
    JsonObject json = new JsonObject();
    json.addProperty("x", bounds.x);
    json.addProperty("y", bounds.y);
    json.addProperty("width", bounds.width);
    json.addProperty("height", bounds.height);
    return json;
  }

  private static JsonObject newGame(GameRequest request) {
    JsonObject json = new JsonObject();
    json.addProperty("board", word(request.board()));
    json.addProperty("by", request.isRated() ? "level" : "filled");
    json.addProperty("difficulty", word(request.difficulty()));
    json.addProperty("level", word(request.level()));
    json.addProperty("from", request.isFresh() ? "generator" : "collection");
    json.addProperty("hints", format(request.hints()));
    json.addProperty("errors", format(request.errors()));
    json.addProperty("timed", request.timed());
    json.addProperty("solver", request.help().solver());
    json.addProperty("oneByOne", request.help().animated());
    json.addProperty("delayMillis", request.help().delay());
    return json;
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  private static String format(Allowance allowance) {
    return allowance.isUnlimited() ? "unlimited" : Integer.toString(allowance.most().getAsInt());
  }

  /** Reads the settings; missing or invalid values are replaced by defaults. */
  public WindowSettings read() {
    JsonObject json = object();
    WindowSettings usual = WindowSettings.USUAL;
    return new WindowSettings(
        appearance(json),
        get(json, "window", each -> Optional.of(rectangle(each.getAsJsonObject())), usual.bounds()),
        get(json, "maximized", SettingsFile::truth, usual.isMaximized()),
        new View(
            get(json, "automaticCandidates", SettingsFile::truth, usual.view().candidates()),
            get(json, "valuesLeft", SettingsFile::truth, usual.view().counts()),
            get(json, "equalDigits", SettingsFile::truth, usual.view().equalDigits())),
        request(get(json, "newGame", JsonElement::getAsJsonObject, new JsonObject())),
        get(json, "animateSolver", SettingsFile::solver, usual.solver()),
        get(json, "animateDelayMillis", SettingsFile::delay, usual.delay()),
        comparison(get(json, "compare", JsonElement::getAsJsonObject, new JsonObject())),
        get(json, "recent", SettingsFile::recentFiles, usual.recent()));
  }

  private static Appearance appearance(JsonObject json) {
    Appearance usual = Appearance.USUAL;
    return new Appearance(
        get(json, "theme", each -> constant(ThemeChoice.class, each), usual.theme()),
        get(json, "language", each -> constant(Language.class, each), usual.language()),
        get(json, "zoom", SettingsFile::zoom, usual.zoom()),
        get(json, "reducesMotion", SettingsFile::truth, usual.reducesMotion()));
  }

  private JsonObject object() {
    try {
      JsonElement json = JsonParser.parseString(WholeText.read(file, LARGEST));
      return json.isJsonObject() ? json.getAsJsonObject() : new JsonObject();
    } catch (IOException | JsonParseException e) {
      return new JsonObject();
    }
  }

  private static GameRequest request(JsonObject json) {
    GameRequest usual = GameRequest.USUAL;
    Help help = usual.help();
    return new GameRequest(
        get(json, "board", each -> constant(BoardKind.class, each), usual.board()),
        get(json, "by", each -> each.getAsString().equals("level"), usual.isRated()),
        get(json, "difficulty", each -> constant(Difficulty.class, each), usual.difficulty()),
        get(json, "level", each -> constant(Level.class, each), usual.level()),
        get(json, "from", each -> !each.getAsString().equals("collection"), usual.isFresh()),
        get(json, "hints", SettingsFile::allowance, usual.hints()),
        get(json, "errors", SettingsFile::allowance, usual.errors()),
        get(json, "timed", SettingsFile::truth, usual.timed()),
        new Help(
            get(json, "solver", SettingsFile::solver, help.solver()),
            get(json, "oneByOne", SettingsFile::truth, help.animated()),
            get(json, "delayMillis", SettingsFile::delay, help.delay())));
  }

  private static ComparisonRequest comparison(JsonObject json) {
    ComparisonRequest usual = ComparisonRequest.USUAL;
    ImmutableList<String> solvers = get(json, "solvers", SettingsFile::solvers, usual.solvers());
    int boards = get(json, "boards", SettingsFile::boards, usual.boards());
    Lock lock = get(json, "lock", each -> constant(Lock.class, each), usual.lock());
    return new ComparisonRequest(solvers, boards, lock);
  }

  /** Returns the solvers to compare, up to the maximum; all of them must exist. */
  private static ImmutableList<String> solvers(JsonElement json) {
    ImmutableList.Builder<String> solvers = ImmutableList.builder();
    for (JsonElement each : json.getAsJsonArray()) {
      solvers.add(solver(each));
    }
    return new ComparisonRequest(solvers.build(), CompareModel.MOST, Lock.EVENT).solvers();
  }

  private static int boards(JsonElement json) {
    return Math.max(CompareModel.FEWEST, Math.min(CompareModel.MOST, json.getAsInt()));
  }

  /**
   * Returns the value that {@code reading} converts from a member; {@code usual} if the member is
   * missing or invalid.
   */
  private static <T> T get(
      JsonObject json, String name, Function<JsonElement, T> reading, T usual) {
    JsonElement member = json.get(name);
    if (member == null) {
      return usual;
    }
    try {
      return reading.apply(member);
    } catch (IllegalStateException
        | UnsupportedOperationException
        | IllegalArgumentException
        | JsonParseException e) {
      return usual;
    }
  }

  /** Returns a boolean; unlike {@code getAsBoolean}, rejects anything else. */
  private static boolean truth(JsonElement json) {
    if (!json.getAsJsonPrimitive().isBoolean()) {
      throw new IllegalArgumentException("true or false");
    }
    return json.getAsBoolean();
  }

  private static <E extends Enum<E>> E constant(Class<E> type, JsonElement json) {
    return Enum.valueOf(type, json.getAsString().toUpperCase(Locale.ROOT).replace('-', '_'));
  }

  private static float zoom(JsonElement json) {
    float zoom = json.getAsFloat();
    return Math.max(0.5f, Math.min(4, Float.isNaN(zoom) ? 1 : zoom));
  }

  private static int delay(JsonElement json) {
    return Math.max(0, Math.min(Delay.LONGEST, json.getAsInt()));
  }

  private static Allowance allowance(JsonElement json) {
    return json.getAsString().equals("unlimited")
        ? Allowance.UNLIMITED
        : Allowance.of(json.getAsInt());
  }

  private static String solver(JsonElement json) {
    return SolverCatalog.find(json.getAsString())
        .orElseThrow(IllegalArgumentException::new)
        .about()
        .id();
  }

  private static Rectangle rectangle(JsonObject json) {
    return new Rectangle(
        number(json, "x"), number(json, "y"), number(json, "width"), number(json, "height"));
  }

  private static RecentFiles recentFiles(JsonElement json) {
    ImmutableList.Builder<RecentFile> files = ImmutableList.builder();
    for (JsonElement each : json.getAsJsonArray()) {
      JsonObject file = each.getAsJsonObject();
      files.add(new RecentFile(words(file, "title"), Path.of(words(file, "file"))));
    }
    return new RecentFiles(files.build());
  }

  private static String words(JsonObject json, String name) {
    JsonElement member = json.get(name);
    if (member == null) {
      throw new IllegalArgumentException(name);
    }
    return member.getAsString();
  }

  private static int number(JsonObject json, String name) {
    JsonElement member = json.get(name);
    if (member == null) {
      throw new IllegalArgumentException(name);
    }
    return member.getAsInt();
  }
}
