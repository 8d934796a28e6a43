package org.cspworkbench.presentation.event;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;
import static org.cspworkbench.core.trace.TraceEvent.NONE;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.PackedEvent;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.presentation.conflict.CauseChain;
import org.cspworkbench.presentation.conflict.ImplicationGraph;
import org.cspworkbench.presentation.conflict.LearntList;
import org.cspworkbench.presentation.conflict.Literal;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.detail.CounterValue;
import org.cspworkbench.presentation.detail.DecisionRow;
import org.cspworkbench.presentation.detail.DecisionRows;
import org.cspworkbench.presentation.detail.Removal;
import org.cspworkbench.presentation.explore.NodeFacts;
import org.cspworkbench.presentation.moment.Arrow;
import org.cspworkbench.presentation.moment.DecisionLevel;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.moment.Spot.State;
import org.cspworkbench.presentation.paint.graph.GraphFocus;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.PseudoCode;
import org.cspworkbench.solvers.PseudoCode.Phase;
import org.cspworkbench.solvers.Solver;
import org.jspecify.annotations.Nullable;

/** The comparison of what the models of a run state at one event with a {@link Recount}. */
final class EventCheck {

  /** In longer runs the causes of one event of {@link #SOME} are read: they may be many. */
  private static final int FEW_EVENTS = 2_000;

  private static final int SOME = 10;
  private final Solver solver;
  private final Trace trace;
  private final PairConstraints pairs;
  private final Statements said;
  private final Recount counted;
  private final long revisions;
  private final Csp csp;
  private final String where;

  /**
   * Creates the comparison at the event that {@code said} and {@code counted} stand behind.
   *
   * @param revisions how many revisions the run had made by then
   */
  EventCheck(RecountedRun run, Statements said, Recount counted, long revisions) {
    this.solver = run.solver();
    this.trace = run.trace();
    this.pairs = run.pairs();
    this.said = said;
    this.counted = counted;
    this.revisions = revisions;
    this.csp = trace.csp();
    int last = counted.position() - 1;
    this.where =
        String.format("%s, event %d: %s", run, last, last < 0 ? "start" : trace.kind(last));
  }

  void check() {
    counters();
    listing();
    board();
    decisions();
    removals();
    node();
    graph();
    said.waiting()
        .ifPresent(
            waiting -> assertThat(waiting).as("%s: queue", where).isEqualTo(counted.waiting()));
    narration();
    conflict();
    why();
  }

  private @Nullable TraceEvent event() {
    return said.player().lastEvent();
  }

  private boolean isLast(EventKind kind) {
    return counted.position() > 0 && trace.kind(counted.position() - 1) == kind;
  }

  private void counters() {
    Counters c = counted.counters();
    for (CounterValue value : said.counters()) {
      long expected =
          switch (value.key()) {
            case "nodes" -> c.nodes;
            case "fails" -> c.fails;
            case "attempts" -> c.attempts;
            case "backtracks" -> c.backtracks;
            case "maxdepth" -> c.maxDepth;
            case "prunings" -> c.prunings;
            case "revisions" -> revisions;
            case "moves" -> c.moves;
            case "depth" -> counted.decisions().size();
            case "open" -> counted.open();
            case "conflicts" -> inConflict();
            default -> throw new AssertionError(value.key());
          };
      assertThat(value.here()).as("%s: %s", where, value.key()).isEqualTo(expected);
      value
          .wholeRun()
          .ifPresent(
              whole ->
                  assertThat(value.here())
                      .as("%s: %s by now", where, value.key())
                      .isLessThanOrEqualTo(whole));
    }
    assertThat(said.player().state().counters().solutions()).as(where).isEqualTo(c.solutions);
  }

  private long inConflict() {
    return csp.variables().stream()
        .filter(
            x ->
                counted.assigned(x.index()) != NONE
                    && trace
                            .key()
                            .violated(x.index(), counted.assigned(x.index()), counted::assigned)
                        > 0)
        .count();
  }

  private void listing() {
    PseudoCode code = solver.pseudoCode();
    CodeListing listing = said.listing();
    int last = counted.position() - 1;
    Phase phase = counted.counters().nodes == 0 ? Phase.ROOT : Phase.SEARCH;
    assertThat(listing.current())
        .as("%s: current line", where)
        .isEqualTo(last < 0 ? -1 : code.lineOf(trace.kind(last), phase));
    for (int i = 0; i < code.lines().size(); i++) {
      PseudoCode.Line line = code.lines().get(i);
      boolean isFine = line.kinds().stream().anyMatch(EventKind::isFine);
      long times = line.kinds().stream().mapToLong(kind -> count(line, kind)).sum();
      boolean isCounted = line.isStep() && (!isFine || trace.detail() == Detail.FINE);
      assertThat(listing.lines().get(i).times())
          .as("%s: times of %s", where, line.text())
          .isEqualTo(isCounted ? times : CodeListing.UNCOUNTED);
    }
  }

