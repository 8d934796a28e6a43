package org.cspworkbench.core.fast;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.cspworkbench.core.gallery.RandomBinary;
import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.kernel.Network;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.testing.Waiting;
import org.cspworkbench.core.trace.Counters;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceRecorder;
import org.junit.jupiter.api.Test;

/**
 * A trace of fine detail records what the queue of variables holds, whatever is put in and taken.
 */
class VariableQueueTest {

  private static final int VARIABLES = 150; // three words

  @Test
  void theTraceTellsWhatWaits() {
    for (long seed = 0; seed < 20; seed++) {
      Random random = new Random(seed);
      Csp csp = RandomBinary.modelRb(seed, VARIABLES, 4, 0.05, 0.3);
      TraceRecorder recorder = new TraceRecorder(Detail.FINE);
      Domains domains = new Domains(new Network(csp.structure()), csp, new Counters(), recorder);
      VariableQueue queue = new VariableQueue(domains);
      TracePlayer player = requireNonNull(recorder.trace()).player();
      Set<Integer> held = new HashSet<>();
      Waiting told = new Waiting();
      for (int i = 0; i < 2_000; i++) {
        change(queue, held, domains, random);
        while (player.stepForward()) {
          told.follow(requireNonNull(player.lastEvent()));
        }
        assertThat(told.items()).as("seed %d, change %d", seed, i).isEqualTo(held);
      }
    }
  }

  /** Adds to the queue, takes out of it or empties it, and does the same to {@code held}. */
  private static void change(
      VariableQueue queue, Set<Integer> held, Domains domains, Random random) {
    int x = random.nextInt(VARIABLES);
    switch (random.nextInt(20)) {
      case 0 -> {
        requireNonNull(domains.recorder()).wipeOut(x, Network.NONE); // as before a queue is dropped
        queue.clear();
        held.clear();
      }
      case 1, 2, 3, 4, 5, 6, 7 -> {
        int taken = queue.remove();
        assertThat(taken == Network.NONE ? held.isEmpty() : held.remove(~taken)).isTrue();
      }
      case 8 -> {
        long some = few(random) & (1L << 22) - 1;
        int word = random.nextInt(3);
        long single = 0;
        for (long rest = some; rest != 0; rest &= rest - 1) {
          int y = word * Long.SIZE + Long.numberOfTrailingZeros(rest);
          held.add(~y);
          single |= domains.isSingle(y) ? rest & -rest : 0;
        }
        queue.add(word, some, single);
      }
      default -> {
        if (domains.size(x) > 1 && random.nextBoolean()) {
          domains.refute(x, domains.first(x));
        }
        queue.add(x);
        held.add(~x);
      }
    }
  }

  /** Each bit is set once in eight times. */
  private static long few(Random random) {
    long few = random.nextLong();
    for (int k = 0; k < 2; k++) {
      few &= random.nextLong();
    }
    return few;
  }
}
