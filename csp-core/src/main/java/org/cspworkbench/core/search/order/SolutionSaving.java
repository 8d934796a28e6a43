package org.cspworkbench.core.search.order;

import static org.cspworkbench.core.kernel.Network.NONE;

import java.util.Arrays;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.LinearSum;

/**
 * Solution-based phase saving: the value of the best solution found so far, as long as it is there;
 * otherwise another order chooses. The search so stays near that solution, where better ones are
 * likely (Demirović, Chu and Stuckey, "Solution-Based Phase Saving for CP", CP 2018).
 */
public final class SolutionSaving implements ValueOrder {

  private final ValueOrder otherwise;
  private int[] best = new int[0]; // by variable
  private boolean isOptimising;
  private long found; // so many solutions
  private boolean isSetAside; // the other order chooses in this attempt

  /** Asks {@code otherwise} where the value of the solution is gone, or no solution is known. */
  public SolutionSaving(ValueOrder otherwise) {
    this.otherwise = otherwise;
  }

  @Override
  public void start(Network network) {
    best = new int[network.variableCount()];
    Arrays.fill(best, NONE);
    isOptimising = false;
    isSetAside = false;
    found = 0;
    otherwise.start(network);
  }

  @Override
  public void minimise(LinearSum cost) {
    isOptimising = true;
    otherwise.minimise(cost);
  }

  /** Keeps the values: of several solutions for an objective, the last is the best. */
  @Override
  public void solved(Domains domains) {
    if (isOptimising) {
      for (int x = 0; x < best.length; x++) {
        best[x] = domains.first(x);
      }
      found++;
    }
    otherwise.solved(domains);
  }

  @Override
  public int next(int x, Domains domains) {
    return !isSetAside && isLeft(x, domains) ? best[x] : otherwise.next(x, domains);
  }

  /** Chooses the values of the best solution from now on. */
  void follow() {
    isSetAside = false;
  }

  /** Lets the other order choose all values, until {@link #follow} is called. */
  void setAside() {
    isSetAside = true;
  }

  /** Returns how many solutions, each better than the one before, have been found. */
  long found() {
    return found;
  }

  /** Returns whether {@code x} can still have its value of the best solution. */
  boolean isLeft(int x, Domains domains) {
    return best[x] != NONE && domains.contains(x, best[x]);
  }

  @Override
  public ValueOrder basis() {
    return otherwise.basis();
  }

  @Override
  public boolean learns() {
    return true;
  }
}