  private long count(PseudoCode.Line line, EventKind kind) {
    long atRoot = counted.countAtRoot(kind);
    return (line.phases().contains(Phase.ROOT) ? atRoot : 0)
        + (line.phases().contains(Phase.SEARCH) ? counted.count(kind) - atRoot : 0);
  }

  private void board() {
    Moment moment = said.moment();
    TraceEvent event = event();
    for (int x = 0; x < moment.spots().size(); x++) {
      Spot spot = moment.spot(x);
      String at = where + ": " + csp.variables().get(x).name() + " on the board";
      BitSet remaining = counted.remaining(x);
      assertThat(bits(spot.candidates())).as(at).isEqualTo(remaining);
      assertThat(spot.left()).as(at).isEqualTo(remaining.cardinality());
      assertThat(bits(spot.pruned()).intersects(remaining)).as(at).isFalse();
      boolean isOfEvent = event != null && event.variable() == x;
      boolean loses = isOfEvent && isLast(EventKind.PRUNE);
      if (loses && spot.current().size() > 0) {
        assertThat(bits(spot.current())).as(at).isEqualTo(counted.lost());
      } else if (!loses) {
        assertThat(spot.current().isEmpty()).as(at).isTrue();
      }
      boolean isUndone =
          isOfEvent
              && (isLast(EventKind.REFUTE)
                  || isLast(EventKind.BACKTRACK)
                  || isLast(EventKind.JUMP));
      if (!isUndone) {
        boolean isDead = remaining.isEmpty() && !isLast(EventKind.PRUNE); // it is lost just now
        assertThat(spot.state() == State.DEAD).as(at).isEqualTo(isDead);
      }
      int assigned = counted.assigned(x);
      if (assigned != NONE && !remaining.isEmpty() && !isUndone) {
        assertThat(spot.value()).as(at).isEqualTo(assigned);
      }
      if (spot.state() == State.SOLVED) {
        assertThat(isLast(EventKind.SOLUTION)).as(at).isTrue();
      }
      if (!isUndone) {
        boolean isStated = assigned != NONE || TileRequest.of(csp).isPresent();
        assertThat(spot.state() == State.GIVEN)
            .as(at)
            .isEqualTo(isGiven(x) && isStated && remaining.cardinality() == 1);
      }
    }
    path(moment);
    arrow(moment.arrow());
  }

  private boolean isGiven(int x) {
    return TileRequest.of(csp)
        .map(image -> image.isFixed(x))
        .orElseGet(() -> hasOneValueAtFirst(x));
  }

  private boolean hasOneValueAtFirst(int x) {
    return csp.initialDomain(csp.variables().get(x)).size() == 1;
  }

  private static BitSet bits(ValueSet values) {
    BitSet bits = new BitSet();
    values.indices().forEach(bits::set);
    return bits;
  }

  private void path(Moment moment) {
    assertThat(moment.decisions()).as(where).hasSize(counted.decisions().size());
    int choices = 0;
    for (int level = 1; level <= counted.decisions().size(); level++) {
      Recount.Made decision = counted.decisions().get(level - 1);
      DecisionLevel shown = moment.decisions().get(level - 1);
      choices += decision.isChoice() ? 1 : 0;
      String at = where + ": decision " + level;
      assertThat(shown.level()).as(at).isEqualTo(level);
      assertThat(shown.variable()).as(at).isEqualTo(decision.decision().variable());
      assertThat(shown.number()).as(at).isEqualTo(decision.isChoice() ? choices : 0);
      assertThat(shown.position()).as(at).isEqualTo(decision.position());
      assertThat(shown.failed())
          .as(at)
          .isEqualTo(counted.refuted(level - 1, decision.decision().variable()));
      assertThat(shown.value())
          .as(at)
          .isEqualTo(decision.decision().splits() ? NONE : decision.decision().value());
    }
  }

