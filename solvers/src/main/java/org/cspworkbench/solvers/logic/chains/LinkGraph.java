package org.cspworkbench.solvers.logic.chains;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.Table;
import java.util.ArrayList;
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
  private final Scope scope;
  private final List<Node> nodes = new ArrayList<>();
  private final int[] singles; // by cell, then digit: the node of the candidate
  private final Map<Node, Integer> groups = new HashMap<>();
  private final int candidates;
  private final List<List<Integer>> strongLists = new ArrayList<>();
  private final Table<Integer, Integer, AlmostLockedSet> sets = HashBasedTable.create();
  private final long[][] strong;
  private final long[][] weak;

  private LinkGraph(Position position, Scope scope) {
    this.position = position;
    this.scope = scope;
    Layout layout = position.layout();
    singles = new int[layout.cellCount() * layout.size()];
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      for (int rest = position.candidates(cell); rest != 0; rest &= rest - 1) {
        int digit = Position.lowest(rest);
        singles[cell * layout.size() + digit - 1] = add(new Node(layout.cells(cell), digit));
      }
    }
    candidates = nodes.size();
    if (scope.compareTo(Scope.GROUPS) >= 0) {
      addGroups();
    }
    if (scope != Scope.CELLS) {
      linkUnits();
    }
    if (scope != Scope.ONE_DIGIT) {
      linkCells();
    }
    if (scope == Scope.SETS) {
      linkSets();
    }
    int words = (nodes.size() + Long.SIZE - 1) / Long.SIZE;
    strong = new long[nodes.size()][words];
    weak = new long[nodes.size()][words];
    for (int a = 0; a < nodes.size(); a++) {
      for (int b : strongLists.get(a)) {
        strong[a][b >>> 6] |= 1L << b;
      }
    }
    linkWeakly();
  }

  /** The graph of {@code position} with the links of {@code scope}. */
  static LinkGraph of(Position position, Scope scope) {
    return position.derive(scope, p -> new LinkGraph(p, scope));
  }

  private int add(Node node) {
    nodes.add(node);
    strongLists.add(new ArrayList<>());
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

  /** Links what together holds all places of a digit in a unit. */
  private void linkUnits() {
    int known = nodes.size();
    for (House house : position.layout().houses()) {
      for (int digit = 1; digit <= position.layout().size(); digit++) {
        CellSet places = position.cells(house, digit);
        int count = Integer.bitCount(position.places(house, digit));
        if (count == 2) {
          int a = places.first();
          link(single(a, digit), single(places.next(a + 1), digit));
        } else if (count > 2 && scope.compareTo(Scope.GROUPS) >= 0) {
          for (int a = candidates; a < known; a++) {
            Node node = nodes.get(a);
            if (node.digit() == digit && places.containsAll(node.cells())) {
              CellSet others = places.minus(node.cells());
              if (others.size() == 1 || groups.containsKey(new Node(others, digit))) {
                link(a, node(others, digit));
              }
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

  /** Links the digits of each almost locked set: if one is not in it, every other is. */
  private void linkSets() {
    for (AlmostLockedSet set : AlmostLockedSet.of(position)) {
      if (set.cells().size() < 2 || set.cells().size() > MOST_CELLS) {
        continue;
      }
      for (int xs = set.digits(); xs != 0; xs &= xs - 1) {
        int x = Position.lowest(xs);
        for (int ys = xs & xs - 1; ys != 0; ys &= ys - 1) {
          int y = Position.lowest(ys);
          int a = node(set.holders(x), x);
          int b = node(set.holders(y), y);
          if (!strongLists.get(a).contains(b)) {
            link(a, b);
            sets.put(a, b, set);
            sets.put(b, a, set);
          }
        }
      }
    }
  }

  private void link(int a, int b) {
    if (!strongLists.get(a).contains(b)) {
      strongLists.get(a).add(b);
      strongLists.get(b).add(a);
    }
  }

  private void linkWeakly() {
    List<List<Integer>> groupsOf = new ArrayList<>();
    for (int digit = 1; digit <= position.layout().size(); digit++) {
      groupsOf.add(new ArrayList<>());
    }
    for (int b = candidates; b < nodes.size(); b++) {
      groupsOf.get(nodes.get(b).digit() - 1).add(b);
    }
    for (int a = 0; a < nodes.size(); a++) {
      Node node = nodes.get(a);
      CellSet seen = position.layout().commonPeers(node.cells()).and(position.cells(node.digit()));
      for (int cell = seen.first(); cell != CellSet.NONE; cell = seen.next(cell + 1)) {
        linkWeakly(a, single(cell, node.digit()));
      }
      for (int b : groupsOf.get(node.digit() - 1)) {
        if (b > a && seen.containsAll(nodes.get(b).cells())) {
          linkWeakly(a, b);
        }
      }
      if (a < candidates && scope != Scope.ONE_DIGIT) {
        int cell = node.cells().first();
        int others = position.candidates(cell) & ~Position.bit(node.digit());
        for (int rest = others; rest != 0; rest &= rest - 1) {
          linkWeakly(a, single(cell, Position.lowest(rest)));
        }
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
    return sets.get(a, b);
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
