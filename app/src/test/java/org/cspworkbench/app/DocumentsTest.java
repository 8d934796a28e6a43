package org.cspworkbench.app;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.cspworkbench.app.gui.settings.SettingsFile;
import org.cspworkbench.app.gui.settings.WindowSettings;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.presentation.game.GameText;
import org.cspworkbench.presentation.homework.LessonIdentity;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.lesson.LectureCodec;
import org.cspworkbench.presentation.lesson.LectureFiles;
import org.cspworkbench.presentation.lesson.LessonCodec;
import org.cspworkbench.presentation.lesson.LessonFiles;
import org.cspworkbench.presentation.lesson.RecordedLessonRun;
import org.cspworkbench.presentation.page.LessonDocument;
import org.cspworkbench.presentation.page.PageDocument;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.ProblemStatement.NotationProblem;
import org.cspworkbench.presentation.page.ProblemStatement.SudokuText;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.JsonPuzzleWriter;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.tiles.format.DrawnTileSet;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every kind of document that the program writes in JSON is read back as it was written; with one
 * character damaged, it is read, or refused with a position in the damaged text.
 */
final class DocumentsTest {

  private static final ImmutableList<String> DAMAGES =
      ImmutableList.of("", "x", "\"", "}", ",", "9");

  private static final Pattern PLACE = Pattern.compile("(?s)[^\\n]*?:(\\d+):(\\d+): .*");

  private static final NotationText NOTATION =
      new NotationText("two", "variables x, y in 1..3\nx < y\n");

  @TempDir private static Path folder;

  /** Reads a text and returns what is written for what was read. */
  @FunctionalInterface
  private interface Document {
    String rewritten(String text) throws IOException, UnreadableException;
  }

  /** A kind of document, with a text of it that a person could have written. */
  private record Kind(String text, Document document) {}

  static Stream<Named<Kind>> kinds() {
    return Stream.of(
        Named.of(
            "puzzle",
            new Kind(
                """
                {"givens": "1...............", "values": "1..4............", "boxes": [2, 2],
                 "variants": ["x"], "cages": [{"sum": 3, "cells": ["r2c1", "r2c2"]}],
                 "thermometers": [["r3c1", "r3c2", "r3c3"]], "candidates": {"r4c4": [1, 2]},
                 "marks": {"r1c2": [2, 3]}}
                """,
                DocumentsTest::puzzle)),
        Named.of(
            "game",
            new Kind(
                """
                {"givens": "1..............4", "values": "12.............4",
                 "game": {"title": "t", "hintsAllowed": "unlimited", "errorsAllowed": 3,
                 "timed": true, "hintsUsed": 1, "errorsMade": 0, "errorsCount": true,
                 "placedBySolver": 0, "struckOut": {"r1c3": "-2"}, "undo": [{"r1c2": "2"}],
                 "redo": [{"r2c1": "+34"}], "phase": "playing", "elapsedMillis": 12345}}
                """,
                text -> GameText.write(GameText.read("damaged", text)))),
        Named.of(
            "settings",
            new Kind(
                """
                {"theme": "dark", "language": "english", "zoom": 1.5, "reducesMotion": true,
                 "window": {"x": 1, "y": 2, "width": 900, "height": 700}, "maximized": false,
                 "newGame": {"board": "classic", "hints": 3, "errors": "unlimited"},
                 "animateSolver": "mac", "animateDelayMillis": 100,
                 "compare": {"solvers": ["mac", "mrv"], "boards": 2, "lock": "event"},
                 "recent": [{"title": "a", "file": "b"}]}
                """,
                DocumentsTest::settings)),
        Named.of(
            "lesson",
            new Kind(
                """
                {"title": "t", "text": {"en": ["{a.nodes} of", "{b.seeds}"], "pt_BR": "x"},
                 "problem": {"csp": ["variables x, y in 1..3", "x < y"]},
                 "runs": {
                   "a": {"solver": "custom", "set": {"order": "mrv"}, "seed": 4},
                   "c": {"solver": "wfc", "set": {"attempts": 2}},
                   "b": {"problem": {"grid": ["1...", "....", "....", "...4"]}, "seeds": 2,
                     "solver": "mac", "solutions": "all", "nodes": 9, "detail": "fine"}},
                 "bookmarks": [{"run": "b", "at": "before last pruning of r1c2", "note": "{depth}",
                   "claims": ["domain r1c2 = {2, 3}"], "question": "choice"}],
                 "claims": ["2 * a.nodes < b.nodes", "a.outcome = solved"],
                 "view": {"workspace": "explore", "parts": "both", "zoom": 150, "delay": 5,
                   "solvers": ["mac", "mrv"], "unit": "event", "chooser": "always",
                   "hide": ["score", "code"]}}
                """,
                text -> rewritten(LessonCodec.with(LessonFiles.NONE), text))),
        Named.of(
            "lecture",
            new Kind(
                """
                {"lecture": 1, "title": {"en": "t"}, "scenes": [
                  {"minutes": 2, "lesson": "mrv", "stop": 1, "view": {"zoom": "fit"}},
                  {"minutes": 3, "title": "r", "notes": ["a", "b"], "claims": ["nodes = 3"],
                   "run": {"problem": "queens:4", "solver": "mac"}, "view": {"delay": 1}},
                  {"minutes": 4, "title": "g", "game": "1234341221434321"},
                  {"minutes": 5, "title": "c",
                   "compare": {"problem": "australia", "solvers": ["mac", "cbj"]}}]}
                """,
                text -> rewritten(LectureCodec.with(LectureFiles.NONE), text))),
        Named.of(
            "tile set",
            new Kind(
                """
                {"name": "s", "weights": "each", "tiles": [
                  {"name": "a", "symmetry": "F", "edges": ["p", "x>", "q", "x<"], "kind": "k",
                   "picture": [{"line": "water", "width": 0.5, "path": "M0 0 L16 16"}]},
                  {"name": "b", "weight": 2, "picture": []}],
                 "meet": {"p": ["q"]}, "neighbours": [{"left": "a mirrored 90", "right": "b"}],
                 "forbidden": [{"left": "a 180", "right": "a"}], "subsets": {"one": ["a"]},
                 "contexts": [{"tile": "b", "near": "k", "factor": 0.25}], "path": ["p"],
                 "border": {"north": "p", "west": "x>"}}
                """,
                DocumentsTest::tileSet)),
        Named.of(
            "page of a run",
            new Kind(
                PageDocument.of(
                        "two </script>",
                        "pt-BR",
                        PageRun.of(
                            new NotationProblem(NOTATION),
                            SolverSpec.of(SolverCatalog.find("mac").orElseThrow())))
                    .withTrace(List.of(new byte[] {1, 2, 3}, new byte[] {4}), 4)
                    .json(),
                text -> PageDocument.read(text).json())),
        Named.of(
            "page of a lesson",
            new Kind(
                new LessonDocument(
                        "mine.json",
                        "{}",
                        ImmutableMap.of(
                            "a.sdk",
                            new SudokuText("1..............."),
                            "b.csp",
                            new NotationProblem(NOTATION)),
                        new LessonIdentity("t", "01234567"),
                        Optional.of("week 3"),
                        new LessonDocument.Opening("en", Optional.of("dark")),
                        ImmutableList.of(new RecordedLessonRun("solved", 1, "AA==")))
                    .toJson(),
                text -> LessonDocument.read(text).toJson())));
  }

