package org.cspworkbench.solvers.logic.technique;

import org.cspworkbench.solvers.logic.position.Position;

/**
 * A technique that looks at the places of one digit, and at nothing else. Where it has found
 * nothing, it does not look again until the digit has lost a place.
 */
public abstract class SingleDigitTechnique implements Technique {

  /** Adds every instance for {@code digit} that concludes something, always in the same order. */
  protected abstract void find(Position position, int digit, Findings findings);

  @Override
  public final void find(Position position, Findings findings) {
    for (int digit = 1; digit <= position.layout().size() && !findings.areEnough(); digit++) {
      Search search = position.derive(digit, this, p -> new Search());
      if (!search.isInVain) {
        int before = findings.count();
        find(position, digit, findings);
        search.isInVain = findings.count() == before && !findings.wereStopped();
      }
    }
  }

  /** What is known of a search of these places. */
  private static final class Search {
    volatile boolean isInVain;
  }
}
