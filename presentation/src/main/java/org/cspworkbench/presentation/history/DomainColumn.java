package org.cspworkbench.presentation.history;

import java.util.BitSet;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;

/** What each variable could take at one position of a tape. Immutable. */
public final class DomainColumn {

  /** Where the values of each variable stand among those of all. */
  static final class Layout {
    private final int[] first; // one more than there are variables

    Layout(Csp csp) {
      first = new int[csp.variables().size() + 1];
      for (int x = 0; x < first.length - 1; x++) {
        first[x + 1] = first[x] + csp.variables().get(x).domain().size();
      }
    }

    int variables() {
      return first.length - 1;
    }

    /** The values, a size for each variable, and two sets of variables. */
    long bytesPerColumn() {
      return first[variables()] / Byte.SIZE + 8L * variables() + 256;
    }
  }

  private final Layout layout;
  private final int position;
  private final BitSet left;
  private final int[] sizes;
  private final BitSet tried;
  private final BitSet emptied;

  private DomainColumn(
      Layout layout, int position, BitSet left, int[] sizes, BitSet tried, BitSet emptied) {
    this.layout = layout;
    this.position = position;
    this.left = left;
    this.sizes = sizes;
    this.tried = tried;
    this.emptied = emptied;
  }

  static DomainColumn of(Layout layout, TracePlayer player) {
    TraceState state = player.state();
    BitSet left = new BitSet(layout.first[layout.variables()]);
    int[] sizes = new int[layout.variables()];
    for (int x = 0; x < layout.variables(); x++) {
      for (int at = layout.first[x]; at < layout.first[x + 1]; at++) {
        if (state.contains(x, at - layout.first[x])) {
          left.set(at);
          sizes[x]++;
        }
      }
    }
    BitSet tried = new BitSet();
    for (int level = 1; level <= state.depth(); level++) {
      tried.set(state.decisionVariable(level));
    }
    return new DomainColumn(layout, player.position(), left, sizes, tried, new BitSet());
  }

  DomainColumn withEmptied(BitSet more) {
    BitSet all = (BitSet) emptied.clone();
    all.or(more);
    return new DomainColumn(layout, position, left, sizes, tried, all);
  }

  BitSet emptied() {
    return emptied;
  }

  /** How many events lay behind. */
  public int position() {
    return position;
  }

  /** Whether variable {@code x} could take the value at {@code index}. */
  public boolean contains(int x, int index) {
    return left.get(layout.first[x] + index);
  }

  /** How many values variable {@code x} could take. */
  public int size(int x) {
    return sizes[x];
  }

  /** Whether variable {@code x} had its value by a decision. */
  public boolean isTried(int x) {
    return tried.get(x);
  }

  /** Whether variable {@code x} had no value left at some time from here to the next column. */
  public boolean isEmptied(int x) {
    return emptied.get(x) || sizes[x] == 0;
  }
}
