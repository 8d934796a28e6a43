package org.cspworkbench.app.gui.start;

import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.util.Optional;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;

/**
 * A small picture of a problem at a moment. Creating it may run a solver and must not happen on the
 * event thread.
 *
 * @param picture the picture of the problem
 * @param moment the moment to display
 */
record Drawing(Picture picture, Moment moment) {

  /** Returns the drawing of an opened problem; empty if the input could not be read. */
  static Optional<Drawing> of(Reading reading, BoardView view) {
    return reading instanceof Reading.Opened opened
        ? Optional.of(
            new Drawing(Pictures.of(opened.problem().csp(), view), Thumbnail.of(opened.problem())))
        : Optional.empty();
  }

  /** Paints the drawing. */
  void paint(Graphics2D g, Rectangle area) {
    GraphicsSurface.paint(
        g, on -> picture.paint(on, Awt.box(area), Theme.current().look(), moment));
  }
}
