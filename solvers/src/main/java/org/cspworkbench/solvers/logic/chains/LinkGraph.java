package org.cspworkbench.solvers.logic.chains;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Layout;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.sets.AlmostLockedSet;
import org.jspecify.annotations.Nullable;

/**
 * The statements of a position and how they are linked. A strong link says: if one is false, the
 * other is true; a weak one: if one is true, the other is false. Links go both ways.
 *
 * <p>The candidates are the first nodes; groups and almost locked sets, if any, follow.
 */
final class LinkGraph {

  /** Which links a chain may use. */
  enum Scope {
    /** Strong links in units only: chains of one digit. */
    ONE_DIGIT,
    /** Strong links in cells only. */
    CELLS,
    /** Strong links in units and cells. */
    ALL,
    /** The same, and groups: candidates in the cells that a box and a line share. */
    GROUPS,
    /** The same, and almost locked sets. */
    SETS
  }

  /** The largest almost locked set that a chain goes through. */
  private static final int MOST_CELLS = 4;

  private final Position position;
  private final List<Node> nodes;
  private final int[] singles; // by cell, then digit: the node of the candidate
  private final Map<Node, Integer> groups;
  private final int[][] groupsOf; // by digit: its groups, ascending
  private final int candidates;
  private final int firstOfSets; // the first node that is neither candidate nor group
  private final ImmutableList<LinkingSet> sets;
  private final long[][] strong;
  private final long[][] weak;
  private final long[] refuted;

  /**
   * An almost locked set that links its digits.
   *
   * @param set the set
   * @param nodes for each of its digits, ascending, the node of the cells that can hold it
   */
  private record LinkingSet(AlmostLockedSet set, ImmutableIntArray nodes) {}

  /** The graph of the candidates among {@code digits}, linked in units alone or in cells alone. */
  private LinkGraph(Position position, Scope scope, int digits) {
    this.position = position;
    nodes = new ArrayList<>();
    groups = new HashMap<>();
    singles = new int[position.layout().cellCount() * position.layout().size()];
    addCandidates(digits);
    candidates = nodes.size();
    firstOfSets = candidates;
    sets = ImmutableList.of();
    groupsOf = groupsByDigit();
    int words = words(candidates);
    strong = new long[candidates][words];
    weak = new long[candidates][words];
    linkWeaklyByDigit();
    if (scope == Scope.ONE_DIGIT) {
      linkUnits(digits);
    } else {
      linkWeaklyInCells();
      linkCells();
    }
    refuted = SelfRefutation.of(this);
  }

  /** The graph {@code smaller} with what {@code scope} has and the scope before it has not. */
  private LinkGraph(LinkGraph smaller, Scope scope) {
    position = smaller.position;
    nodes = new ArrayList<>(smaller.nodes);
    groups = new HashMap<>(smaller.groups);
    singles = smaller.singles;
    candidates = smaller.candidates;
    if (scope == Scope.GROUPS) {
      addGroups();
    }
    firstOfSets = scope == Scope.SETS ? smaller.size() : nodes.size();
    sets = scope == Scope.SETS ? addSets() : ImmutableList.of();
    groupsOf = groupsByDigit();
    strong = widened(smaller.strong, nodes.size());
    weak = widened(smaller.weak, nodes.size());
    if (scope != Scope.SETS) {
      linkUnits(-1 >>> -position.layout().size());
    }
    sets.forEach(this::linkSet);
    for (int group = smaller.size(); group < nodes.size(); group++) {
      linkWeakly(group);
    }
    refuted = SelfRefutation.of(this);
  }

  /** The graph of {@code position} with the links of {@code scope}. */
  static LinkGraph of(Position position, Scope scope) {
    return position.derive(
        scope,
        p ->
            switch (scope) {
              case ONE_DIGIT -> new LinkGraph(p, scope, digitsWithConclusions(p));
              case CELLS -> new LinkGraph(p, scope, -1 >>> -p.layout().size());
              case ALL -> new LinkGraph(of(p, Scope.CELLS), scope);
              case GROUPS -> new LinkGraph(of(p, Scope.ALL), scope);
              case SETS -> new LinkGraph(of(p, Scope.GROUPS), scope);
            });
  }

  /** Digits without any chain of their own that concludes something are left out. */
  private static int digitsWithConclusions(Position position) {
    int digits = 0;
    for (int digit = 1; digit <= position.layout().size(); digit++) {
      int bit = Position.bit(digit);
      if (position.derive(
          digit, LinkGraph.class, p -> new LinkGraph(p, Scope.ONE_DIGIT, bit).hasConclusions())) {
        digits |= bit;
      }
    }
    return digits;
  }

