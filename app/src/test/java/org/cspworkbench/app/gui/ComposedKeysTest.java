package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.io.MoreFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Every key of a text that is composed from a prefix and the name of a constant exists. */
class ComposedKeysTest {

  /** A prefix that is extended in a source file. */
  private static final Pattern PREFIX = Pattern.compile("\"([a-z_]+(?:\\.[a-z_]+)*\\.)\"\\s*\\+");

  /**
   * The texts of a bundle.
   *
   * @param bundle the bundle
   * @param sources the sources that use them
   * @param composed the enumerations and the suffixes of the keys, by prefix
   * @param others the prefixes that are not followed by a constant; each has texts
   */
  private record Asked(
      String bundle,
      ImmutableList<Path> sources,
      ImmutableMap<String, Composed> composed,
      ImmutableSet<String> others) {

    Set<String> keys() throws IOException {
      return BundlesTest.load(bundle).stringPropertyNames();
    }

    @Override
    public String toString() {
      return bundle;
    }
  }

  private static final Asked WINDOW =
      new Asked(
          BundlesTest.WINDOW,
          ImmutableList.of(
              Path.of("src/main/java/org/cspworkbench/app/gui"),
              Path.of("../viewer/src/main/java/org/cspworkbench/viewer")),
          ImmutableMap.<String, Composed>builder()
              .put("board.", of("/viewer.play.BoardKind", ""))
              .put("conflict.legend.", of("/presentation.paint.graph.ConflictSymbol", ""))
              .put("delay.", of("/presentation.playback.DelayUnit", "", ".tip"))
              .put("event.", of("/core.trace.EventKind", ""))
              .put("explore.parts.", of("/viewer.explore.ExploreModel$Parts", ""))
              .put("heat.rows.", of("/presentation.paint.chart.HeatMapPlacement$Rows", "", ".tip"))
              .put("hint.", of("/solvers.logic.Hint$Strength", ".name"))
              .put("level.", of("/solvers.logic.technique.Level", ""))
              .put("lineup.", of("/viewer.compare.LineUp", ""))
              .put("lock.", of("/viewer.compare.Lock", "", ".tip"))
              .put("new.level.", of("/solvers.logic.technique.Level", ""))
              .put("options.parts.", of("/core.search.IncompatibleParts$Incompatibility", ""))
              .put("own.comparison.", of("/viewer.problem.Comparison", ""))
              .put("own.example.", of("/viewer.problem.StatedExample", "", ".line"))
              .put("own.solutions.", of("/presentation.game.Assessment$Kind", ""))
              .put("play.work.", of("/viewer.play.CurrentWork$Kind", ""))
              .put("quiz.kind.", of("/presentation.question.QuestionKind", ""))
              .put("tileset.about.", of("/tiles.SymmetryClass", ""))
              .put("tileset.label.", of("/tiles.Side", ""))
              .put("theme.", of("gui.theme.ThemeChoice", ""))
              .put("tree.legend.", of("/presentation.paint.graph.TreeSymbol", ""))
              .buildOrThrow(),
          ImmutableSet.of(
              "badge.rank.",
              "command.",
              "counter.",
              "documents.",
              "documents.for.",
              "example.",
              "film.",
              "keys.",
              "lecture.",
              "lesson.",
              "menu.",
              "own.remark.",
              "puzzle.",
              "title.",
              "transport."));

  private static final Asked PHRASES =
      new Asked(
          BundlesTest.PHRASES,
          ImmutableList.of(Path.of("../presentation/src/main/java/org/cspworkbench/presentation")),
          ImmutableMap.<String, Composed>builder()
              .put("cell.state.", of("/presentation.moment.Spot$State", ""))
              .put("column.", of("/presentation.comparison.Column", "", ".tip"))
              .put("explore.nochoice.", of("/presentation.explore.NodeFacts$Kind", ""))
              .put("finish.", of("/presentation.comparison.FinishColumn", "", ".tip"))
              .put("hint.said.", of("/solvers.logic.Hint$Strength", ""))
              .put("link.", of("/presentation.page.LinkNotice$Kind", ""))
              .put("tiles.edit.", of("/presentation.tile.DraftEdit$Kind", ""))
              .put("tiles.side.", of("/tiles.Side", ""))
              .put("tree.kind.", of("/presentation.explore.NodeFacts$Kind", ""))
              .put("turn.done.", of("/presentation.exercise.Move$Statement", ""))
              .put("turn.over.", of("/presentation.exercise.Task$Over", ""))
              .put("turn.say.", of("/presentation.exercise.FixedAnswer", ""))
              .put("turn.tone.", of("/presentation.exercise.Tone", ""))
              .buildOrThrow(),
          ImmutableSet.of(
              "clue.zebra.", "excluded.", "policy.", "rule.", "turn.kind.", "turn.rule.", "unit."));

  @SuppressWarnings("unused") // by the tests
  static final ImmutableList<Asked> BUNDLES = ImmutableList.of(WINDOW, PHRASES);

  /** Keys of constants that are not displayed. */
  private static final ImmutableSet<String> NOT_DISPLAYED =
      ImmutableSet.of("cell.state.open", "turn.tone.none");

  private record Composed(String type, List<String> ends) {

    Stream<String> keys(String prefix) {
      return Arrays.stream(constants())
          .map(constant -> ((Enum<?>) constant).name().toLowerCase(Locale.ROOT))
          .flatMap(name -> ends.stream().map(end -> prefix + name + end));
    }

    private Object[] constants() {
      String root = type.startsWith("/") ? "org.cspworkbench." : "org.cspworkbench.app.";
      try {
        return Class.forName(root + type.replace("/", "")).getEnumConstants();
      } catch (ClassNotFoundException e) {
        throw new AssertionError(e);
      }
    }
  }

  private static Composed of(String type, String... ends) {
    return new Composed(type, List.of(ends));
  }

  @ParameterizedTest
  @FieldSource("BUNDLES")
  void everyKeyOfAConstantHasAText(Asked asked) throws IOException {
    Set<String> missing = new TreeSet<>();
    asked.composed().forEach((prefix, composed) -> composed.keys(prefix).forEach(missing::add));
    missing.removeAll(asked.keys());
    missing.removeAll(NOT_DISPLAYED);
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @FieldSource("BUNDLES")
  void everyPrefixInTheSourcesIsListed(Asked asked) throws IOException {
    Set<String> listed = new TreeSet<>(asked.composed().keySet());
    listed.addAll(asked.others());
    Set<String> found = new TreeSet<>();
    for (Path sources : asked.sources()) {
      try (Stream<Path> files = Files.walk(sources)) {
        files
            .filter(file -> MoreFiles.getFileExtension(file).equals("java"))
            .flatMap(ComposedKeysTest::prefixes)
            .forEach(found::add);
      }
    }
    assertThat(found).isEqualTo(listed);
    Set<String> keys = asked.keys();
    assertThat(asked.others())
        .allSatisfy(prefix -> assertThat(keys).anyMatch(key -> key.startsWith(prefix)));
  }

  private static Stream<String> prefixes(Path file) {
    try {
      return PREFIX.matcher(Files.readString(file)).results().map(result -> result.group(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
