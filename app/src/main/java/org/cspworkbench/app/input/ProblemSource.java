package org.cspworkbench.app.input;

import com.google.common.collect.Iterators;
import java.io.IOException;
import java.util.Iterator;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.sudoku.format.CandidateUse;
import org.cspworkbench.sudoku.format.Entry;
import org.cspworkbench.sudoku.format.Fault;
import org.cspworkbench.sudoku.format.Puzzle;
import org.cspworkbench.sudoku.format.PuzzleReader;

/**
 * A sequence of problems. It has at least one item, and its memory does not grow with the number of
 * items.
 */
public final class ProblemSource implements Iterator<Item>, AutoCloseable {

  private final Iterator<Item> items;
  private final BooleanSupplier isReady;
  private final AutoCloseable origin;

  private ProblemSource(Iterator<Item> items, BooleanSupplier isReady, AutoCloseable origin) {
    this.items = items;
    this.isReady = isReady;
    this.origin = origin;
  }

  /** Returns a source of this item only. */
  static ProblemSource of(Item item) {
    return new ProblemSource(Iterators.singletonIterator(item), () -> true, () -> {});
  }

  /**
   * Returns the problem of the gallery that {@code argument} names.
   *
   * @param seed from which random problems are drawn
   * @throws IllegalArgumentException if there is no such problem, or its arguments do not fit; the
   *     message is a sentence
   */
  public static ProblemSource ofGallery(String argument, long seed) {
    return of(new NamedProblem(argument, GalleryArgument.problem(argument, seed)));
  }

  /**
   * How puzzles become problems.
   *
   * @param candidates the meaning of candidates
   * @param remarks receives a sentence on how a text was understood
   */
  public record Understanding(CandidateUse candidates, Consumer<String> remarks) {

    /** Returns the problem that {@code puzzle} states, after what a user should know about it. */
    Item item(Puzzle puzzle, Function<Puzzle, Item> problem) {
      Puzzle understood = candidates.applyTo(puzzle);
      understood.notices().forEach(remark -> remarks.accept(remark.message()));
      return problem.apply(understood);
    }
  }

  /** Returns the puzzles of {@code reader}, identified by their positions. */
  static ProblemSource withPlaces(PuzzleReader reader, Understanding understanding) {
    return new ProblemSource(
        items(reader, understanding, NamedProblem::withPlace), reader::isReady, reader);
  }

  /**
   * Returns the puzzles of standard input, identified by their positions. Closing the source does
   * not close standard input, which would wait for a pending read.
   */
  static ProblemSource ofStandardInput(PuzzleReader reader, Understanding understanding) {
    return new ProblemSource(
        items(reader, understanding, NamedProblem::withPlace), reader::isReady, () -> {});
  }

  /** Returns the puzzles of {@code reader}, which were given as an argument. */
  static ProblemSource withoutPlaces(PuzzleReader reader, Understanding understanding) {
    return new ProblemSource(
        items(reader, understanding, NamedProblem::withoutPlace), reader::isReady, reader);
  }

  private static Iterator<Item> items(
      PuzzleReader reader, Understanding understanding, Function<Puzzle, Item> problem) {
    return Iterators.transform(reader, entry -> item(entry, understanding, problem));
  }

  private static Item item(
      Entry entry, Understanding understanding, Function<Puzzle, Item> problem) {
    return entry instanceof Puzzle puzzle
        ? understanding.item(puzzle, problem)
        : new BadInput(((Fault) entry).message());
  }

  /** Returns the problem of {@code entry}, identified by its position. */
  public static Item item(Entry entry, Understanding understanding) {
    return item(entry, understanding, NamedProblem::withPlace);
  }

  @Override
  public boolean hasNext() {
    return items.hasNext();
  }

  @Override
  public Item next() {
    return items.next();
  }

  /**
   * Returns whether the next item is available without waiting. May return false although it is.
   */
  public boolean isReady() {
    return isReady.getAsBoolean();
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
