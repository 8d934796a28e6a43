package org.cspworkbench.solvers.logic.chains;

import com.google.common.primitives.ImmutableIntArray;
import java.util.HashSet;
import java.util.Set;
import org.cspworkbench.solvers.logic.chains.Nodes.LinkingSet;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
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

  private final Position position;
  private final Nodes nodes;
  private final AdjacencyMatrix strong;
  private final AdjacencyMatrix weak;
  private final boolean concludes;
  private volatile @Nullable Implications implications; // null until needed

  /** Creates the graph of the candidates among {@code digits}. */
  private LinkGraph(Position position, Scope scope, int digits) {
    this.position = position;
    Nodes candidates = Nodes.ofCandidates(position, digits);
    nodes = scope == Scope.GROUPS ? candidates.withGroups() : candidates;
    strong = AdjacencyMatrix.none(nodes.size());
    weak = AdjacencyMatrix.none(nodes.size());
    linkWeaklyByDigit();
    if (scope != Scope.ONE_DIGIT) {
      linkWeaklyInCells();
      linkCells();
    }
    if (scope != Scope.CELLS) {
      for (int rest = digits; rest != 0; rest &= rest - 1) {
        linkUnits(Position.lowest(rest), null, strong::link);
      }
    }
    for (int group = candidates.size(); group < nodes.size(); group++) {
      linkWeakly(group);
    }
    concludes = scope == Scope.GROUPS ? conclude(scope) : implications().refutes();
  }

  /** Creates the graph with groups of {@code position}, which {@link #leadsTo} confirms. */
  private LinkGraph(LinkGraph past, Position position) {
    this.position = position;
    nodes = past.nodes.after(position);
    strong = past.strong.copy();
    weak = past.weak.copy();
    for (int cell = 0; cell < position.layout().cellCount(); cell++) {
      int lost = past.position.candidates(cell) & ~position.candidates(cell);
      for (int rest = lost; rest != 0; rest &= rest - 1) {
        isolate(single(cell, Position.lowest(rest)));
      }
      if (lost != 0 && position.count(cell) == 2) {
        linkCell(cell, strong::link);
      }
    }
    for (int digit = 1; digit <= position.layout().size(); digit++) {
      if (!position.cells(digit).equals(past.position.cells(digit))) {
        for (int group : past.nodes.groupsOf(digit)) {
          if (!nodes.isGroup(group)) {
            isolate(group);
          }
        }
        for (int group : nodes.groupsOf(digit)) {
          if (!nodes.get(group).equals(past.nodes.get(group))) {
            linkWeakly(group); // it sees more than before
          }
        }
        linkUnits(digit, past, strong::link);
      }
    }
    concludes = conclude(Scope.GROUPS);
  }

  private void isolate(int node) {
    strong.isolate(node);
    weak.isolate(node);
  }

  /**
   * Returns whether the graph of {@code later} can be made of this one, which is quicker than to
   * make it anew: candidates are removed, and not too many.
   */
  private boolean leadsTo(Position later) {
    int left = 0;
    for (int digit = 1; digit <= later.layout().size(); digit++) {
      left += later.cells(digit).size();
    }
    return later.layout().isPlain() && candidates() - left < Long.SIZE && later.isWithin(position);
  }

  private static LinkGraph withGroups(Position position) {
    Latest latest =
        position.derive(position.layout().noCells(), LinkGraph.class, p -> new Latest());
    LinkGraph past = latest.graph;
    LinkGraph graph =
        past != null && past.leadsTo(position)
            ? new LinkGraph(past, position)
            : new LinkGraph(position, Scope.GROUPS, -1 >>> -position.layout().size());
    latest.graph = graph;
    return graph;
  }

  /** The graph with groups that was made last for a puzzle. */
  private static final class Latest {
    private volatile @Nullable LinkGraph graph;
  }

  /** Creates the graph {@code smaller} with almost locked sets. */
  private LinkGraph(LinkGraph smaller) {
    position = smaller.position;
    nodes = smaller.nodes.withSets();
    strong = smaller.strong.widened(nodes.size());
    weak = smaller.weak.widened(nodes.size());
    nodes.sets().forEach(linking -> linkSet(linking, strong::link));
    for (int group = smaller.size(); group < nodes.size(); group++) {
      linkWeakly(group);
    }
    concludes = conclude(Scope.SETS);
  }

  private boolean conclude(Scope scope) {
    return AddedLinks.of(position, scope).conclude(this);
  }

  /** Returns the graph of {@code position} with the links of {@code scope}. */
  static LinkGraph of(Position position, Scope scope) {
    int all = -1 >>> -position.layout().size();
    return position.derive(
        scope,
        p ->
            switch (scope) {
              case ONE_DIGIT -> new LinkGraph(p, scope, digitsWithConclusions(p));
              case CELLS, ALL -> new LinkGraph(p, scope, all);
              case GROUPS -> withGroups(p);
              case SETS -> new LinkGraph(of(p, Scope.GROUPS));
            });
  }

  /**
   * Returns whether some chain of {@code scope} shows that some candidate is false. The graph with
   * groups has all chains of the smaller ones. Once it had none in an earlier position, they are
   * made only if it has some.
   */
  static boolean concludes(Position position, Scope scope) {
    boolean isSmall = scope == Scope.CELLS || scope == Scope.ALL;
    if (isSmall && AddedLinks.of(position, Scope.GROUPS).hasPast()) {
      return of(position, Scope.GROUPS).concludes && of(position, scope).concludes;
    }
    return of(position, scope).concludes;
  }

  /** Digits without any chain of their own that concludes something are left out. */
  private static int digitsWithConclusions(Position position) {
    int digits = 0;
    for (int digit = 1; digit <= position.layout().size(); digit++) {
      int bit = Position.bit(digit);
      if (position.derive(
          digit, LinkGraph.class, p -> new LinkGraph(p, Scope.ONE_DIGIT, bit).concludes)) {
        digits |= bit;
      }
    }
    return digits;
  }

  /** Passes on two nodes that are linked strongly. */
  interface Links {
    void link(int a, int b);
  }

  /** Passes on the strong links that are not in {@code past}, an earlier graph, and some others. */
  void linksSince(LinkGraph past, Links links) {
    for (int digit = 1; digit <= position.layout().size(); digit++) {
      if (!position.cells(digit).equals(past.position.cells(digit))) {
        linkUnits(digit, past, links);
      }
    }
    for (int cell : position.bivalueCells()) {
      if (position.candidates(cell) != past.position.candidates(cell)) {
        linkCell(cell, links);
      }
    }
    Set<AlmostLockedSet> then = new HashSet<>();
    past.nodes.sets().forEach(linking -> then.add(linking.set()));
    for (LinkingSet linking : nodes.sets()) {
      if (!then.contains(linking.set())) {
        linkSet(linking, links);
      }
    }
  }

  /** A group that has lost cells may lie in a further unit whose own candidates are unchanged. */
  private boolean mayHaveChanged(House house, int digit, LinkGraph past) {
    return position.places(house, digit) != past.position.places(house, digit)
        || !position.layout().isPlain();
  }

  /**
   * Links what together holds all places of {@code digit} in a unit, or only in the units that may
   * have changed since {@code past}.
   */
  private void linkUnits(int digit, @Nullable LinkGraph past, Links links) {
    for (House house : position.layout().houses()) {
      if (Integer.bitCount(position.places(house, digit)) == 2
          && (past == null || mayHaveChanged(house, digit, past))) {
        CellSet places = position.cells(house, digit);
        int a = places.first();
        links.link(single(a, digit), single(places.next(a + 1), digit));
      }
    }
    for (int group : nodes.groupsOf(digit)) {
      CellSet cells = nodes.get(group).cells();
      for (House house : position.layout().housesOf(cells.first())) {
        if (!nodes.isOfSetsOnly(group)
            && house.set().containsAll(cells)
            && (past == null || mayHaveChanged(house, digit, past))) {
          linkToRest(group, position.cells(house, digit).minus(cells), links);
        }
      }
    }
  }

  /** Links {@code group} to the other places of its digit in a unit, if they are a node too. */
  private void linkToRest(int group, CellSet others, Links links) {
    if (!others.isEmpty() && others.size() <= nodes.largestGroup()) {
      int rest = nodes.index(new Node(others, nodes.get(group).digit()));
      if (rest != Nodes.NONE && !nodes.isOfSetsOnly(rest)) {
        links.link(group, rest);
      }
    }
  }

  /** Returns the node of candidate {@code digit} of {@code cell}. */
  int single(int cell, int digit) {
    return nodes.single(cell, digit);
  }

  private void linkCells() {
    for (int cell : position.bivalueCells()) {
      linkCell(cell, strong::link);
    }
  }

  private void linkCell(int cell, Links links) {
    int pair = position.candidates(cell);
    links.link(single(cell, Position.lowest(pair)), single(cell, Position.lowest(pair & pair - 1)));
  }

  /** If one digit of an almost locked set is not in it, every other is. */
  private static void linkSet(LinkingSet linking, Links links) {
    ImmutableIntArray ofSet = linking.nodes();
    for (int i = 0; i < ofSet.length(); i++) {
      for (int j = i + 1; j < ofSet.length(); j++) {
        links.link(ofSet.get(i), ofSet.get(j));
      }
    }
  }

  /** Links each candidate to those of its digit that its cell sees. */
  private void linkWeaklyByDigit() {
    BoardLayout layout = position.layout();
    for (int a = 0; a < nodes.candidates(); a++) {
      int cell = nodes.get(a).cells().first();
      int digit = nodes.get(a).digit();
      CellSet seen = layout.peers(cell).and(position.cells(digit));
      for (int b = seen.next(cell + 1); b != CellSet.NONE; b = seen.next(b + 1)) {
        weak.link(a, single(b, digit));
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
          weak.link(a, b);
        }
      }
      first = end;
    }
  }

  /** Links {@code group} to what all of its candidates are linked to. */
  private void linkWeakly(int group) {
    int digit = nodes.get(group).digit();
    int[] members = nodes.get(group).cells().toArray();
    for (int i = 0; i < members.length; i++) {
      members[i] = single(members[i], digit);
    }
    weak.linkToCommon(group, members);
  }

  /** Returns the position that it was made of. */
  Position position() {
    return position;
  }

  /** Returns the number of nodes. */
  int size() {
    return nodes.size();
  }

  /** Returns how many of the nodes, the first, are candidates. */
  int candidates() {
    return nodes.candidates();
  }

  Node node(int index) {
    return nodes.get(index);
  }

  /** Returns the nodes that are true if {@code node} is false, one bit each. */
  long[] strong(int node) {
    return strong.of(node);
  }

  /** Returns the nodes that are false if {@code node} is true, one bit each. */
  long[] weak(int node) {
    return weak.of(node);
  }

  boolean areWeaklyLinked(int a, int b) {
    return weak.areLinked(a, b);
  }

  /**
   * Returns the almost locked set that links two nodes strongly, or null if a unit or a cell does.
   */
  @Nullable AlmostLockedSet set(int a, int b) {
    Node one = nodes.get(a);
    Node other = nodes.get(b);
    boolean inCell =
        one.isSingle()
            && one.cells().equals(other.cells())
            && position.count(one.cells().first()) == 2;
    if (one.digit() != other.digit() && !inCell) {
      for (LinkingSet linking : nodes.sets()) {
        if (linking.nodes().contains(a) && linking.nodes().contains(b)) {
          return linking.set();
        }
      }
    }
    return null;
  }

  /** Returns what follows from each candidate being true. */
  Implications implications() {
    Implications known = implications;
    if (known == null) {
      known = Implications.of(this);
      implications = known;
    }
    return known;
  }

  /** Returns whether some chain shows that a candidate is false which {@code node} rules out. */
  boolean mayConclude(int node) {
    return implications().refutesOne(weak.of(node));
  }

  /** Returns whether {@code node} may be part of a continuous loop that concludes something. */
  boolean mayBeInLoop(int node) {
    return implications().refuteBothWays(node);
  }

  /** Returns the number of {@code node}, or {@link Nodes#NONE} if it is none of this graph. */
  int index(Node node) {
    return nodes.index(node);
  }

  boolean areStronglyLinked(int a, int b) {
    return strong.areLinked(a, b);
  }

  /** Returns whether {@link #falseByBoth} has a candidate. */
  boolean ruleOutTogether(int a, int b) {
    return weak.haveCommon(a, b, nodes.candidates());
  }

  /**
   * Returns the candidates that are false if one of {@code a} and {@code b} is true, one bit each.
   */
  long[] falseByBoth(int a, int b) {
    return weak.common(a, b, nodes.candidates());
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
