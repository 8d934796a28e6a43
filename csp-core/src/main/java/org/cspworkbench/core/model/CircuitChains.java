package org.cspworkbench.core.model;

/**
 * Filters a round trip by the chains of places whose successors are fixed (Caseau and Laburthe,
 * "Solving Small TSPs with Constraints", ICLP 1997): no two places have the same successor, and a
 * chain may not lead back to its start before it has visited every place that the trip must visit.
 * Once a trip is closed, the places that it has not visited are left out.
 *
 * <p>This is less than domain consistency, which would be NP-hard. Only the two ends of a chain
 * know each other, so that a new link is three numbers to change and to set back. O(n) for each
 * variable that becomes fixed, O(n) a call, for n places.
 */
final class CircuitChains implements Propagator {

  private final Scope scope;
  private final int n;
  private final int first; // the number of the first place
  private final boolean mayStay;
  private final boolean mayAllStay;
  private final int[] places; // those whose successor has not been followed yet stand first
  private final Scope.Reversible openCount; // how many those are
  private final Scope.Reversible start; // of the chain that ends at a place
  private final Scope.Reversible end; // of the chain that starts at a place
  private final Scope.Reversible length; // in places, of the chain that starts at a place

  /** The propagator of {@code circuit} on the domains of its scope. */
  CircuitChains(Circuit circuit, Scope scope) {
    this.scope = scope;
    n = scope.size();
    first = circuit.first();
    mayStay = circuit.stays() != Circuit.Stays.NONE;
    mayAllStay = circuit.stays() == Circuit.Stays.ALL_OR_LEFT_OUT;
    places = new int[n];
    openCount = scope.reversible(1);
    start = scope.reversible(n);
    end = scope.reversible(n);
    length = scope.reversible(n);
    for (int k = 0; k < n; k++) {
      places[k] = k;
      start.set(k, k);
      end.set(k, k);
      length.set(k, 1);
    }
    openCount.set(0, n);
  }

  @Override
  public boolean propagate() {
    do {
      if (!followFixed() || !keepChainsOpen()) {
        return false;
      }
    } while (hasFixed());
    return true;
  }

  private boolean hasFixed() {
    for (int at = 0; at < openCount.getInt(0); at++) {
      if (scope.domainSize(places[at]) == 1) {
        return true;
      }
    }
    return false;
  }

  /** Follows every successor that is fixed by now. */
  private boolean followFixed() {
    for (int at = openCount.getInt(0) - 1; at >= 0; at--) {
      int place = places[at];
      if (scope.domainSize(place) == 1) {
        int open = openCount.getInt(0) - 1;
        places[at] = places[open];
        places[open] = place;
        openCount.set(0, open);
        if (!follow(place, scope.min(place))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean follow(int place, int value) {
    for (int at = 0; at < openCount.getInt(0); at++) {
      if (!scope.removeValue(places[at], value)) {
        return false;
      }
    }
    long next = (long) value - first;
    if (next < 0 || next >= n) {
      scope.removeAll(place);
      return false;
    }
    return start.getInt(place) == next ? close(place, (int) next) : link(place, (int) next);
  }

  private boolean link(int place, int next) {
    int chain = start.getInt(place);
    int last = end.getInt(next);
    start.set(last, chain);
    end.set(chain, last);
    length.set(chain, length.getInt(chain) + length.getInt(next));
    return true;
  }

  /**
   * Closes the chain that ends at {@code place}: all places outside the trip then stay where they
   * are. Returns whether they can, and whether the trip is long enough.
   */
  private boolean close(int place, int chain) {
    if (mayStay && place == chain) {
      return true;
    }
    if (length.getInt(chain) < placesToVisit()) {
      scope.removeAll(place);
      return false;
    }
    for (int at = 0; at < openCount.getInt(0); at++) {
      int other = places[at];
      if (!scope.removeBelow(other, (long) first + other)
          || !scope.removeAbove(other, (long) first + other)) {
        return false;
      }
    }
    return true;
  }

  /** Returns how many places the trip visits at least. */
  private int placesToVisit() {
    int count = n;
    for (int place = 0; mayStay && place < n; place++) {
      count -= scope.hasValue(place, (long) first + place) ? 1 : 0;
    }
    return count;
  }

  /** Removes what would lead a chain back to its start too early, and what is no place. */
  private boolean keepChainsOpen() {
    int toVisit = placesToVisit();
    if (openCount.getInt(0) == 0 && toVisit == 0 && !mayAllStay) {
      scope.removeAll(0);
      return false;
    }
    for (int at = 0; at < openCount.getInt(0); at++) {
      int place = places[at];
      int chain = start.getInt(place);
      boolean mayClose = (mayStay && chain == place) || length.getInt(chain) >= toVisit;
      if (!scope.removeBelow(place, first)
          || !scope.removeAbove(place, (long) first + n - 1)
          || (!mayClose && !scope.removeValue(place, (long) first + chain))) {
        return false;
      }
    }
    return true;
  }
}
