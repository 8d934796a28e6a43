package org.cspworkbench.core.trace;

import static java.util.stream.Collectors.joining;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.core.model.Variable;

/** Writes a trace as a person would tell it, one line for each event. */
final class TraceText {

  private final Trace trace;

  private TraceText(Trace trace) {
    this.trace = trace;
  }

  static ImmutableList<String> linesOf(Trace trace) {
    TraceText text = new TraceText(trace);
    ImmutableList.Builder<String> lines = ImmutableList.builder();
    TracePlayer player = trace.player();
    while (player.stepForward()) {
      TraceEvent event = player.lastEvent();
      if (event != null) {
        lines.add("  ".repeat(indent(event, player.state())) + text.lineOf(event));
      }
    }
    return lines.build();
  }

  /** By the decisions that stood; a decision is written one step to the left of what it entails. */
  private static int indent(TraceEvent event, TraceState after) {
    return after.depth() - (event.kind() == EventKind.TRY ? 1 : 0);
  }

  private String lineOf(TraceEvent event) {
    return switch (event.kind()) {
      case SELECT -> "select " + variable(event.variable());
      case TRY -> "try " + assignment(event);
      case REFUTE -> "refute " + assignment(event) + because(event.arc());
      case BACKTRACK -> "take back " + assignment(event);
      case ENQUEUE ->
          event.arc() == TraceEvent.NONE
              ? "enqueue the arcs into " + variable(event.variable())
              : "enqueue " + arc(event.arc());
      case DEQUEUE -> "take " + variable(event.variable()) + " from the queue";
      case REVISE -> "revise " + arc(event.arc());
      case PRUNE ->
          variable(event.variable())
              + " loses "
              + event.prunings().stream()
                  .map(p -> label(event.variable(), p.value()) + because(p.arc()))
                  .collect(joining(", "));
      case WIPE_OUT -> variable(event.variable()) + " has no value left" + because(event.arc());
      case PLACE -> assignment(event) + " is the only value left";
      case MOVE ->
          "move "
              + assignment(event)
              + (event.previous() == TraceEvent.NONE
                  ? ""
                  : " from " + label(event.variable(), event.previous()));
      case SOLUTION -> "solution " + event.number();
      case COVER -> "cover by " + assignment(event) + because(event.arc());
      case UNCOVER -> "uncover " + assignment(event) + because(event.arc());
      case RESTART -> "attempt " + event.number();
      case GAP -> "gap";
      case TECHNIQUE -> "technique " + event.number();
      case LEARN -> "learn nogood " + event.number() + " from " + assignment(event);
      case ASSERT -> "assert nogood " + event.number();
      case FORGET -> "forget nogood " + event.number();
      case VIOLATION ->
          event.arc() == TraceEvent.NONE
              ? "violated nogood " + event.number()
              : "violated" + because(event.arc());
      case NOGOOD -> assignment(event) + " does not go with levels " + event.levels();
      case CONFLICT -> "conflict of levels " + event.levels();
      case JUMP ->
          "drop levels "
              + event.levels()
              + (event.value() == TraceEvent.NONE ? "" : ", take back " + assignment(event));
    };
  }

  private String assignment(TraceEvent event) {
    return variable(event.variable()) + " = " + label(event.variable(), event.value());
  }

  private String because(int arc) {
    return arc == TraceEvent.NONE ? "" : " (" + trace.key().constraint(arc) + ")";
  }

  private String arc(int arc) {
    return "("
        + variable(trace.key().tail(arc))
        + ", "
        + variable(trace.key().head(arc))
        + ")"
        + because(arc);
  }

  private Variable variable(int x) {
    return trace.csp().variables().get(x);
  }

  private String label(int x, int index) {
    return variable(x).domain().labelAt(index);
  }
}
