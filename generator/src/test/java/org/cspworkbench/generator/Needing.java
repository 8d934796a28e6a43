package org.cspworkbench.generator;

import java.util.Optional;
import org.cspworkbench.solvers.logic.technique.RatedTechnique;

/** Requests for puzzles that need a technique, for tests. */
final class Needing {

  private Needing() {}

  /** Returns the same request for puzzles that need {@code technique}, and nothing harder. */
  static PuzzleRequest technique(RatedTechnique technique, PuzzleRequest request) {
    return new PuzzleRequest(
        request.shape(),
        request.ownRegions(),
        request.drawnRules(),
        request.fill(),
        request.selection(),
        request.symmetry(),
        request.givens(),
        request.level(),
        Optional.of(technique));
  }
}