  /** An arrow that removes comes from a variable that allows none of the values removed. */
  private void arrow(@Nullable Arrow arrow) {
    if (arrow == null || arrow.kind() != Arrow.Kind.REMOVES || !isLast(EventKind.PRUNE)) {
      return;
    }
    TraceEvent event = requireNonNull(event());
    assertThat(arrow.to()).as(where).isEqualTo(event.variable());
    for (TraceEvent.Pruning pruning : event.prunings()) {
      assertThat(
              counted.remaining(arrow.from()).stream()
                  .noneMatch(
                      j ->
                          pairs.allows(
                              trace.key().constraint(pruning.arc()),
                              arrow.to(),
                              pruning.value(),
                              arrow.from(),
                              j)))
          .as(
              "%s: %s removes value %d",
              where, trace.key().constraint(pruning.arc()), pruning.value())
          .isTrue();
    }
  }

  private void decisions() {
    DecisionRows rows = said.decisions();
    List<Recount.Made> choices =
        counted.decisions().stream().filter(Recount.Made::isChoice).toList();
    assertThat(rows.choices()).as("%s: choices", where).isEqualTo(choices.size());
    List<DecisionRow.Choice> shown =
        rows.rows().stream()
            .filter(DecisionRow.Choice.class::isInstance)
            .map(DecisionRow.Choice.class::cast)
            .toList();
    assertThat(shown).as(where).hasSameSizeAs(choices);
    for (int k = 0; k < shown.size(); k++) {
      assertThat(shown.get(k).number()).as(where).isEqualTo(k + 1);
      assertThat(shown.get(k).position()).as(where).isEqualTo(choices.get(k).position() + 1);
      assertThat(shown.get(k).text())
          .as(where)
          .startsWith(csp.variables().get(choices.get(k).decision().variable()).name());
    }
    long assigned =
        csp.variables().stream()
            .filter(
                x -> counted.assigned(x.index()) != NONE && !counted.isAssignedAtFirst(x.index()))
            .count();
    assertThat(rows.placed()).as("%s: assigned variables", where).isEqualTo((int) assigned);
  }

  private void removals() {
    assertThat(said.removalCount()).as("%s: removals", where).isEqualTo(counted.removals());
    for (Removal removal : said.removals()) {
      assertThat(removal.position()).as(where).isLessThanOrEqualTo(counted.position());
      assertThat(trace.kind(removal.position() - 1)).as(where).isEqualTo(EventKind.PRUNE);
      int x = trace.variable(removal.position() - 1);
      assertThat(removal.variable()).as(where).isEqualTo(csp.variables().get(x).name());
      removal
          .indices()
          .indices()
          .forEach(i -> assertThat(counted.left(x).get(i)).as(where).isFalse());
    }
    if (isLast(EventKind.PRUNE)) {
      ImmutableList<Removal> removals = said.removals();
      assertThat(bits(removals.get(removals.size() - 1).indices()))
          .as(where)
          .isEqualTo(counted.lost());
    }
  }

  /** Of its node, the search knows a solution or a contradiction once there was one. */
  private void node() {
    assertThat(said.node()).as("%s: node", where).isEqualTo(counted.node());
    said.facts().ifPresent(this::facts);
  }

  private void facts(NodeFacts facts) {
    assertThat(facts.path())
        .as("%s: path", where)
        .hasSize((int) counted.decisions().stream().filter(Recount.Made::isChoice).count());
    if (facts.kind() == NodeFacts.Kind.SOLUTION) {
      assertThat(counted.hasSolution()).as("%s: solution", where).isTrue();
    }
    if (facts.kind() == NodeFacts.Kind.FAIL) {
      assertThat(counted.hasContradiction()).as("%s: contradiction", where).isTrue();
    }
  }

  private void graph() {
    GraphFocus focus = said.focus();
    int last = counted.position() - 1;
    if (last >= 0 && !isLast(EventKind.JUMP)) {
      assertThat(focus.variable()).as("%s: graph", where).isEqualTo(trace.variable(last));
    }
    Domain domain = focus.variable() == NONE ? Domain.range(0, 0) : domain(focus.variable());
    List<String> lost = names(domain, counted.lost());
    assertThat(focus.gone()).as("%s: graph", where).isEqualTo(lost);
    int arc = last < 0 ? NONE : PackedEvent.cause(trace.packed(last)) - 1;
    if (focus.constraint() != NONE) {
      assertThat(focus.constraint()).as(where).isEqualTo(trace.key().constraintIndex(arc));
    }
  }

  private Domain domain(int x) {
    return csp.variables().get(x).domain();
  }