  private static <T> String rewritten(Codec<T> codec, String text) throws UnreadableException {
    return codec.forPeople(codec.read("damaged", text));
  }

  private static String puzzle(String text) throws IOException, UnreadableException {
    try (PuzzleReader reader = PuzzleReader.of("damaged", new StringReader(text))) {
      Entry entry = reader.next();
      if (entry instanceof Fault fault) {
        throw new UnreadableException(fault.position(), fault.problem());
      }
      Puzzle puzzle = (Puzzle) entry;
      return new JsonPuzzleWriter().write(puzzle.grid(), puzzle.marks());
    }
  }

  private static String settings(String text) throws IOException {
    Path file = Files.write(folder.resolve("settings.json"), text.getBytes(UTF_8));
    WindowSettings settings = new SettingsFile(file).read();
    assertThat(settings.appearance().zoom()).isBetween(0.5f, 4f);
    new SettingsFile(file).write(settings);
    return Files.readString(file);
  }

  private static String tileSet(String text) throws UnreadableException {
    DrawnTileSet set =
        TileSetCodec.read(
            "damaged",
            text,
            file -> {
              throw new IOException("there are no files");
            });
    return TileSetCodec.write(set).json();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void whatIsWrittenIsReadBack(Kind kind) throws IOException, UnreadableException {
    String written = kind.document().rewritten(kind.text());
    assertThat(kind.document().rewritten(written)).isEqualTo(written);
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aDamagedDocumentIsReadOrRefusedWithAPlaceInIt(Kind kind)
      throws IOException, UnreadableException {
    for (String text : List.of(kind.text(), kind.document().rewritten(kind.text()))) {
      for (int at = 0; at < text.length(); at++) {
        for (String damage : DAMAGES) {
          check(kind, text.substring(0, at) + damage + text.substring(at + 1));
        }
      }
    }
  }

  private static void check(Kind kind, String damaged) throws IOException {
    try {
      assertThat(kind.document().rewritten(damaged)).isNotEmpty();
    } catch (UnreadableException e) {
      Matcher place = PLACE.matcher(e.sentence());
      assertThat(place.matches()).as("%s in %s", e.sentence(), damaged).isTrue();
      List<String> lines = Splitter.on('\n').splitToList(damaged);
      int line = Integer.parseInt(place.group(1));
      assertThat(line).as(e.sentence()).isBetween(1, lines.size());
      assertThat(Integer.parseInt(place.group(2)))
          .as("%s in %s", e.sentence(), damaged)
          .isBetween(1, lines.get(line - 1).length() + 1);
    } catch (RuntimeException e) {
      throw new AssertionError(damaged, e);
    }
  }
}
