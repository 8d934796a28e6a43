package org.cspworkbench.app.gui;

import java.awt.BorderLayout;
import java.awt.Component;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.run.LessonStrip;
import org.cspworkbench.viewer.animate.AnimateModel;

/** The page of a workspace below the strip of the displayed lesson. */
final class PageWithLesson extends JPanel {

  private final LessonStrip strip;

  /** Creates the page {@code page} below the strip of the lesson of {@code model}. */
  PageWithLesson(AnimateModel model, JComponent page) {
    super(new BorderLayout());
    setOpaque(false);
    strip = new LessonStrip(model.lesson());
    add(strip, BorderLayout.NORTH);
    add(page);
    model.addListener(strip::update);
  }

  /** Returns the strip. */
  Component strip() {
    return strip;
  }
}