  private void narration() {
    String sentence = said.narration();
    TraceEvent event = event();
    assertThat(sentence).as(where).isNotBlank();
    if (event == null || event.variable() == NONE || isLast(EventKind.UNCOVER)) {
      return;
    }
    int x = event.variable();
    assertThat(sentence).as(where).contains(csp.variables().get(x).name());
    if (event.value() != NONE) {
      assertThat(sentence).as(where).contains(domain(x).labelAt(event.value()));
    }
    if (isLast(EventKind.PRUNE) && !sentence.contains("tiles")) {
      assertThat(sentence).as(where).contains(names(domain(x), counted.lost()));
    }
    if (isLast(EventKind.SELECT) && counted.assigned(x) == NONE) {
      BitSet remaining = counted.remaining(x);
      if (sentence.contains("values left")) {
        assertThat(sentence).as(where).contains(" " + remaining.cardinality() + " ");
      } else {
        assertThat(sentence).as(where).contains(names(domain(x), remaining));
      }
    }
  }

  /** Returns the names of values, or of the intervals of a wide domain. */
  private static List<String> names(Domain domain, BitSet values) {
    if (domain.size() <= Network.DEFAULT_NARROW) {
      return values.stream().mapToObj(domain::labelAt).toList();
    }
    List<String> names = new ArrayList<>();
    for (int i = values.nextSetBit(0); i >= 0; i = values.nextSetBit(i + 1)) {
      int first = i;
      i = values.nextClearBit(i) - 1;
      names.add(domain.labelAt(first) + (i == first ? "" : ".." + domain.labelAt(i)));
    }
    return names;
  }

  private void conflict() {
    said.learnt().ifPresent(this::learnt);
    int last = counted.position() - 1;
    long contradictions = counted.count(EventKind.WIPE_OUT) + counted.count(EventKind.VIOLATION);
    if (!isLast(EventKind.WIPE_OUT) && !isLast(EventKind.VIOLATION)) {
      return;
    }
    said.contradiction()
        .ifPresentOrElse(
            event -> assertThat(event).as(where).isEqualTo(last),
            () -> assertThat(ImplicationGraph.isIn(trace)).as(where).isFalse());
    if (trace.length() > FEW_EVENTS && contradictions % SOME != 1) {
      return;
    }
    Optional<ImplicationGraph> graph = said.graph();
    if (graph.isEmpty()) {
      return;
    }
    for (ImplicationGraph.Node node : graph.get().nodes()) {
      assertThat(node.event()).as("%s: %s", where, node).isLessThan(last + 1);
      assertThat(isTrue(node.literal())).as("%s: %s", where, node).isTrue();
    }
    List<Recount.Made> choices =
        counted.decisions().stream().filter(Recount.Made::isChoice).toList();
    assertThat(graph.get().decisions())
        .as(where)
        .extracting(made -> made.literal().variable())
        .isEqualTo(choices.stream().map(made -> made.decision().variable()).toList());
    if (isLast(EventKind.WIPE_OUT)) {
      assertThat(counted.remaining(graph.get().emptied()).isEmpty()).as(where).isTrue();
    }
  }

  private void learnt(LearntList learnt) {
    assertThat(learnt.entries()).as(where).hasSize((int) counted.count(EventKind.LEARN));
    assertThat(learnt.entries().stream().filter(LearntList.Entry::isForgotten))
        .as(where)
        .hasSize((int) counted.count(EventKind.FORGET));
    for (LearntList.Entry entry : learnt.entries()) {
      assertThat(entry.uses())
          .as("%s: uses of nogood %d", where, entry.number())
          .isEqualTo(counted.uses(entry.number()));
    }
  }

  /** A domain that has become empty has no value, but may have had its last one as a literal. */
  private boolean isTrue(Literal literal) {
    return counted.remaining(literal.variable()).isEmpty()
        || counted.holds(literal.variable(), literal.value(), literal.isEquation());
  }

  private void why() {
    TraceEvent event = event();
    boolean isRead = trace.length() <= FEW_EVENTS || counted.position() % SOME == 0;
    if (!isRead || !isLast(EventKind.PRUNE) || event == null) {
      return;
    }
    Optional<CauseChain> chain = said.why(event.variable());
    if (chain.isEmpty()) {
      return;
    }
    for (CauseChain.Step step : chain.get().steps()) {
      assertThat(step.event()).as("%s: %s", where, step).isLessThan(counted.position());
      assertThat(isTrue(step.literal())).as("%s: %s", where, step).isTrue();
      step.causes().forEach(cause -> assertThat(isTrue(cause)).as("%s: %s", where, step).isTrue());
    }
    assertThat(chain.get().literal().variable()).as(where).isEqualTo(event.variable());
  }
}
