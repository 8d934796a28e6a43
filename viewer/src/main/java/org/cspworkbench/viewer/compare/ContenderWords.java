package org.cspworkbench.viewer.compare;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.comparison.PolicyNames;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.solvers.Outcome;
import org.cspworkbench.viewer.words.Texts;

/** The narration of compared runs. */
public final class ContenderWords {

  /**
   * The end of the main statement, before a reason or a second sentence. A name may contain a
   * colon, but no space follows it.
   */
  private static final Pattern END_OF_GIST = Pattern.compile("[:.] |, (?=which |que )");

  private final CompareModel model;
  private final Narrator narrator = new Narrator(Locale.getDefault());

  /** Creates the narration of the runs of {@code model}. */
  public ContenderWords(CompareModel model) {
    this.model = model;
  }

  /** Returns the sentence without its reason, for use where space is scarce. */
  public static String gist(String sentence) {
    Matcher end = END_OF_GIST.matcher(sentence);
    return end.find() ? sentence.substring(0, end.start()) + "." : sentence;
  }

  /** Returns the kind of the last event of {@code contender}, if there is one. */
  public static Optional<EventKind> kind(Contender contender) {
    return contender
        .player()
        .filter(at -> at.position() > 0)
        .map(at -> at.trace().kind(at.position() - 1));
  }

  /** Returns what happened last to {@code contender}, or why nothing did. */
  public Sentence sentence(Contender contender) {
    Optional<TracePlayer> player = contender.player();
    if (!contender.refusal().isEmpty()) {
      return plain(contender.refusal());
    }
    if (player.isEmpty()) {
      boolean isOver = contender.result().isPresent();
      return plain(
          isOver && !contender.solver().recordsItsRuns() ? text("compare.unrecorded") : "");
    }
    if (PolicyNames.isPolicy(contender.solver()) && model.isOfImages()) {
      return plain(ImageWords.line(contender));
    }
    boolean isSolved =
        contender.result().filter(r -> r.outcome() instanceof Outcome.Solved).isPresent();
    return contender.isAtEnd() && isSolved
        ? plain(solvedAt(contender))
        : narrator.narrate(player.get());
  }

  private static Sentence plain(String text) {
    return new Sentence(text, ImmutableList.of());
  }

  private String solvedAt(Contender contender) {
    double end = contender.end(model.playback().lock()).orElse(0.0);
    return switch (model.playback().lock()) {
      case EVENT -> text("compare.solved.event", Math.round(end));
      case DECISION ->
          contender.traceLength().map(TraceLength::decisions).orElse(0L) == 0
              ? text("compare.solved.nothing")
              : text("compare.solved.decision", Math.round(end));
      case REAL_TIME -> text("compare.solved.time", Texts.numbers().time(Math.round(end)));
    };
  }
}
