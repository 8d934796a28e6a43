package org.cspworkbench.presentation.history;

import java.util.BitSet;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.words.IntervalText;

/** The domains of all variables at one position of a trace. Immutable. */
public final class DomainColumn {

  /** The place of each variable's values in a bit set of all values; wide domains have none. */
  static final class Layout {
    private final int[] first; // has one more element than there are variables

    Layout(Csp csp) {
      first = new int[csp.variables().size() + 1];
      for (int x = 0; x < first.length - 1; x++) {
        Domain domain = csp.variables().get(x).domain();
        first[x + 1] = first[x] + (IntervalText.isFor(domain) ? 0 : domain.size());
      }
    }

    /** Returns whether any domain is wide. */
    boolean hasWide() {
      for (int x = 0; x < variables(); x++) {
        if (isWide(x)) {
          return true;
        }
      }
      return false;
    }

    /** Returns whether the values of variable {@code x} are a set of its own. */
    boolean isWide(int x) {
      return first[x] == first[x + 1];
    }

    int variables() {
      return first.length - 1;
    }

    /**
     * Returns the approximate size of a column: its values, the size of each domain, and two sets
     * of variables.
     */
    long bytesPerColumn() {
      return first[variables()] / Byte.SIZE + 8L * variables() + 256;
    }
  }

  private final Layout layout;
  private final int position;
  private final BitSet left;
  private final ValueSet[] wide; // by variable, of those whose domains are wide
  private final int[] sizes;
  private final BitSet tried;
  private final BitSet emptied;

  private DomainColumn(
      Layout layout,
      int position,
      BitSet left,
      ValueSet[] wide,
      int[] sizes,
      BitSet tried,
      BitSet emptied) {
    this.layout = layout;
    this.position = position;
    this.left = left;
    this.wide = wide;
    this.sizes = sizes;
    this.tried = tried;
    this.emptied = emptied;
  }

  static DomainColumn of(Layout layout, TracePlayer player) {
    TraceState state = player.state();
    BitSet left = new BitSet(layout.first[layout.variables()]);
    int[] sizes = new int[layout.variables()];
    ValueSet[] wide = new ValueSet[layout.hasWide() ? sizes.length : 0];
    for (int x = 0; x < layout.variables(); x++) {
      if (layout.isWide(x)) {
        wide[x] = state.values(x);
        sizes[x] = wide[x].size();
        continue;
      }
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
    return new DomainColumn(layout, player.position(), left, wide, sizes, tried, new BitSet());
  }

  DomainColumn withEmptied(BitSet more) {
    BitSet all = (BitSet) emptied.clone();
    all.or(more);
    return new DomainColumn(layout, position, left, wide, sizes, tried, all);
  }

  BitSet emptied() {
    return emptied;
  }

  /** Returns the position in the trace. */
  public int position() {
    return position;
  }

  /** Returns whether the value at {@code index} was in the domain of variable {@code x}. */
  public boolean contains(int x, int index) {
    return layout.isWide(x) ? wide[x].contains(index) : left.get(layout.first[x] + index);
  }

  /** Returns the values in the domain of variable {@code x}, which is wide. */
  public ValueSet values(int x) {
    return wide[x];
  }

  /** Returns the size of the domain of variable {@code x}. */
  public int size(int x) {
    return sizes[x];
  }

  /** Returns whether variable {@code x} was assigned by a decision. */
  public boolean isTried(int x) {
    return tried.get(x);
  }

  /**
   * Returns whether the domain of variable {@code x} was empty at some time between this column and
   * the next one.
   */
  public boolean isEmptied(int x) {
    return emptied.get(x) || sizes[x] == 0;
  }
}