  private static int words(int bits) {
    return (bits + Long.SIZE - 1) / Long.SIZE;
  }

  /** Copies of {@code rows}, and empty ones after them, up to {@code size} rows of so many bits. */
  private static long[][] widened(long[][] rows, int size) {
    long[][] widened = new long[size][];
    for (int row = 0; row < size; row++) {
      widened[row] =
          row < rows.length ? Arrays.copyOf(rows[row], words(size)) : new long[words(size)];
    }
    return widened;
  }

  private void addCandidates(int digits) {
    Layout layout = position.layout();
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      for (int rest = position.candidates(cell) & digits; rest != 0; rest &= rest - 1) {
        int digit = Position.lowest(rest);
        singles[cell * layout.size() + digit - 1] = add(new Node(layout.set(cell), digit));
      }
    }
  }

  private int add(Node node) {
    nodes.add(node);
    return nodes.size() - 1;
  }

  /** The node of {@code digit} in one of {@code cells}, which need not have been there before. */
  private int node(CellSet cells, int digit) {
    return cells.size() == 1
        ? single(cells.first(), digit)
        : groups.computeIfAbsent(new Node(cells, digit), this::add);
  }

  private void addGroups() {
    Layout layout = position.layout();
    for (House box : layout.boxes()) {
      for (House line : layout.houses()) {
        if (line.isLine() && line.set().intersects(box.set())) {
          CellSet shared = line.set().and(box.set());
          for (int digit = 1; digit <= layout.size(); digit++) {
            CellSet cells = shared.and(position.cells(digit));
            if (cells.size() >= 2) {
              node(cells, digit);
            }
          }
        }
      }
    }
  }

  private ImmutableList<LinkingSet> addSets() {
    ImmutableList.Builder<LinkingSet> linking = ImmutableList.builder();
    for (AlmostLockedSet set : AlmostLockedSet.of(position)) {
      int size = set.cells().size();
      if (size >= 2 && size <= MOST_CELLS) {
        ImmutableIntArray.Builder ofSet = ImmutableIntArray.builder();
        for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
          int digit = Position.lowest(rest);
          ofSet.add(node(set.holders(digit), digit));
        }
        linking.add(new LinkingSet(set, ofSet.build()));
      }
    }
    return linking.build();
  }

  private int[][] groupsByDigit() {
    int[] counts = new int[position.layout().size()];
    for (int b = candidates; b < nodes.size(); b++) {
      counts[nodes.get(b).digit() - 1]++;
    }
    int[][] groupsOf = new int[counts.length][];
    for (int digit = 0; digit < counts.length; digit++) {
      groupsOf[digit] = new int[counts[digit]];
    }
    for (int b = nodes.size() - 1; b >= candidates; b--) {
      int digit = nodes.get(b).digit() - 1;
      groupsOf[digit][--counts[digit]] = b;
    }
    return groupsOf;
  }

  /** Links what together holds all places of a digit in a unit. */
  private void linkUnits(int digits) {
    for (House house : position.layout().houses()) {
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        int digit = Position.lowest(rest);
        int count = Integer.bitCount(position.places(house, digit));
        if (count == 2) {
          CellSet places = position.cells(house, digit);
          int a = places.first();
          link(single(a, digit), single(places.next(a + 1), digit));
        } else if (count > 2) {
          linkGroups(position.cells(house, digit), digit);
        }
      }
    }
  }

  /** Links each group in {@code places} to the others of these, if they are a node too. */
  private void linkGroups(CellSet places, int digit) {
    for (int a : groupsOf[digit - 1]) {
      CellSet cells = nodes.get(a).cells();
      if (a < firstOfSets && places.containsAll(cells)) {
        CellSet others = places.minus(cells);
        if (others.size() == 1) {
          link(a, single(others.first(), digit));
        } else {
          for (int b : groupsOf[digit - 1]) {
            if (b < firstOfSets && nodes.get(b).cells().equals(others)) {
              link(a, b);
            }
          }
        }
      }
    }
  }

  /** The node of candidate {@code digit} of {@code cell}. */
  int single(int cell, int digit) {
    return singles[cell * position.layout().size() + digit - 1];
  }

  private void linkCells() {
    for (int cell : position.bivalueCells()) {
      int pair = position.candidates(cell);
      link(single(cell, Position.lowest(pair)), single(cell, Position.lowest(pair & pair - 1)));
    }
  }

  /** If one digit of an almost locked set is not in it, every other is. */
  private void linkSet(LinkingSet linking) {
    ImmutableIntArray ofSet = linking.nodes();
    for (int i = 0; i < ofSet.length(); i++) {
      for (int j = i + 1; j < ofSet.length(); j++) {
        link(ofSet.get(i), ofSet.get(j));
      }
    }
  }

  private void link(int a, int b) {
    strong[a][b >>> 6] |= 1L << b;
    strong[b][a >>> 6] |= 1L << a;
  }

  /** Links each candidate to those of its digit that its cell sees. */
  private void linkWeaklyByDigit() {
    Layout layout = position.layout();
    for (int a = 0; a < candidates; a++) {
      int cell = nodes.get(a).cells().first();
      int digit = nodes.get(a).digit();
      CellSet seen = layout.peers(cell).and(position.cells(digit));
      for (int b = seen.next(cell + 1); b != CellSet.NONE; b = seen.next(b + 1)) {
        linkWeakly(a, single(b, digit));
      }
    }
  }

  /** Links the candidates of each cell, which are neighbours among the nodes. */
  private void linkWeaklyInCells() {
    int first = 0;
    for (int cell = 0; cell < position.layout().cellCount(); cell++) {
      int end = first + position.count(cell);
      for (int a = first; a < end; a++) {
        for (int b = a + 1; b < end; b++) {
          linkWeakly(a, b);
        }
      }
      first = end;
    }
  }

  /** Links {@code group} to the candidates that it sees, and to the groups before it. */
  private void linkWeakly(int group) {
    int digit = nodes.get(group).digit();
    CellSet cells = nodes.get(group).cells();
    CellSet seen = position.layout().commonPeers(cells).and(position.cells(digit));
    for (int cell = seen.first(); cell != CellSet.NONE; cell = seen.next(cell + 1)) {
      linkWeakly(group, single(cell, digit));
    }
    for (int other : groupsOf[digit - 1]) {
      if (other < group && seen.containsAll(nodes.get(other).cells())) {
        linkWeakly(group, other);
      }
    }
  }

  private void linkWeakly(int a, int b) {
    weak[a][b >>> 6] |= 1L << b;
    weak[b][a >>> 6] |= 1L << a;
  }

  /** The position that it was made of. */
  Position position() {
    return position;
  }

  /** How many nodes there are. */
  int size() {
    return nodes.size();
  }

  /** How many of the nodes, the first, are candidates. */
  int candidates() {
    return candidates;
  }

  Node node(int index) {
    return nodes.get(index);
  }

  /** The nodes that are true if {@code node} is false, one bit each. */
  long[] strong(int node) {
    return strong[node];
  }

  /** The nodes that are false if {@code node} is true, one bit each. */
  long[] weak(int node) {
    return weak[node];
  }

  boolean areWeaklyLinked(int a, int b) {
    return (weak[a][b >>> 6] >>> b & 1) != 0;
  }

  /** The almost locked set that links two nodes strongly, or null if a unit or a cell does. */
  @Nullable AlmostLockedSet set(int a, int b) {
    if (sets.isEmpty()) {
      return null;
    }
    Node one = nodes.get(a);
    Node other = nodes.get(b);
    boolean inCell =
        one.isSingle()
            && one.cells().equals(other.cells())
            && position.count(one.cells().first()) == 2;
    if (one.digit() != other.digit() && !inCell) {
      for (LinkingSet linking : sets) {
        if (linking.nodes().contains(a) && linking.nodes().contains(b)) {
          return linking.set();
        }
      }
    }
    return null;
  }

  /** Whether some chain shows that some candidate is false. */
  boolean hasConclusions() {
    return !isEmpty(refuted);
  }

  /** Whether some chain shows that a candidate is false which {@code node} rules out. */
  boolean mayConclude(int node) {
    for (int w = 0; w < refuted.length; w++) {
      if ((weak[node][w] & refuted[w]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether {@link #falseByBoth} has a candidate. */
  boolean ruleOutTogether(int a, int b) {
    int last = (candidates - 1) >>> 6;
    for (int w = 0; w < last; w++) {
      if ((weak[a][w] & weak[b][w]) != 0) {
        return true;
      }
    }
    return (weak[a][last] & weak[b][last] & -1L >>> -candidates) != 0;
  }

  /** The candidates that are false if one of {@code a} and {@code b} is true, one bit each. */
  long[] falseByBoth(int a, int b) {
    long[] both = new long[(candidates + Long.SIZE - 1) / Long.SIZE];
    for (int w = 0; w < both.length; w++) {
      both[w] = weak[a][w] & weak[b][w];
    }
    if (candidates % Long.SIZE != 0) {
      both[both.length - 1] &= (1L << candidates) - 1;
    }
    return both;
  }

  static boolean isEmpty(long[] bits) {
    for (long word : bits) {
      if (word != 0) {
        return false;
      }
    }
    return true;
  }
}
