package org.cspworkbench.app.gui.start;

import java.util.Optional;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.words.Texts;
import org.cspworkbench.presentation.lesson.ShippedLesson;

/**
 * The card of a lesson.
 *
 * @param lesson the lesson
 */
record LessonCard(ShippedLesson lesson) implements Card {

  @Override
  public String title() {
    return Texts.text("lesson." + lesson.id());
  }

  @Override
  public String line() {
    return Texts.text("lesson." + lesson.id() + ".line");
  }

  @Override
  public String foot() {
    return Texts.text("start.lesson");
  }

  @Override
  public Reading open() {
    return new Reading.Opened(title(), lesson.read().runs().get(0).problem(), Optional.empty());
  }
}
