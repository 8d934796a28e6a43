package org.cspworkbench.generator.dig;

import java.util.Arrays;
import java.util.function.BooleanSupplier;
import org.cspworkbench.solvers.bitboard.BitboardSearch;
import org.cspworkbench.solvers.bitboard.BitboardSearch.State;

/** Proof by the {@link BitboardSearch}: for plain 9×9, a microsecond or two, and never gives up. */
final class BitboardProof implements UniquenessProof {

  private final BitboardSearch search = new BitboardSearch();
  private int[] another = {};

  @Override
  public Verdict of(int[] givens, int[] solution, long effort, BooleanSupplier stop) {
    search.start(cell -> givens[cell]);
    State state = search.advance();
    while (state != State.EXHAUSTED) {
      if (state == State.SOLVED) {
        int[] found = search.solution();
        if (!Arrays.equals(found, solution)) {
          another = found;
          return Verdict.ANOTHER;
        }
      }
      state = search.advance();
    }
    return Verdict.UNIQUE;
  }

  @Override
  public int[] another() {
    return another;
  }
}
