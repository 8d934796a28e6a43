package org.cspworkbench.solvers.logic;

import com.google.common.collect.ImmutableSet;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.DomainSnapshot;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.Candidate;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Contradiction;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Wording;
import org.cspworkbench.sudoku.Grid;
import org.jspecify.annotations.Nullable;

/**
 * Updates the domains of the cells, the counters and the trace as steps are applied. Only this
 * class records events of human logic.
 */
final class Account {

  private static final int NO_ARC = -1;

  private final Grid grid;
  private final BoardLayout layout;
  private final long[] words; // by cell: value v is bit v − 1
  private final boolean[] assigned;
  private final Counters counters = new Counters();
  private final @Nullable TraceRecorder recorder;

  Account(Problem.Sudoku problem, @Nullable TraceRecorder recorder) {
    this.grid = problem.grid();
    this.layout = BoardLayout.of(grid.shape());
    this.words = new long[layout.cellCount()];
    this.assigned = new boolean[words.length];
    this.recorder = recorder;
    counters.attempts = 1;
    for (int cell = 0; cell < words.length; cell++) {
      assigned[cell] = !grid.isEmpty(cell);
      words[cell] = assigned[cell] ? Position.bit(grid.value(cell)) : (1L << layout.size()) - 1;
    }
    if (recorder != null) {
      recorder.start(problem.csp(), CellsKey.of(problem), DomainSnapshot.of(words), counters);
    }
  }

  /**
   * Removes from every cell what the givens rule out; returns {@code false} if two givens conflict.
   */
  boolean applyGivens() {
    for (int cell = 0; cell < words.length; cell++) {
      if (!grid.isEmpty(cell) && !removeFromPeers(cell, grid.value(cell))) {
        return false;
      }
    }
    return true;
  }

  /** Applies {@code move}; returns {@code false} if a cell has no candidate left. */
  boolean apply(SolutionStep move) {
    if (recorder != null) {
      Locale language = recorder.language();
      recorder.technique(move.technique().name(language), move.sentence(language) + ".");
    }
    for (Candidate out : move.step().eliminations()) {
      if (!remove(out.cell(), Position.bit(out.digit()))) {
        return false;
      }
    }
    ImmutableSet<Candidate> placements = move.step().placements();
    for (Candidate in : placements) {
      if (!place(in)) {
        return false;
      }
    }
    return true;
  }

  /** Returns whether {@code position} is free of contradictions; records a contradiction. */
  boolean check(Position position) {
    Optional<Contradiction> contradiction = position.contradiction();
    if (contradiction.isPresent() && recorder != null) {
      Wording words = new Wording(layout, recorder.language());
      recorder.technique(
          words.text("contradiction"), words.contradiction(contradiction.get()) + ".");
    }
    return contradiction.isEmpty();
  }

  private boolean place(Candidate in) {
    remove(in.cell(), (int) words[in.cell()] & ~Position.bit(in.digit()));
    if (recorder != null) {
      recorder.place(address(in.cell(), in.digit()));
    }
    assigned[in.cell()] = true;
    return removeFromPeers(in.cell(), in.digit());
  }

  private boolean removeFromPeers(int cell, int digit) {
    CellSet peers = layout.peers(cell);
    for (int peer = peers.first(); peer != CellSet.NONE; peer = peers.next(peer + 1)) {
      if ((words[peer] & Position.bit(digit)) != 0) {
        words[peer] &= ~Position.bit(digit);
        counters.prunings++;
        if (recorder != null) {
          recorder.pruneBy(CellsKey.arc(layout, peer, cell), address(cell, digit));
        }
        if (words[peer] == 0) {
          wipeOut(peer, CellsKey.arc(layout, peer, cell));
          return false;
        }
      }
    }
    return true;
  }

  private boolean remove(int cell, int digits) {
    for (int rest = digits & (int) words[cell]; rest != 0; rest &= rest - 1) {
      words[cell] &= ~Integer.lowestOneBit(rest);
      counters.prunings++;
      if (recorder != null) {
        recorder.prune(address(cell, Position.lowest(rest)), NO_ARC);
      }
    }
    if (words[cell] == 0) {
      wipeOut(cell, NO_ARC);
    }
    return words[cell] != 0;
  }

  private void wipeOut(int cell, int arc) {
    counters.fails++;
    if (recorder != null) {
      recorder.wipeOut(cell, arc);
    }
  }

  /** Every cell is filled. */
  void solved() {
    counters.solutions++;
    if (recorder != null) {
      recorder.solution(counters.solutions);
    }
  }

  /** The run is over. */
  void close() {
    if (recorder != null) {
      recorder.close(DomainSnapshot.of(words), assigned, counters);
    }
  }

  Counters counters() {
    return counters;
  }

  private static int address(int cell, int digit) {
    return cell * Long.SIZE + digit - 1;
  }
}
