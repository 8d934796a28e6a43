package org.cspworkbench.presentation.question;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.cspworkbench.core.random.RandomOrder;
import org.cspworkbench.core.random.RandomStream;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;

/**
 * A maker of questions about one run. The same seed and position give the same question, whatever
 * was asked before.
 *
 * <p>Not thread-safe.
 */
public final class QuestionMaker {

  private static final int MOST_ANSWERS = 4;

  private final TracePlayer now;
  private final TracePlayer ahead;
  private final RandomStream random;

  /** Creates a maker of questions about the run in {@code trace}. */
  public QuestionMaker(Trace trace, long seed) {
    this.now = trace.player();
    this.ahead = trace.player();
    this.random = new RandomStream(seed);
  }

  /**
   * Returns the question of this kind at {@code position}, 0 ≤ position ≤ length, or empty if this
   * kind does not apply there, if only one answer is possible, or if the trace does not contain the
   * answer yet.
   */
  public Optional<Question> ask(QuestionKind kind, int position) {
    if (!kind.comesUpAt(now.trace(), position)) {
      return Optional.empty();
    }
    now.seek(position);
    ahead.seek(position);
    random.startStream((long) kind.id().hashCode() << Integer.SIZE | position);
    return kind.drafting()
        .draft(now, ahead, random)
        .filter(draft -> !draft.wrong().isEmpty())
        .map(draft -> mixed(kind, position, draft));
  }

  /** Returns a question of one of these kinds at {@code position}, if there is one. */
  public Optional<Question> ask(Set<QuestionKind> kinds, int position) {
    List<QuestionKind> fitting =
        kinds.stream().filter(kind -> kind.comesUpAt(now.trace(), position)).sorted().toList();
    if (fitting.isEmpty()) {
      return Optional.empty();
    }
    random.startStream(-1L - position);
    for (int i : RandomOrder.of(fitting.size(), random)) {
      Optional<Question> question = ask(fitting.get(i), position);
      if (question.isPresent()) {
        return question;
      }
    }
    return Optional.empty();
  }

  private Question mixed(QuestionKind kind, int position, Draft draft) {
    List<Answer> answers = new ArrayList<>();
    answers.add(draft.right());
    draft.wrong().stream().limit(MOST_ANSWERS - 1).forEach(answers::add);
    int[] order = RandomOrder.of(answers.size(), random);
    ImmutableList.Builder<Answer> mixed = ImmutableList.builder();
    int right = 0;
    for (int i = 0; i < order.length; i++) {
      mixed.add(answers.get(order[i]));
      right = order[i] == 0 ? i : right;
    }
    return new Question(
        kind,
        position,
        draft.seenAt(),
        draft.variable(),
        draft.value(),
        draft.neighbour(),
        mixed.build(),
        right);
  }
}
