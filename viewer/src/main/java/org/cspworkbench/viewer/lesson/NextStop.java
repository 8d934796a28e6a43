package org.cspworkbench.viewer.lesson;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import org.cspworkbench.core.trace.TracePlayer;
import org.cspworkbench.presentation.lesson.LessonPassage;
import org.cspworkbench.presentation.lesson.Stop;
import org.cspworkbench.presentation.narration.Narrator;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.presentation.question.QuestionWords;
import org.cspworkbench.viewer.words.Texts;

/**
 * What a lecture goes to next, as its lecturer reads it.
 *
 * @param heading what it is
 * @param place its place among its like
 * @param sentence what happens there
 * @param remark the question that is asked there, or else the text about it; may be empty
 */
public record NextStop(String heading, String place, Sentence sentence, String remark) {

  /**
   * Returns the next stop of a lesson.
   *
   * @param stop the stop after the current one
   * @param position the displayed position in its run, or a negative number if another is displayed
   */
  static NextStop of(LessonPassage passage, Stop stop, int position) {
    TracePlayer player = passage.lesson().trace(stop.run()).player();
    player.seek(stop.position());
    String remark =
        stop.question()
            .map(question -> new QuestionWords(player.trace(), Texts.phrases()).ask(question))
            .orElse(stop.note());
    int steps = stop.position() - position;
    return new NextStop(
        position < 0 || steps < 0
            ? text("lecturer.stop.back", stop.position())
            : text("lecturer.stop", stop.position(), steps),
        text("lecturer.stop.place", passage.step() + 1, passage.length()),
        new Narrator(Locale.getDefault()).narrate(player),
        remark);
  }

  /** Returns the next scene of a lecture. */
  static NextStop ofScene(String title, int number, int count) {
    return new NextStop(
        text("lecturer.scene"),
        text("lecturer.place", number, count),
        new Sentence(title, ImmutableList.of(new Sentence.Span(0, title.length()))),
        "");
  }
}
