package org.cspworkbench.solvers;

import static com.google.common.base.Preconditions.checkArgument;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.List;
import org.cspworkbench.core.trace.EventKind;

/**
 * The pseudo-code of an algorithm, each line with the kinds of events that it produces, so that a
 * view of a run can highlight the current line.
 *
 * @param lines at most {@value #MAX_LINES} lines
 */
public record PseudoCode(ImmutableList<Line> lines) {

  /** The maximum number of lines. */
  public static final int MAX_LINES = 14;

  /** The maximum number of characters in a line. */
  public static final int MAX_COLUMNS = 42;

  /** The part of a run to which a line belongs. */
  public enum Phase {
    /** What happens before the first decision. */
    ROOT,
    /** What happens from the first decision on. */
    SEARCH
  }

  /**
   * One line.
   *
   * @param text the line, indented by two spaces a level
   * @param phases the parts of a run in which it is executed
   * @param kinds the kinds of events that it produces in them
   * @param isStep whether each run of it produces exactly one of these events, so that they count
   *     its runs; a condition that only produces one where it holds, or a loop that produces
   *     several, is none
   */
  public record Line(
      String text, ImmutableSet<Phase> phases, ImmutableSet<EventKind> kinds, boolean isStep) {

    private Line inWords(String words) {
      String indentation = text.substring(0, text.length() - text.stripLeading().length());
      return new Line(indentation + words, phases, kinds, isStep);
    }

    private boolean makes(EventKind kind, Phase phase) {
      return phases.contains(phase) && kinds.contains(kind);
    }
  }

  /**
   * Checks that it fits and that no event has two lines.
   *
   * @param lines the lines
   * @throws IllegalArgumentException if it does not
   */
  public PseudoCode {
    checkArgument(lines.size() <= MAX_LINES, "%s lines are too many", lines.size());
    for (Line line : lines) {
      checkArgument(line.text().length() <= MAX_COLUMNS, "the line is too long: %s", line.text());
    }
    for (EventKind kind : EventKind.values()) {
      for (Phase phase : Phase.values()) {
        long makers = lines.stream().filter(line -> line.makes(kind, phase)).count();
        checkArgument(makers <= 1, "%s has %s lines", kind, makers);
      }
    }
  }

  /** Starts a listing. */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Returns this listing with the text of each line replaced; indentation and events are kept.
   *
   * @throws IllegalArgumentException if they are not as many as the lines, or one does not fit
   */
  PseudoCode inWords(List<String> words) {
    checkArgument(words.size() == lines.size(), "%s lines for %s", words.size(), lines.size());
    ImmutableList.Builder<Line> written = ImmutableList.builder();
    for (int i = 0; i < words.size(); i++) {
      written.add(lines.get(i).inWords(words.get(i)));
    }
    return new PseudoCode(written.build());
  }

  /**
   * Returns the index of the line that produces events of this kind in this part of a run, or −1 if
   * none does.
   */
  public int lineOf(EventKind kind, Phase phase) {
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).makes(kind, phase)) {
        return i;
      }
    }
    return -1;
  }

  /** Collects the lines of a listing. */
  public static final class Builder {
    private final ImmutableList.Builder<Line> lines = ImmutableList.builder();

    private Builder() {}

    /** Adds a line that produces these kinds of events, whenever they happen. */
    public Builder line(String text, EventKind... kinds) {
      return add(text, ImmutableSet.copyOf(Phase.values()), kinds);
    }

    /** Adds a line that produces one event of these kinds each time that it runs. */
    public Builder step(String text, EventKind... kinds) {
      ImmutableSet<Phase> phases = ImmutableSet.copyOf(Phase.values());
      lines.add(new Line(text, phases, ImmutableSet.copyOf(kinds), true));
      return this;
    }

    /** Adds a line that produces these kinds of events before the first decision. */
    public Builder atRoot(String text, EventKind... kinds) {
      return add(text, ImmutableSet.of(Phase.ROOT), kinds);
    }

    /** Adds a line that produces these kinds of events from the first decision on. */
    public Builder inSearch(String text, EventKind... kinds) {
      return add(text, ImmutableSet.of(Phase.SEARCH), kinds);
    }

    private Builder add(String text, ImmutableSet<Phase> phases, EventKind... kinds) {
      lines.add(new Line(text, phases, ImmutableSet.copyOf(kinds), false));
      return this;
    }

    /** Returns the listing. */
    public PseudoCode build() {
      return new PseudoCode(lines.build());
    }
  }
}
