package org.cspworkbench.examples;

import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TraceEvent;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;

/** A run that is recorded, then read event by event and replayed backwards. */
public final class TraceReplay {

  private TraceReplay() {}

  /** Prints the first events, and the domains of a variable before and after them. */
  public static void main(String[] arguments) {
    Csp queens = Queens.pairwise(6);
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Search.on(queens).lookAhead(ForwardChecking::new).solve(Limits.none(), recorder);

    TracePlayer player = recorder.trace().player();
    while (player.position() < 6 && player.stepForward()) {
      TraceEvent event = player.lastEvent();
      String value = event.kind() == EventKind.TRY ? " = " + (event.value() + 1) : "";
      System.out.println(event.kind() + " " + queens.variables().get(event.variable()) + value);
    }
    System.out.println("then q3 has " + player.state().values(2));
    while (player.stepBack()) {}
    System.out.println("at first q3 had " + player.state().values(2));
  }
}
