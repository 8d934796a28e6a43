package org.cspworkbench.presentation.exercise;

import static org.cspworkbench.core.network.Network.NONE;

import org.cspworkbench.core.consistency.RevisionPreview;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.network.Domains;
import org.cspworkbench.core.network.Network;
import org.cspworkbench.core.network.TupleCheck;

/** Why a revision lets a value stay. */
final class Grounds {

  private final Network network;
  private final Domains domains;
  private final RevisionPreview preview;
  private final TupleCheck tuples;

  Grounds(Domains domains) {
    this.network = domains.network();
    this.domains = domains;
    this.preview = new RevisionPreview(domains);
    this.tuples = new TupleCheck(domains);
  }

  /** Why the revision of {@code arc} does not take value {@code i} from its tail. */
  Reason toKeep(int arc, int i) {
    int x = network.tail(arc);
    if (i < 0 || i >= network.domainSize(x) || !domains.contains(x, i)) {
      return new Reason.NotThere(x, i);
    }
    if (!network.leansOnSeveral(arc)) {
      return new Reason.Supported(arc, i, preview.supportOf(arc, i));
    }
    return tuples.othersAreSingle(arc)
        ? new Reason.Allowed(arc, i)
        : new Reason.TooEarly(arc, openBeside(arc));
  }

  /** A variable beside the tail of {@code arc} on which it leans and that is still open. */
  private int openBeside(int arc) {
    return network.constraint(arc).scope().stream()
        .mapToInt(Variable::index)
        .filter(y -> y != network.tail(arc) && !domains.isSingle(y))
        .findFirst()
        .orElse(NONE);
  }
}
