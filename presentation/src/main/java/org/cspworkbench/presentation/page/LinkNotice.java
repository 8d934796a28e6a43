package org.cspworkbench.presentation.page;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.words.TextBundle;

/**
 * Why a page does not show exactly what a link states, or why there is no link.
 *
 * @param kind what is wrong
 * @param details what the sentence names
 */
public record LinkNotice(Kind kind, ImmutableList<Object> details) {

  /** What is wrong. */
  public enum Kind {
    /** The link is longer than links may be. */
    LONG,
    /** A part of the link has no valid form. */
    PART,
    /** A part of the link has a name that this version does not know. */
    VERSION,
    /** The link has a solver, but no problem. */
    PROBLEM,
    /** A part of the run cannot be understood. */
    RUN,
    /** The run is another one up to the event. */
    CHANGED,
    /** The run has no such event. */
    BEYOND,
    /** The lesson has no such stop. */
    STOP,
    /** The problem is too long for a link. */
    TOO_LONG
  }

  static LinkNotice of(Kind kind, Object... details) {
    return new LinkNotice(kind, ImmutableList.copyOf(details));
  }

  /** Returns the notice about a part with no valid form. */
  static LinkNotice ofPart(Kind kind, String part) {
    return of(kind, Quote.of(part));
  }

  /** Returns the notice that the run of a link cannot be made as it is stated. */
  public static LinkNotice of(UnreadableException fault) {
    return of(Kind.RUN, fault.sentence());
  }

  /** Returns the notice in one sentence. */
  public String sentence(Locale language) {
    return TextBundle.ofPhrases(language)
        .text("link." + Ascii.toLowerCase(kind.name()), details.toArray());
  }
}
