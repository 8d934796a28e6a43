package org.cspworkbench.presentation;

import java.util.Set;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/** Moves a player to the next event of certain kinds. */
public final class Seek {

  private Seek() {}

  /** Goes to just behind the next event of one of these kinds; returns whether there is one. */
  public static boolean next(TracePlayer player, Set<EventKind> kinds) {
    Trace trace = player.trace();
    for (int event = player.position(); event < trace.length(); event++) {
      if (kinds.contains(trace.kind(event))) {
        player.seek(event + 1);
        return true;
      }
    }
    return false;
  }
}
