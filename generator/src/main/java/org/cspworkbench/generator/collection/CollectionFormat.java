package org.cspworkbench.generator.collection;

import static com.google.common.base.Preconditions.checkState;

import com.google.common.collect.ImmutableList;
import com.google.gson.FormattingStyle;
import com.google.gson.Gson;
import com.google.gson.stream.JsonWriter;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.util.List;
import org.cspworkbench.generator.Difficulty;
import org.cspworkbench.solvers.logic.Techniques;
import org.cspworkbench.sudoku.Grid;

/** The collection as JSON: the seed, and the puzzles on a line each. */
final class CollectionFormat {

  private static final Gson GSON = new Gson();

  private CollectionFormat() {}

  /**
   * What stands in the file.
   *
   * @param seed the seed of all puzzles
   * @param puzzles the puzzles
   */
  private record Document(long seed, List<Entry> puzzles) {}

  /**
   * What stands in a line.
   *
   * @param number which of the puzzles of the seed
   * @param difficulty how full
   * @param givens how many cells are given
   * @param level how hard
   * @param hardest the hardest technique
   * @param score the sum of the weights of all steps
   * @param puzzle the givens
   */
  private record Entry(
      long number,
      String difficulty,
      int givens,
      String level,
      String hardest,
      int score,
      String puzzle) {

    static Entry of(CollectedPuzzle puzzle) {
      return new Entry(
          puzzle.number(),
          puzzle.difficulty().id(),
          puzzle.givens(),
          puzzle.level().title(),
          puzzle.hardest().id(),
          puzzle.score(),
          puzzle.puzzle().toLine());
    }

    CollectedPuzzle toPuzzle() {
      CollectedPuzzle collected =
          new CollectedPuzzle(
              number,
              Difficulty.of(difficulty).orElseThrow(),
              Grid.ofLine(puzzle),
              score,
              Techniques.find(hardest).orElseThrow());
      checkState(
          collected.givens() == givens && collected.level().title().equals(level),
          "puzzle %s is not what is said of it",
          number);
      return collected;
    }
  }

  /** Reads a collection, which is trusted to be one. */
  static PuzzleCollection read(Reader file) {
    Document document = GSON.fromJson(file, Document.class);
    return new PuzzleCollection(
        document.seed(),
        document.puzzles().stream().map(Entry::toPuzzle).collect(ImmutableList.toImmutableList()));
  }

  /** Writes a collection. */
  static void write(PuzzleCollection collection, Writer file) throws IOException {
    JsonWriter json = GSON.newJsonWriter(file);
    json.setFormattingStyle(FormattingStyle.PRETTY);
    json.beginObject();
    json.name("seed").value(collection.seed());
    json.name("puzzles").beginArray();
    for (CollectedPuzzle puzzle : collection.puzzles()) {
      json.jsonValue(GSON.toJson(Entry.of(puzzle)));
    }
    json.endArray();
    json.endObject();
    json.flush();
    file.write('\n');
  }
}
