package org.cspworkbench.core.kernel;

import org.cspworkbench.core.model.Scope;

/**
 * What an algorithm remembers and backtracking must set back: words, all 0 at first, that the trail
 * undoes together with the domains.
 */
public final class ReversibleWords implements Scope.Reversible {

  private final Trail trail;
  private final int start;

  /**
   * {@code count} of them, which live as long as the run over {@code domains}.
   *
   * @throws IllegalStateException if the run has opened a level already
   */
  public ReversibleWords(Domains domains, int count) {
    trail = domains.memory();
    start = trail.grow(count);
  }

  @Override
  public long get(int place) {
    return trail.words[start + place];
  }

  @Override
  public void set(int place, long word) {
    if (trail.level() > 0) { // what is set before the first level stays
      trail.save(start + place);
    }
    trail.words[start + place] = word;
  }
}
