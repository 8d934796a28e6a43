package org.cspworkbench.core.search;

import static org.cspworkbench.core.kernel.Network.NONE;

import org.cspworkbench.core.kernel.Domains;
import org.cspworkbench.core.learning.ConflictLearning;
import org.cspworkbench.core.trace.LearntNogood;
import org.cspworkbench.core.trace.TraceRecorder;
import org.jspecify.annotations.Nullable;

/** Records the choices of a search that learns and what it learns, if its run is recorded. */
final class LearningRecord {

  private final @Nullable TraceRecorder recorder;
  private final ConflictLearning learning;

  LearningRecord(Domains domains, ConflictLearning learning) {
    this.recorder = domains.recorder();
    this.learning = learning;
  }

  /** Variable {@code x} is decided next. */
  void select(int x) {
    if (recorder != null) {
      recorder.select(x);
    }
  }

  /** Something contradicts itself; an empty domain is in the trace already. */
  void contradiction() {
    if (recorder == null) {
      return;
    }
    if (learning.violatedNogood() != NONE) {
      recorder.violatedNogood(learning.violatedNogood());
    } else if (learning.violatedConstraint() != NONE) {
      recorder.violatedConstraint(learning.violatedConstraint());
    }
  }

  /** A nogood that rules out something at {@code level}; returns its number in the trace. */
  int learnt(int level) {
    return recorder == null
        ? NONE
        : recorder.learn(new LearntNogood(learning.nogood(), level, learning.levelCount()));
  }

  /** Nogood {@code number} makes its last literal false. */
  void asserted(int number) {
    if (recorder != null) {
      recorder.assertNegation(number);
    }
  }
}
