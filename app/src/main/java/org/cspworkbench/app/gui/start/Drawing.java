package org.cspworkbench.app.gui.start;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.paint.BoardView;
import org.cspworkbench.presentation.paint.Moment;
import org.cspworkbench.presentation.paint.Picture;
import org.cspworkbench.presentation.paint.Pictures;

/**
 * A small picture of a problem with what it shows. Making one may take a solver: that is not for
 * the thread that paints.
 *
 * @param picture how the problem is drawn
 * @param moment what there is to see
 */
record Drawing(Picture picture, Moment moment) {

  /** That of what somebody has handed in; none if it cannot be understood. */
  static Optional<Drawing> of(Reading reading, BoardView view) {
    return reading instanceof Reading.Opened opened
        ? Optional.of(
            new Drawing(Pictures.of(opened.problem().csp(), view), Thumbnail.of(opened.problem())))
        : Optional.empty();
  }

  /** Paints it. */
  void paint(Graphics2D g, Rectangle area) {
    GraphicsSurface.paint(
        g, on -> picture.paint(on, Awt.box(area), Theme.current().look(), moment));
  }
}
