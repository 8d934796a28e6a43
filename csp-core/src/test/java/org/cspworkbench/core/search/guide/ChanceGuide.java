package org.cspworkbench.core.search.guide;

import java.util.List;
import java.util.Random;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.trace.Decision;

/** A guide who chooses anything at every other question, and keeps in a script what he chose. */
final class ChanceGuide implements Guide {

  private final Random random;
  private final int arcCount;
  private Script script = Script.empty();

  ChanceGuide(long seed, int arcCount) {
    this.random = new Random(seed);
    this.arcCount = arcCount;
  }

  Script script() {
    return script;
  }

  @Override
  public int variable(long node, int own, Domains domains, Assignment assignment) {
    IntStream all = IntStream.range(0, domains.network().variableCount());
    int chosen = anyOf(all.filter(x -> !assignment.isAssigned(x)).boxed().toList(), own);
    script = chosen == own ? script : script.withVariable(node, chosen);
    return chosen;
  }

  @Override
  public Decision decision(long node, Decision own, Domains domains) {
    int x = own.variable();
    IntStream all = IntStream.range(0, domains.network().domainSize(x));
    int chosen = anyOf(all.filter(i -> domains.contains(x, i)).boxed().toList(), own.value());
    script = chosen == own.value() ? script : script.withValue(node, chosen);
    return Decision.equal(x, chosen);
  }

  @Override
  public int arc(long revision, int own, IntPredicate waits) {
    int chosen = anyOf(IntStream.range(0, arcCount).filter(waits).boxed().toList(), own);
    script = chosen == own ? script : script.withArc(revision, chosen);
    return chosen;
  }

  private int anyOf(List<Integer> possible, int own) {
    return random.nextBoolean() ? own : possible.get(random.nextInt(possible.size()));
  }
}
