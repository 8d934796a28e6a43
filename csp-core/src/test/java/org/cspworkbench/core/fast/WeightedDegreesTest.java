package org.cspworkbench.core.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Set;
import java.util.stream.IntStream;
import org.cspworkbench.core.consistency.Ac3Bit;
import org.cspworkbench.core.consistency.BackwardChecking;
import org.cspworkbench.core.consistency.Consistency;
import org.cspworkbench.core.consistency.ForwardChecking;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Assignment;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.search.Branching;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.core.search.Restarts;
import org.cspworkbench.core.search.Search;
import org.cspworkbench.core.search.order.VariableOrder;
import org.cspworkbench.core.testing.Composition;
import org.cspworkbench.core.testing.RandomCsp;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * The sums that dom/wdeg carries along are, at every choice of a real search with all its undoing,
 * those that one gets by adding the weights up from scratch.
 */
final class WeightedDegreesTest {

  private enum LookAhead {
    NONE,
    ONE_STEP,
    ARC_CONSISTENCY;

    private Consistency.Maker maker() {
      return switch (this) {
        case NONE -> BackwardChecking::new;
        case ONE_STEP -> ForwardChecking::new;
        case ARC_CONSISTENCY -> Ac3Bit::new;
      };
    }
  }

  @ParameterizedTest
  @EnumSource(LookAhead.class)
  void theSumsAfterAnyDecisionsFailuresAndReturnsAreThoseAddedUpFromScratch(LookAhead lookAhead) {
    long choices = 0;
    long raised = 0;
    for (long seed = 0; seed < 150; seed++) {
      for (Branching branching : Composition.branchings()) {
        Csp csp = problem(seed);
        Network network = new Network(csp.structure());
        Checked order = new Checked(csp.name() + ", " + branching, network);
        new Search(network, csp)
            .order(order)
            .lookAhead(lookAhead.maker())
            .branching(branching)
            .restarts(Restarts.geometric(2, 1.5))
            .solve(Limits.none().withAttempts(20).withNodes(1000), null);
        choices += order.choices;
        raised += order.raised;
      }
    }
    assertThat(choices).isGreaterThan(500);
    assertThat(raised).isGreaterThan(300);
  }

  private static Csp problem(long seed) {
    return switch ((int) (seed % 3)) {
      case 0 -> RandomCsp.mixed(seed);
      case 1 -> RandomCsp.binary(seed);
      default -> RandomBinary.modelRb(seed, 12, 5, 0.6, 0.4);
    };
  }

  /** Chooses by weighted degrees, and adds them up anew each time. */
  private static final class Checked implements VariableOrder {
    private final String run;
    private final WeightedDegrees degrees;
    private long choices;
    private long raised;

    Checked(String run, Network network) {
      this.run = run;
      this.degrees = new WeightedDegrees(network);
    }

    @Override
    public void failed(int x, int arc) {
      if (arc != Network.NONE) {
        degrees.raise(arc);
        raised++;
      }
    }

    @Override
    public boolean learns() {
      return true;
    }

    @Override
    public int next(Network network, Domains domains, Assignment assignment) {
      choices++;
      int chosen = degrees.leastQuotient(domains, assignment);
      for (int x = 0; x < network.variableCount(); x++) {
        assertThat(degrees.of(x))
            .as("%s, %s at choice %d", run, name(x, network), choices)
            .isEqualTo(fromScratch(x, network, assignment));
      }
      return chosen;
    }

    private long fromScratch(int x, Network network, Assignment assignment) {
      return IntStream.range(0, network.arcCount())
          .filter(arc -> network.tail(arc) == x)
          .filter(arc -> heads(arc, network).stream().anyMatch(y -> !assignment.isAssigned(y)))
          .mapToLong(degrees::weight)
          .sum();
    }

    private static Set<Integer> heads(int arc, Network network) {
      if (network.head(arc) != Network.NONE) {
        return Set.of(network.head(arc));
      }
      Set<Integer> others = new HashSet<>();
      for (Variable y : network.constraint(arc).scope()) {
        others.add(y.index());
      }
      others.remove(network.tail(arc));
      return others;
    }

    private static String name(int x, Network network) {
      return network.structure().variables().get(x).name();
    }
  }
}
