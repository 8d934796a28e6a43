package org.cspworkbench.sudoku.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Queue;

/**
 * Reads puzzles one after the other, in any of the forms that people use for them; which form it is
 * shows in the text.
 *
 * <ul>
 *   <li>one line: {@code 53..7....6..195…}, an empty cell being any of {@code . 0 * _ x}; columns
 *       after the first, separated by tabs, blanks or commas, are ignored;
 *   <li>one line for each row, written like that, with blanks between cells or boxes, drawn with
 *       bars and horizontal lines in ASCII or Unicode, or as lists like {@code [5, 3, 0, 0, 7, 0,
 *       0, 0, 0],}.
 * </ul>
 *
 * <p>Values above 9 are letters from A or, where cells stand apart, numbers. From {@code #} to the
 * end of a line is comment. Lines must be UTF-8 and end with LF, CR or both.
 *
 * <p>What cannot be read is an entry too, a {@link Fault}, and reading goes on behind it. There is
 * at least one entry: that there is no puzzle is a fault. Memory does not grow with what is read.
 *
 * <p>A file that is something else altogether is told in one sentence. For that, faults are
 * withheld until a puzzle or the end comes behind them. Reading ends at the first thing that is no
 * text, and when {@link #MOST_FAULTS} faults or {@link #MOST_TEXT} characters have passed without a
 * puzzle.
 */
public final class PuzzleReader implements Iterator<Entry>, AutoCloseable {

  /** This many faults with no puzzle between them end the reading. */
  public static final int MOST_FAULTS = 100;

  /** So many characters with no puzzle among them end the reading; comments do not count. */
  public static final int MOST_TEXT = 1 << 17;

  /** If there is no puzzle at all, up to so many faults are told one by one. */
  private static final int FEW_FAULTS = 10;

  private final LineSource lines;
  private final PuzzleParser parser;
  private final Queue<Entry> ready = new ArrayDeque<>();
  private boolean anyPuzzle;
  private boolean ended;

  private PuzzleReader(LineSource lines) {
    this.lines = lines;
    this.parser = new PuzzleParser(lines);
  }

  /**
   * Reads what {@code reader} delivers.
   *
   * @param source what people call it, for messages: {@code standard input}, {@code the argument}
   * @param reader is closed with this
   */
  public static PuzzleReader of(String source, Reader reader) {
    return new PuzzleReader(new LineSource(source, reader));
  }

  /** Reads a file. If it cannot be opened, the only entry is a fault that says so. */
  public static PuzzleReader open(Path file) {
    try {
      if (Files.isDirectory(file)) {
        return unreadable(file, "is a directory, not a file of puzzles");
      }
      return of(file.toString(), new InputStreamReader(Files.newInputStream(file), UTF_8));
    } catch (NoSuchFileException e) {
      return unreadable(file, "there is no such file");
    } catch (AccessDeniedException e) {
      return unreadable(file, "you may not read this file");
    } catch (IOException e) {
      return unreadable(file, "cannot be opened: " + e.getMessage());
    }
  }

  private static PuzzleReader unreadable(Path file, String problem) {
    return new PuzzleReader(
        LineSource.unreadable(new Fault(Position.of(file.toString()), problem)));
  }

  @Override
  public boolean hasNext() {
    if (ready.isEmpty() && !ended) {
      readOn();
    }
    return !ready.isEmpty();
  }

  /**
   * The next puzzle, or the fault in its place.
   *
   * @throws NoSuchElementException if there is none
   */
  @Override
  public Entry next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more puzzles");
    }
    return ready.remove();
  }

  /** Reads up to and including the next puzzle, or to the end. */
  private void readOn() {
    List<Fault> faults = new ArrayList<>();
    long start = lines.contentTaken();
    while (faults.size() < MOST_FAULTS && lines.contentTaken() - start < MOST_TEXT) {
      Entry entry = parser.next();
      if (entry instanceof Fault fault) {
        faults.add(fault);
      } else if (entry instanceof Puzzle puzzle) {
        ready.addAll(faults);
        ready.add(puzzle);
        anyPuzzle = true;
        return;
      } else {
        endAfter(faults);
        return;
      }
    }
    giveUp(faults);
  }

  private void endAfter(List<Fault> faults) {
    ended = true;
    Fault noText = lines.fault();
    if (anyPuzzle) {
      ready.addAll(faults);
    } else if (noText == null) {
      ready.addAll(noPuzzle(faults));
    }
    if (noText != null) {
      ready.add(noText);
    }
  }

  private List<Fault> noPuzzle(List<Fault> faults) {
    if (faults.isEmpty()) {
      String found = lines.end().line() == 1 ? "nothing" : "the end";
      return List.of(new Fault(lines.end(), "expected a puzzle, found " + found));
    }
    return faults.size() <= FEW_FAULTS ? faults : List.of(noPuzzleFile(faults));
  }

  private void giveUp(List<Fault> faults) {
    ended = true;
    ready.add(anyPuzzle ? noMorePuzzles(faults) : noPuzzleFile(faults));
  }

  private static Fault noMorePuzzles(List<Fault> faults) {
    Fault first = faults.get(0);
    return new Fault(
        first.position(), first.problem() + "; no puzzle follows, and the rest is not read");
  }

  private static Fault noPuzzleFile(List<Fault> faults) {
    Fault first = faults.get(0);
    return new Fault(first.position(), first.problem() + ": this is not a puzzle file");
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
