package org.cspworkbench.presentation.words;

import static org.cspworkbench.core.trace.EventKind.ASSERT;
import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.COVER;
import static org.cspworkbench.core.trace.EventKind.ENQUEUE;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.LEARN;
import static org.cspworkbench.core.trace.EventKind.MOVE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.PRUNE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.REVISE;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TECHNIQUE;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableList;
import java.util.Optional;

/**
 * The terms of the field that the window shows. Their names and sentences are in the bundle of this
 * package, of which {@code docs/glossary.md} is made.
 */
public final class Glossary {

  private static final String EASY =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  private static final String HARD =
      "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
  private static final String COLLAPSE =
      ".6.5.4.3.1...9...8.........9...5...6.4.6.2.7.7...4...5.........4...8...1.5.2.3.4.";
  private static final String QUEENS = "queens:6";
  private static final String MAP = "australia";
  private static final String TILES = "tiles:sewer,8";

  /** All terms, from the problem to the search, propagation, orders and learning. */
  public static final ImmutableList<Term> TERMS =
      ImmutableList.of(
          new Term("variable", "forward-checking", MAP, TRY),
          new Term("domain", "forward-checking", QUEENS, PRUNE),
          new Term("constraint", "backtracking", MAP, TRY),
          new Term("constraint-graph", "forward-checking", MAP, TRY),
          new Term("given", "ac3", EASY, PRUNE),
          new Term("candidate", "ac3", EASY, PRUNE),
          new Term("unit", "ac3", EASY, PLACE),
          new Term("peer", "ac3", EASY, PRUNE),
          new Term("assignment", "forward-checking", QUEENS, TRY),
          new Term("solution", "forward-checking", QUEENS, SOLUTION),
          new Term("search-tree", "backtracking", QUEENS, BACKTRACK),
          new Term("node", "backtracking", QUEENS, TRY),
          new Term("decision", "forward-checking", QUEENS, TRY),
          new Term("depth", "backtracking", QUEENS, BACKTRACK),
          new Term("fail", "forward-checking", QUEENS, WIPE_OUT),
          new Term("backtrack", "backtracking", QUEENS, BACKTRACK),
          new Term("trail", "forward-checking", QUEENS, BACKTRACK),
          new Term("propagation", "mac", QUEENS, PRUNE),
          new Term("pruning", "forward-checking", QUEENS, PRUNE),
          new Term("arc", "mac", MAP, ENQUEUE),
          new Term("support", "mac", QUEENS, REVISE),
          new Term("revise", "mac", QUEENS, REVISE),
          new Term("check", "ac3", QUEENS, REVISE),
          new Term("arc-consistency", "mac", QUEENS, PRUNE),
          new Term("ac3", "ac3", EASY, PRUNE),
          new Term("ac3-by-words", "mac", QUEENS, REVISE),
          new Term("forward-checking", "forward-checking", QUEENS, PRUNE),
          new Term("mac", "mac", QUEENS, PRUNE),
          new Term("gac", "mac-alldifferent", EASY, PRUNE),
          new Term("mrv", "mrv", HARD, TRY),
          new Term("domwdeg", "domwdeg", "zebra", TRY),
          new Term("entropy", "wfc-backtracking", COLLAPSE, TRY),
          new Term("collapse", "wfc-backtracking", TILES, TRY),
          new Term("tile", "wfc-backtracking", TILES, SOLUTION),
          new Term("restart", "wfc", COLLAPSE, RESTART),
          new Term("seed", "wfc-backtracking", TILES, TRY),
          new Term("conflict-set", "cbj", "queens:8", JUMP),
          new Term("backjump", "cbj", "queens:8", JUMP),
          new Term("nogood", "learning", "queens:8", LEARN),
          new Term("implication-graph", "learning", "queens:8", LEARN),
          new Term("one-uip", "learning", "queens:8", ASSERT),
          new Term("lbd", "learning", "queens:8", LEARN),
          new Term("local-search", "min-conflicts", QUEENS, MOVE),
          new Term("exact-cover", "exact-cover", EASY, COVER),
          new Term("naked-single", "singles", EASY, PLACE),
          new Term("hidden-single", "singles", EASY, PLACE),
          new Term("naked-pair", "pairs", EASY, PRUNE),
          new Term("technique", "logic", EASY, TECHNIQUE),
          new Term("order-of-variables", "backtracking", QUEENS, TRY),
          new Term("order-of-values", "forward-checking", MAP, TRY),
          new Term("splitting", "splitting", QUEENS, TRY),
          new Term("unsatisfiable", "mac", "mycielski:3,3", WIPE_OUT),
          new Term("trace", "mac", QUEENS, TRY));

  private Glossary() {}

  /** Returns the term with this id, if there is one. */
  public static Optional<Term> find(String id) {
    return TERMS.stream().filter(term -> term.id().equals(id)).findFirst();
  }
}
