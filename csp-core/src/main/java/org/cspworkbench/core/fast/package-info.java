/**
 * What makes the algorithms fast, behind three interfaces. The pages of the algorithms, in {@code
 * consistency} and {@code search.order}, ask these interfaces and look like the textbook; what is
 * removed, counted and recorded here is what the page would remove, count and record pair by pair,
 * in the same order.
 *
 * <ul>
 *   <li>{@link org.cspworkbench.core.fast.ArcRevision}: revise one arc. Behind it are {@code
 *       WordRevision}, which asks about 64 pairs at a time, and {@code LossRevision}, which asks
 *       about the values that a lost value supported and no others: where domains take several
 *       words, a half to a sixth of the words for the same revisions.
 *   <li>{@link org.cspworkbench.core.fast.NeighbourRevision}: a variable has shrunk or was
 *       assigned. Behind it are {@code RevisionByMask}, which reads a word for each value and each
 *       neighbour instead of the arcs between them (queens 12 in 0.8 of the time, dense random
 *       problems in 0.6); {@code RevisionByNeighbour}, where such masks would take too much memory;
 *       and {@code RevisionByArc}, where each of many variables has few neighbours, so that a table
 *       of all pairs of variables would be nearly empty. Their common queue is {@link
 *       org.cspworkbench.core.fast.VariableQueue}, in which no variable waits that cannot matter to
 *       any arc.
 *   <li>{@link org.cspworkbench.core.fast.LeastVariables}: choose the least variable. Behind it are
 *       {@code SmallestDomains} and {@code LeastMeasures}, which look at all open variables, and
 *       {@code Tournament}, which follows what changes: an image of 128 × 128 tiles took 22 ms
 *       instead of 450. {@link org.cspworkbench.core.fast.RememberedMeasure} and {@link
 *       org.cspworkbench.core.fast.TimesLogarithm} save logarithms.
 * </ul>
 *
 * <p>Three classes do the work of a page that has no propagation to share: {@link
 * org.cspworkbench.core.fast.LegalValues} for plain backtracking (a twelfth of the time on a Sudoku
 * of 425 solutions), {@link org.cspworkbench.core.fast.LegalCounts} for the order by fewest legal
 * values (a third), and {@link org.cspworkbench.core.fast.WeightedDegrees} for dom/wdeg and
 * dom/ddeg, which corrects sums instead of adding them up at every choice.
 *
 * <p>This package knows the kernel alone. Of all packages it alone reads and writes the words of
 * the {@linkplain org.cspworkbench.core.kernel.Trail trail} directly. What it computes once for a
 * network, it keeps with the network ({@link org.cspworkbench.core.kernel.Network#derived}), which
 * does not know it.
 */
@NullMarked
package org.cspworkbench.core.fast;

import org.jspecify.annotations.NullMarked;
