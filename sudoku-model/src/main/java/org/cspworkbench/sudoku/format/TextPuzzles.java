package org.cspworkbench.sudoku.format;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;

/**
 * The puzzles in lines of text.
 *
 * <p>A file of another kind is reported in one sentence. Therefore, faults are withheld until a
 * puzzle or the end follows.
 */
final class TextPuzzles implements PuzzleSource {

  /** The maximum number of faults that are reported one by one if there is no puzzle. */
  private static final int FEW_FAULTS = 10;

  private final LineSource lines;
  private final PuzzleParser parser;
  private final Queue<Entry> ready = new ArrayDeque<>();
  private boolean anyPuzzle;
  private boolean ended;

  TextPuzzles(LineSource lines) {
    this.lines = lines;
    this.parser = new PuzzleParser(lines);
  }

  @Override
  public boolean hasNext() {
    if (!isReady() && !ended) {
      readOn();
    }
    return !ready.isEmpty();
  }

  @Override
  public Entry next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more puzzles");
    }
    return ready.remove();
  }

  @Override
  public boolean isReady() {
    if (ready.isEmpty() && !ended) {
      Puzzle next = lines.takePuzzle();
      if (next != null) {
        addPuzzle(next);
      }
    }
    return !ready.isEmpty();
  }

  private void addPuzzle(Entry puzzle) {
    ready.add(puzzle);
    anyPuzzle = true;
  }

  /** Reads up to and including the next puzzle, or to the end. */
  private void readOn() {
    List<Fault> faults = new ArrayList<>();
    long start = lines.contentTaken();
    while (faults.size() < PuzzleReader.MOST_FAULTS
        && lines.contentTaken() - start < PuzzleReader.MOST_TEXT) {
      Entry found = parser.next();
      if (found instanceof Fault fault) {
        faults.add(fault);
      } else if (found == null) {
        endAfter(faults);
        return;
      } else {
        ready.addAll(faults);
        addPuzzle(found);
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
      return List.of(Fault.noPuzzle(lines.end(), found));
    }
    Optional<Fault> notText =
        faults.stream().filter(fault -> fault.kind() == Fault.Kind.NO_TEXT).findFirst();
    if (notText.isPresent()) {
      return List.of(noPuzzleFile(notText.get()));
    }
    return faults.size() <= FEW_FAULTS ? faults : List.of(noPuzzleFile(faults.get(0)));
  }

  private void giveUp(List<Fault> faults) {
    ended = true;
    ready.add(anyPuzzle ? noMorePuzzles(faults.get(0)) : noPuzzleFile(faults.get(0)));
  }

  private static Fault noMorePuzzles(Fault first) {
    return new Fault(
        first.kind(),
        first.position(),
        first.problem() + "; no puzzle follows, and the rest is not read");
  }

  private static Fault noPuzzleFile(Fault first) {
    return new Fault(
        first.kind(), first.position(), first.problem() + ": this is not a puzzle file");
  }

  @Override
  public void close() throws IOException {
    lines.close();
  }
}
