package org.cspworkbench.presentation.exercise;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.consistency.RevisionPreview;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.kernel.TupleCheck;
import org.cspworkbench.core.model.Variable;

/** The reasons why a revision keeps a value. */
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

  /** Returns why the revision of {@code arc} does not remove value {@code i} from its tail. */
  MistakeReason toKeep(int arc, int i) {
    int x = network.tail(arc);
    if (i < 0 || i >= network.domainSize(x) || !domains.contains(x, i)) {
      return new MistakeReason.NotThere(x, i);
    }
    if (!network.dependsOnSeveral(arc)) {
      return new MistakeReason.Supported(arc, i, preview.supportOf(arc, i));
    }
    return tuples.othersAreSingle(arc)
        ? new MistakeReason.Allowed(arc, i)
        : new MistakeReason.TooEarly(arc, otherOpenVariable(arc));
  }

  /** Returns an open variable of the constraint of {@code arc} other than its tail. */
  private int otherOpenVariable(int arc) {
    return network.constraint(arc).scope().stream()
        .mapToInt(Variable::index)
        .filter(y -> y != network.tail(arc) && !domains.isSingle(y))
        .findFirst()
        .orElse(NONE);
  }
}
