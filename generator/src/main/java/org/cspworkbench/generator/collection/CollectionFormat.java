package org.cspworkbench.generator.collection;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.stream.JsonReader;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.sudoku.Grid;

/**
 * The collection as JSON: the seed, and the puzzles on a line each. Of a puzzle, the line also
 * states how many cells are given and how hard it is; that is checked when it is read.
 */
final class CollectionFormat {

  private CollectionFormat() {}

  /** Reads a collection, which is trusted to be one. */
  static PuzzleCollection read(Reader file) throws IOException {
    JsonReader json = new JsonReader(file);
    json.beginObject();
    expect("seed", json.nextName());
    long seed = json.nextLong();
    expect("puzzles", json.nextName());
    ImmutableList.Builder<CollectedPuzzle> puzzles = ImmutableList.builder();
    json.beginArray();
    while (json.hasNext()) {
      puzzles.add(puzzle(members(json)));
    }
    json.endArray();
    json.endObject();
    return new PuzzleCollection(seed, puzzles.build());
  }

  private static void expect(String name, String found) {
    checkState(found.equals(name), "expected %s, found %s", name, found);
  }

  /** Returns the members of the next object; a number as it is written. */
  private static Map<String, String> members(JsonReader json) throws IOException {
    Map<String, String> members = new HashMap<>();
    json.beginObject();
    while (json.hasNext()) {
      members.put(json.nextName(), json.nextString());
    }
    json.endObject();
    return members;
  }

  private static CollectedPuzzle puzzle(Map<String, String> members) {
    CollectedPuzzle puzzle =
        new CollectedPuzzle(
            Long.parseLong(member("number", members)),
            Difficulty.of(member("difficulty", members)).orElseThrow(),
            Grid.ofLine(member("puzzle", members)),
            Integer.parseInt(member("score", members)),
            Techniques.find(member("hardest", members)).orElseThrow());
    checkState(
        puzzle.givens() == Integer.parseInt(member("givens", members))
            && puzzle.level().title().equals(member("level", members)),
        "puzzle %s does not match its description",
        puzzle.number());
    return puzzle;
  }

  private static String member(String name, Map<String, String> members) {
    String value = members.get(name);
    checkState(value != null, "a puzzle has no %s", name);
    return value;
  }

  /** Writes a collection. */
  static void write(PuzzleCollection collection, Writer file) throws IOException {
    JsonWriter json = new JsonWriter(file);
    json.setFormattingStyle(FormattingStyle.PRETTY);
    json.beginObject();
    json.name("seed").value(collection.seed());
    json.name("puzzles").beginArray();
    for (CollectedPuzzle puzzle : collection.puzzles()) {
      json.jsonValue(line(puzzle));
    }
    json.endArray();
    json.endObject();
    json.flush();
    file.write('\n');
  }

  private static String line(CollectedPuzzle puzzle) throws IOException {
    StringWriter line = new StringWriter();
    JsonWriter json = new JsonWriter(line);
    json.beginObject();
    json.name("number").value(puzzle.number());
    json.name("difficulty").value(puzzle.difficulty().id());
    json.name("givens").value(puzzle.givens());
    json.name("level").value(puzzle.level().title());
    json.name("hardest").value(puzzle.hardest().id());
    json.name("score").value(puzzle.score());
    json.name("puzzle").value(puzzle.puzzle().toLine());
    json.endObject();
    json.flush();
    return line.toString();
  }
}
