package org.cspworkbench.viewer.stage;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.CodeListing;
import org.cspworkbench.presentation.narration.Sentence;

/**
 * What is on the stage at one event.
 *
 * @param parts the boards, one to four, with what belongs to each
 */
public record StageScene(ImmutableList<Part> parts) {

  /** Where there is no code, such as in a game. */
  public static final CodeListing NO_CODE = new CodeListing(ImmutableList.of(), -1);

  /**
   * A board and what belongs to it.
   *
   * @param picture the board
   * @param name the name of the solver, for boards side by side
   * @param brief its short name
   * @param place the position, for boards side by side
   * @param kind the kind of the last event, if there is one
   * @param sentence the narration or, while a question is open, the question
   * @param figures the counters, at most four
   * @param answers the answers to the open question, in place of the figures; empty without one
   * @param code the pseudo-code
   * @param finish the way to the end of the run, for boards side by side
   */
  public record Part(
      StagePicture picture,
      String name,
      String brief,
      String place,
      Optional<EventKind> kind,
      Sentence sentence,
      ImmutableList<Figure> figures,
      ImmutableList<String> answers,
      CodeListing code,
      Optional<Finish> finish) {}

  /**
   * A counter.
   *
   * @param number its value
   * @param name its name
   */
  public record Figure(String number, String name) {}

  /**
   * The way to the end of a run, on the scale that all boards share.
   *
   * @param here the position, 0 to 1
   * @param end the end of the run, 0 to 1
   * @param isEnded whether the run has ended there
   * @param words the end in words; empty if it is not known
   */
  public record Finish(double here, double end, boolean isEnded, String words) {}

  /** Returns whether there is pseudo-code. */
  public boolean hasCode() {
    return parts.stream().anyMatch(part -> !part.code().lines().isEmpty());
  }
}
