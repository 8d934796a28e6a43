package org.cspworkbench.viewer.explore;

import static org.cspworkbench.core.trace.TraceEvent.NONE;
import static org.cspworkbench.viewer.words.Texts.text;

import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.cspworkbench.core.model.Variable;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.history.LastChange;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.words.IntervalText;

/**
 * The history of a domain, or of one of its values, up to a position in a recording, with the
 * reasons.
 */
public final class CellStory {

  private static final int MOST_VALUES = 12;

  /**
   * A question about a domain or a value.
   *
   * @param position the number of preceding events
   * @param variable the index of the variable
   * @param value the index of the value, or {@code NONE} for the whole domain
   */
  public record Question(int position, int variable, int value) {}

  private final TracePlayer player;
  private final Question question;
  private final Variable variable;
  private final Narrator narrator;

  private CellStory(Trace trace, Question question, Narrator narrator) {
    this.player = trace.player();
    this.question = question;
    this.variable = trace.csp().variables().get(question.variable());
    this.narrator = narrator;
  }

  /** Returns the answer, which may require reading most of the recording. */
  static String answer(Trace trace, Question question, Narrator narrator) {
    CellStory story = new CellStory(trace, question, narrator);
    return question.value() == NONE ? story.ofDomain() : story.ofValue();
  }

  private String ofDomain() {
    int x = question.variable();
    player.seek(question.position());
    String left = left(player.state());
    OptionalInt change = LastChange.ofDomain(player, question.position(), x);
    return change.isEmpty()
        ? text("heat.domain.start", left)
        : text("heat.domain.change", left, change.getAsInt(), sentence(change.getAsInt()));
  }

  private String left(TraceState state) {
    int x = question.variable();
    int size = state.size(x);
    String values =
        state
            .values(x)
            .indices()
            .limit(MOST_VALUES)
            .mapToObj(variable.domain()::labelAt)
            .collect(Collectors.joining(", "));
    String all = size > MOST_VALUES ? values + ", …" : values;
    if (IntervalText.isFor(variable.domain())) {
      all = IntervalText.of(variable.domain(), state.values(x));
    }
    return size == 0
        ? text("heat.left.none", variable.name())
        : text("heat.left", variable.name(), size, all);
  }

  private String ofValue() {
    int x = question.variable();
    String value = variable.domain().labelAt(question.value());
    player.seek(question.position());
    if (player.state().contains(x, question.value())) {
      return player.state().size(x) == 1
          ? text("heat.value.only", variable.name(), value)
          : text("heat.value.open", variable.name(), value, player.state().size(x));
    }
    OptionalInt change = LastChange.ofValue(player, question.position(), x, question.value());
    return change.isEmpty()
        ? text("heat.value.never", variable.name(), value)
        : text(
            "heat.value.gone",
            variable.name(),
            value,
            change.getAsInt(),
            sentence(change.getAsInt()));
  }

  private String sentence(int position) {
    player.seek(position);
    return narrator.narrate(player).text();
  }
}
