package org.cspworkbench.presentation.page;

import com.google.common.base.Ascii;
import com.google.common.base.Preconditions;
import com.google.common.base.Strings;
import com.google.common.collect.ImmutableMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceFingerprint;

/**
 * A moment of a run as the fragment of a URL, such as {@code
 * problem=queens:8&solver=mac&seed=1&event=92&view=tree}. People can read and write it; the mark
 * tells whether a run is still the same up to the event.
 *
 * @param run the run; empty for the one that the page contains
 * @param position the number of preceding events
 * @param mark the fingerprint of the run up to the position; empty if it is not known
 * @param tab what is displayed beside the board
 * @param mode what the viewer does
 */
public record PageLink(
    Optional<PageRun> run, int position, Optional<Integer> mark, Tab tab, Mode mode) {

  /**
   * The greatest length of a fragment in characters. All browsers open longer ones, but mail, chat
   * and learning platforms cut them.
   */
  public static final int MOST_CHARACTERS = 8000;

  /** The number of digits of a mark. */
  static final int MARK_DIGITS = 8;

  static final String EVENT = "event";
  static final String MARK = "mark";
  static final String VIEW = "view";
  static final String MODE = "mode";

  /** What is displayed beside the board. */
  public enum Tab {
    /** The pseudocode. */
    CODE,
    /** The search tree. */
    TREE,
    /** The constraint graph. */
    GRAPH,
    /** The implication graph of a contradiction. */
    CONFLICT
  }

  /** What the viewer does. */
  public enum Mode {
    /** Watches the run. */
    WATCH,
    /** Answers questions about what happens next. */
    QUESTIONS,
    /** Makes the steps of the algorithm. */
    TURN
  }

  /**
   * Checks the position.
   *
   * @param run the run; empty for the one that the page contains
   * @param position the number of preceding events
   * @param mark the fingerprint of the run up to the position
   * @param tab what is displayed beside the board
   * @param mode what the viewer does
   * @throws IllegalArgumentException if it is negative
   */
  public PageLink {
    Preconditions.checkArgument(position >= 0, "there is no position %s", position);
  }

  /** Returns the link to a moment of the run that the page contains. */
  public static PageLink toPosition(int position) {
    return new PageLink(Optional.empty(), position, Optional.empty(), Tab.CODE, Mode.WATCH);
  }

  /**
   * Returns the link to a moment of {@code run}.
   *
   * @param trace the trace of the run, as far as it is recorded
   * @param position 0 ≤ position ≤ length of the trace
   */
  public static PageLink to(PageRun run, Trace trace, int position, Tab tab, Mode mode) {
    return new PageLink(
        Optional.of(run), position, Optional.of(TraceFingerprint.of(trace, position)), tab, mode);
  }

  /** The written form of a link, or why there is none. */
  public record Written(Optional<String> fragment, Optional<LinkNotice> notice) {

    /** Returns the form of a fragment, unless it is too long. */
    static Written of(String fragment) {
      int length = fragment.length();
      return length <= MOST_CHARACTERS
          ? new Written(Optional.of(fragment), Optional.empty())
          : new Written(
              Optional.empty(),
              Optional.of(LinkNotice.of(LinkNotice.Kind.TOO_LONG, length, MOST_CHARACTERS)));
    }
  }

  /** Returns the fragment, without the number sign. */
  public Written write() {
    List<String> parts = new ArrayList<>();
    for (Map.Entry<String, String> field :
        run.map(RunFields::of).orElse(ImmutableMap.of()).entrySet()) {
      parts.add(field.getKey() + "=" + PercentText.encode(field.getValue()));
    }
    parts.add(EVENT + "=" + position);
    mark.ifPresent(number -> parts.add(MARK + "=" + digits(number)));
    if (mode != Mode.WATCH) {
      parts.add(MODE + "=" + word(mode));
    }
    parts.add(VIEW + "=" + word(tab));
    return Written.of(String.join("&", parts));
  }

  private static String digits(int number) {
    return Strings.padStart(Integer.toHexString(number), MARK_DIGITS, '0');
  }

  /**
   * Where a link leads in a recorded run.
   *
   * @param position the position
   * @param notice why it is not the position of the link, if it is not
   */
  public record Arrival(int position, Optional<LinkNotice> notice) {}

  /**
   * Returns where this link leads in the trace of its run; empty while the trace has not been
   * recorded so far.
   */
  public Optional<Arrival> in(Trace trace) {
    boolean isOver = trace.isClosed(); // read before the length
    int length = trace.length();
    if (position > length) {
      return isOver
          ? Optional.of(atStart(LinkNotice.of(LinkNotice.Kind.BEYOND, position, length)))
          : Optional.empty();
    }
    boolean isSame = mark.isEmpty() || mark.get() == TraceFingerprint.of(trace, position);
    return Optional.of(
        isSame
            ? new Arrival(position, Optional.empty())
            : atStart(LinkNotice.of(LinkNotice.Kind.CHANGED, position)));
  }

  private static Arrival atStart(LinkNotice notice) {
    return new Arrival(0, Optional.of(notice));
  }

  /** Returns the written form of a constant. */
  static String word(Enum<?> constant) {
    return Ascii.toLowerCase(constant.name());
  }
}
