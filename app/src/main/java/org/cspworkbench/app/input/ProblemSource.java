package org.cspworkbench.app.input;

import com.google.common.collect.Iterators;
import java.io.IOException;
import java.util.Iterator;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/** Problems one after the other. There is at least one item, and memory does not grow with them. */
public final class ProblemSource implements Iterator<Item>, AutoCloseable {

  private final Iterator<Item> items;
  private final AutoCloseable origin;

  private ProblemSource(Iterator<Item> items, AutoCloseable origin) {
    this.items = items;
    this.origin = origin;
  }

  /** This problem alone, or the fault in its place. */
  static ProblemSource of(Item item) {
    return new ProblemSource(Iterators.singletonIterator(item), () -> {});
  }

  /** The puzzles of {@code reader}, each spoken of by its place. */
  static ProblemSource withPlaces(PuzzleReader reader) {
    return new ProblemSource(
        Iterators.transform(reader, entry -> item(entry, entry.position().toString())), reader);
  }

  /** The puzzles of {@code reader}, which came as an argument. */
  static ProblemSource withoutPlaces(PuzzleReader reader) {
    return new ProblemSource(Iterators.transform(reader, entry -> item(entry, "")), reader);
  }

  private static Item item(Entry entry, String place) {
    if (entry instanceof Puzzle puzzle) {
      return new NamedProblem(puzzle.grid().toLine(), place, Problem.Sudoku.of(puzzle.grid()));
    }
    return new BadInput(((Fault) entry).message());
  }

  @Override
  public boolean hasNext() {
    return items.hasNext();
  }

  @Override
  public Item next() {
    return items.next();
  }

  @Override
  public void close() throws IOException {
    try {
      origin.close();
    } catch (IOException | RuntimeException e) {
      throw e;
    } catch (Exception e) {
      throw new IOException(e);
    }
  }
}
