package org.cspworkbench.app.cli;

import static org.cspworkbench.core.trace.EventKind.BACKTRACK;
import static org.cspworkbench.core.trace.EventKind.GAP;
import static org.cspworkbench.core.trace.EventKind.JUMP;
import static org.cspworkbench.core.trace.EventKind.LEARN;
import static org.cspworkbench.core.trace.EventKind.MOVE;
import static org.cspworkbench.core.trace.EventKind.PLACE;
import static org.cspworkbench.core.trace.EventKind.REFUTE;
import static org.cspworkbench.core.trace.EventKind.RESTART;
import static org.cspworkbench.core.trace.EventKind.SOLUTION;
import static org.cspworkbench.core.trace.EventKind.TRY;
import static org.cspworkbench.core.trace.EventKind.VIOLATION;
import static org.cspworkbench.core.trace.EventKind.WIPE_OUT;

import com.google.common.collect.ImmutableSet;
import com.google.common.util.concurrent.Uninterruptibles;
import java.time.Duration;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.cspworkbench.app.export.Board;
import org.cspworkbench.app.export.Printable;
import org.cspworkbench.core.trace.Counts;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.solvers.Problem;

/**
 * Redraws the board on a terminal after each event that changes an assignment. In local search, the
 * variables in conflict are highlighted.
 */
final class Animation implements Consumer<TracePlayer> {

  private static final ImmutableSet<EventKind> SHOWN =
      ImmutableSet.of(
          TRY, MOVE, REFUTE, BACKTRACK, VIOLATION, LEARN, JUMP, PLACE, WIPE_OUT, SOLUTION, RESTART,
          GAP);

  private static final ImmutableSet<EventKind> BAD =
      ImmutableSet.of(REFUTE, BACKTRACK, VIOLATION, LEARN, JUMP, WIPE_OUT);

  private static final String CLEAR_SCREEN = "\033[H\033[2J";
  private static final String HOME = "\033[H";
  private static final String CLEAR_LINE = "\033[K\n";
  private static final String CLEAR_BELOW = "\033[J";
  private static final String GAINS = "\033[1;32m";
  private static final String LOSES = "\033[1;7;31m";
  private static final String PLAIN = "\033[0m";

  private final Console console;
  private final Board board;
  private final Duration delay;
  private final Narrator narrator = new Narrator(Locale.ROOT);
  private boolean hasBegun;

  Animation(Console console, Problem problem, Duration delay) {
    this.console = console;
    this.board = Board.of(problem);
    this.delay = delay;
  }

  @Override
  public void accept(TracePlayer player) {
    TraceEvent event = player.lastEvent();
    if (event == null || !SHOWN.contains(event.kind())) {
      return;
    }
    String frame =
        drawing(player, event)
            + "\n"
            + Printable.text(narrator.narrate(player).toString())
            + "\n"
            + counts(player);
    console.draw((hasBegun ? HOME : CLEAR_SCREEN) + frame.replace("\n", CLEAR_LINE) + CLEAR_BELOW);
    hasBegun = true;
    Uninterruptibles.sleepUninterruptibly(delay);
  }

  private String drawing(TracePlayer player, TraceEvent event) {
    boolean isLocalSearch = player.state().counters().moves() > 0;
    return board.draw(
        player.state()::assigned,
        x ->
            isLocalSearch && player.state().isInConflict(x)
                ? in(LOSES)
                : x == event.variable() ? emphasis(event.kind()) : UnaryOperator.identity());
  }

  private UnaryOperator<String> emphasis(EventKind kind) {
    return in(BAD.contains(kind) ? LOSES : GAINS);
  }

  private UnaryOperator<String> in(String style) {
    return console.mayColour() ? text -> style + text + PLAIN : UnaryOperator.identity();
  }

  private static String counts(TracePlayer player) {
    Counts counters = player.state().counters();
    if (counters.moves() > 0) {
      return String.format(
          Locale.ROOT, "moves %,d   attempts %,d\n", counters.moves(), counters.attempts());
    }
    return String.format(
        Locale.ROOT,
        "nodes %,d   fails %,d   backtracks %,d   depth %d\n",
        counters.nodes(),
        counters.fails(),
        counters.backtracks(),
        player.state().depth());
  }
}
