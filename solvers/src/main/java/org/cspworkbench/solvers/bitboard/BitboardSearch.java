package org.cspworkbench.solvers.bitboard;

import static com.google.common.base.Preconditions.checkState;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Finds the solutions of a plain Sudoku of 9×9, one after the other: a depth-first search over an
 * explicit stack of frames, which can be used again for any number of puzzles.
 *
 * <pre>{@code
 * search.start(cell -> grid.value(cell));
 * while (search.advance() != State.EXHAUSTED) {
 *   // solved, or about to guess
 * }
 * }</pre>
 *
 * <p>Nothing is allocated but a frame when the stack is deeper than ever before. Not to be used by
 * two threads at once.
 */
public final class BitboardSearch {

  /** At which point a search has stopped. */
  public enum State {
    /** It has a puzzle, and has done nothing with it. */
    STARTED,
    /** All that can be concluded has been, and the next step is a guess. */
    OPEN,
    /** The grid is full; {@link #solution} returns it. */
    SOLVED,
    /** There are no more solutions. */
    EXHAUSTED
  }

  private static final int USUAL_DEPTH = 32;

  /** If so many cells are taken, but a guess is needed, a puzzle often has many solutions. */
  private static final int MANY_TAKEN = 34;

  /** So many of the last guesses are examined for a second solution. */
  private static final int GUESSES_EXAMINED = 2;

  /** In place of a depth, or of a number of cells: none is reached. */
  private static final int NEVER = Integer.MAX_VALUE;

  private final int manyTaken; // if so many cells are taken, it guesses at bivalue cells
  private long[][] frames = new long[USUAL_DEPTH][];
  private int[] guessed = new int[USUAL_DEPTH]; // at each depth, the digits of the guess, as bits
  private int depth; // the number of current guesses; −1 at the end
  private int changed; // the digits, as bits, that are to be filtered in the frame on top
  private boolean bivalue; // whether the next guess is at a bivalue cell
  private int grave; // the least depth of a current guess in a bivalue universal grave
  private long solutions; // so many have been found
  private State state = State.EXHAUSTED;

  private long nodes;
  private long fails;
  private long backtracks;
  private int maxDepth;

  /** A search without a puzzle: there is nothing to find. */
  public BitboardSearch() {
    this(MANY_TAKEN);
  }

  private BitboardSearch(int manyTaken) {
    this.manyTaken = manyTaken;
    frames[0] = new long[BitboardFrame.SIZE];
  }

  /**
   * Returns a search that always guesses by triads. It takes longer where there are many solutions,
   * but finds them in the order on which the seeds of generated puzzles depend.
   */
  public static BitboardSearch byTriads() {
    return new BitboardSearch(NEVER);
  }

  /**
   * Starts on a puzzle.
   *
   * @param values the value of each cell, row by row: 1 to 9, or 0 for an empty one
   */
  public void start(IntUnaryOperator values) {
    BitboardFrame.load(frames[0], values);
    depth = 0;
    changed = BitboardPropagation.ALL_DIGITS;
    grave = NEVER;
    solutions = 0;
    state = State.STARTED;
    nodes = 0;
    fails = 0;
    backtracks = 0;
    maxDepth = 0;
  }

  /** Continues to the next guess, the next solution or the end; returns which. */
  public State advance() {
    boolean isFresh = state == State.OPEN;
    switch (state) {
      case STARTED -> {}
      case OPEN -> guess();
      case SOLVED -> takeBack();
      case EXHAUSTED -> depth = -1;
    }
    while (depth >= 0) {
      if (propagate(frames[depth])) {
        boolean isSolved = BitboardFrame.isSolved(frames[depth]);
        solutions += isSolved ? 1 : 0;
        state = isSolved ? State.SOLVED : State.OPEN;
        return state;
      }
      fails++;
      takeBack();
      if (isFresh) { // what fails at once is refuted, and no return to an earlier guess
        backtracks--;
        isFresh = false;
      }
    }
    state = State.EXHAUSTED;
    return state;
  }

  /**
   * Draws conclusions, and chooses how to guess. If a puzzle seems to have many solutions, because
   * many cells are taken and nothing has failed yet, triads would hardly ever find anything; they
   * are left out if there is a bivalue cell.
   */
  private boolean propagate(long[] frame) {
    bivalue = false;
    if (fails > 0 || BitboardFrame.taken(frame) < manyTaken) {
      return BitboardPropagation.reachFixpoint(frame, changed);
    }
    if (!BitboardPropagation.placeSingles(frame, changed)) {
      return false;
    }
    if (BitboardFrame.isSolved(frame)) {
      return true;
    }
    bivalue = BivalueBranching.mark(frame);
    return bivalue || BitboardPropagation.reachFixpoint(frame, 0);
  }

  private void guess() {
    if (depth + 1 == frames.length) {
      frames = Arrays.copyOf(frames, 2 * frames.length);
      guessed = Arrays.copyOf(guessed, 2 * guessed.length);
    }
    if (frames[depth + 1] == null) {
      frames[depth + 1] = new long[BitboardFrame.SIZE];
    }
    long[] frame = frames[depth];
    if (bivalue) {
      grave = BivalueBranching.isGrave(frame) ? Math.min(grave, depth) : grave;
      changed = BivalueBranching.guess(frame, frames[depth + 1]);
    } else {
      changed = 1 << BitboardBranching.guess(frame, frames[depth + 1]);
    }
    guessed[depth] = changed;
    depth++;
    nodes++;
    maxDepth = Math.max(maxDepth, depth);
  }

  /** Turns to the frame below, in which the guess on top is wrong. */
  private void takeBack() {
    depth--;
    if (depth >= 0) {
      changed = guessed[depth];
      backtracks++;
      grave = grave < depth ? grave : NEVER;
    }
  }

  /**
   * Returns whether it is certain, without more search, that there is a solution that has not been
   * found yet. If the search is at a solution and made a guess in a bivalue universal grave, there
   * is one with the opposite guess. If it is at its first solution, the two digits of a guess may
   * be exchanged in an {@link UnavoidableSet}. The other solution will be found if the search
   * continues.
   */
  public boolean isAnotherCertain() {
    return state == State.SOLVED && (grave < depth || (solutions == 1 && canExchange()));
  }

  /** Returns whether the digits of one of the last guesses can be exchanged in the solution. */
  private boolean canExchange() {
    for (int k = depth - 1; k >= Math.max(0, depth - GUESSES_EXAMINED); k--) {
      int digit = Integer.numberOfTrailingZeros(guessed[k]);
      int others = guessed[k] & guessed[k] - 1;
      if (others != 0
          && UnavoidableSet.exists(
              frames[k], frames[depth], digit, Integer.numberOfTrailingZeros(others))) {
        return true;
      }
    }
    return false;
  }

  /** Returns the value of each cell, row by row, if the search is at a solution. */
  public int[] solution() {
    checkState(state == State.SOLVED, "no solution has been found, or another is being looked for");
    return BitboardFrame.values(frames[depth]);
  }

  /** Returns how many guesses have been made; that one is wrong is not another. */
  public long nodes() {
    return nodes;
  }

  /** Returns how many contradictions have been met. */
  public long fails() {
    return fails;
  }

  /** The number of backtracks over guesses that did not fail immediately. */
  public long backtracks() {
    return backtracks;
  }

  /** Returns the largest number of guesses at one time. */
  public int maxDepth() {
    return maxDepth;
  }

  /** Returns how many cells are certain in the current state. */
  public int filled() {
    return BitboardFrame.taken(frames[Math.max(depth, 0)]);
  }
}
