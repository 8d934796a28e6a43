package org.cspworkbench.solvers.logic.chains;

import com.google.common.collect.ImmutableList;
import com.google.common.primitives.ImmutableIntArray;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.Crossing;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.sets.AlmostLockedSet;

/**
 * The statements of a position, numbered: first the candidates, cell by cell; then the groups, if
 * any; then the statements of almost locked sets only, if included. Immutable for callers.
 */
final class Nodes {

  /** The result of {@link #index(Node)} for a statement that is none of these. */
  static final int NONE = -1;

  /** The largest almost locked set that a chain goes through. */
  private static final int MOST_CELLS = 4;

  private final Position position;
  private final List<Node> all;
  private final int[] singles; // by cell, then digit: the node of the candidate
  private final Map<Node, Integer> groups;
  private int candidates;
  private int largestGroup = 1;
  private int firstOfSets; // the first node that is neither candidate nor group
  private ImmutableList<LinkingSet> sets = ImmutableList.of();
  private int[][] groupsOf = {}; // by digit: what is no candidate, ascending

  /**
   * An almost locked set that links its digits.
   *
   * @param set the set
   * @param nodes for each of its digits, ascending, the node of the cells that can hold it
   */
  record LinkingSet(AlmostLockedSet set, ImmutableIntArray nodes) {}

  private Nodes(Position position) {
    this.position = position;
    all = new ArrayList<>();
    groups = new HashMap<>();
    singles = new int[position.layout().cellCount() * position.layout().size()];
  }

  private Nodes(Nodes others, Position position) {
    this.position = position;
    all = new ArrayList<>(others.all);
    groups = new HashMap<>(others.groups);
    singles = others.singles;
    candidates = others.candidates;
    largestGroup = others.largestGroup;
  }

  /** Returns the candidates among {@code digits}, digit d as bit d − 1. */
  static Nodes ofCandidates(Position position, int digits) {
    Nodes nodes = new Nodes(position);
    nodes.addCandidates(digits);
    nodes.candidates = nodes.size();
    nodes.firstOfSets = nodes.size();
    nodes.groupsOf = nodes.groupsByDigit();
    return nodes;
  }

  /** These, and a digit in all the cells, two at least, that a box and a line share. */
  Nodes withGroups() {
    Nodes more = new Nodes(this, position);
    more.addGroups();
    more.firstOfSets = more.size();
    more.groupsOf = more.groupsByDigit();
    return more;
  }

  /**
   * Returns the candidates and groups of {@code later}, a position after this one. They keep their
   * numbers; the numbers of those that are not left are not used again.
   */
  Nodes after(Position later) {
    Nodes left = new Nodes(this, later);
    left.firstOfSets = firstOfSets;
    for (int group = candidates; group < firstOfSets; group++) {
      Node node = all.get(group);
      Node smaller = new Node(node.cells().and(later.cells(node.digit())), node.digit());
      if (!smaller.equals(node)) {
        left.groups.remove(node);
        left.all.set(group, smaller);
        if (left.isGroup(group)) {
          left.groups.put(smaller, group);
        }
      }
    }
    left.groupsOf = left.groupsByDigit();
    return left;
  }

  /** Returns whether {@code node}, no candidate, still has several cells. */
  boolean isGroup(int node) {
    return all.get(node).cells().size() > 1;
  }

  /** These, and the digits of almost locked sets. */
  Nodes withSets() {
    Nodes more = new Nodes(this, position);
    more.firstOfSets = more.size();
    more.sets = more.addSets();
    more.groupsOf = more.groupsByDigit();
    return more;
  }

  private void addCandidates(int digits) {
    BoardLayout layout = position.layout();
    for (int cell = 0; cell < layout.cellCount(); cell++) {
      for (int rest = position.candidates(cell) & digits; rest != 0; rest &= rest - 1) {
        int digit = Position.lowest(rest);
        singles[cell * layout.size() + digit - 1] = add(new Node(layout.set(cell), digit));
      }
    }
  }

  private int add(Node node) {
    all.add(node);
    return all.size() - 1;
  }

  private void addGroups() {
    BoardLayout layout = position.layout();
    for (House box : layout.boxes()) {
      for (Crossing crossing : layout.crossings(box)) {
        if (crossing.other().isLine()) {
          CellSet shared = crossing.other().set().and(box.set());
          for (int digit = 1; digit <= layout.size(); digit++) {
            CellSet cells = shared.and(position.cells(digit));
            if (cells.size() >= 2) {
              index(cells, digit);
              largestGroup = Math.max(largestGroup, cells.size());
            }
          }
        }
      }
    }
  }

  /**
   * Returns the node of {@code digit} in one of {@code cells}, which need not have been there
   * before.
   */
  private int index(CellSet cells, int digit) {
    return cells.size() == 1
        ? single(cells.first(), digit)
        : groups.computeIfAbsent(new Node(cells, digit), this::add);
  }

  private ImmutableList<LinkingSet> addSets() {
    ImmutableList.Builder<LinkingSet> linking = ImmutableList.builder();
    for (AlmostLockedSet set : AlmostLockedSet.of(position)) {
      int size = set.cells().size();
      if (size >= 2 && size <= MOST_CELLS) {
        ImmutableIntArray.Builder ofSet = ImmutableIntArray.builder();
        for (int rest = set.digits(); rest != 0; rest &= rest - 1) {
          int digit = Position.lowest(rest);
          ofSet.add(index(set.holders(digit), digit));
        }
        linking.add(new LinkingSet(set, ofSet.build()));
      }
    }
    return linking.build();
  }

  private int[][] groupsByDigit() {
    int[] counts = new int[position.layout().size()];
    for (int group = candidates; group < all.size(); group++) {
      counts[all.get(group).digit() - 1] += isGroup(group) ? 1 : 0;
    }
    int[][] byDigit = new int[counts.length][];
    for (int digit = 0; digit < counts.length; digit++) {
      byDigit[digit] = new int[counts[digit]];
    }
    for (int group = all.size() - 1; group >= candidates; group--) {
      int digit = all.get(group).digit() - 1;
      if (isGroup(group)) {
        byDigit[digit][--counts[digit]] = group;
      }
    }
    return byDigit;
  }

  /** Returns how many cells a group, or a single candidate, has at most. */
  int largestGroup() {
    return largestGroup;
  }

  /** Returns the number of nodes. */
  int size() {
    return all.size();
  }

  /** Returns how many of the nodes, the first, are candidates. */
  int candidates() {
    return candidates;
  }

  Node get(int node) {
    return all.get(node);
  }

  /** Returns the node of candidate {@code digit} of {@code cell}. */
  int single(int cell, int digit) {
    return singles[cell * position.layout().size() + digit - 1];
  }

  /** Returns the number of {@code node}, or {@link #NONE} if it is none of these. */
  int index(Node node) {
    if (!node.isSingle()) {
      return groups.getOrDefault(node, NONE);
    }
    int cell = node.cells().first();
    return position.has(cell, node.digit()) ? single(cell, node.digit()) : NONE;
  }

  /** Returns the nodes of {@code digit} that are no candidates, ascending; not to be written to. */
  int[] groupsOf(int digit) {
    return groupsOf[digit - 1];
  }

  /** Returns whether {@code node} is a statement of almost locked sets only. */
  boolean isOfSetsOnly(int node) {
    return node >= firstOfSets;
  }

  /** Returns the almost locked sets with statements among these. */
  ImmutableList<LinkingSet> sets() {
    return sets;
  }
}
