package org.cspworkbench.app.gui.explore.network;

import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import org.cspworkbench.app.canvas.GraphicsSurface;
import org.cspworkbench.presentation.geometry.Box;
import org.cspworkbench.presentation.paint.graph.ConstraintGraphPainter;

/**
 * An image of the constraints of a graph. They do not change during a run, and painting hundreds of
 * lines takes most of the time of a frame.
 *
 * @param graph the graph
 * @param area the area of the graph
 * @param scale pixels per unit
 * @param image the image of the area, transparent except for the lines
 */
record ConstraintsImage(ConstraintGraphPainter graph, Box area, double scale, BufferedImage image) {

  static ConstraintsImage of(ConstraintGraphPainter graph, Box area, double scale) {
    BufferedImage image =
        new BufferedImage(
            Math.max(1, (int) Math.ceil(area.width() * scale)),
            Math.max(1, (int) Math.ceil(area.height() * scale)),
            BufferedImage.TYPE_INT_ARGB);
    Graphics2D g = image.createGraphics();
    g.scale(scale, scale);
    g.translate(-area.x(), -area.y());
    GraphicsSurface.paint(g, on -> graph.paintConstraints(on, area));
    g.dispose();
    return new ConstraintsImage(graph, area, scale, image);
  }

  boolean isOf(ConstraintGraphPainter wanted, Box where, double pixels) {
    return graph == wanted && area.equals(where) && scale == pixels;
  }

  void draw(Graphics2D g) {
    Graphics2D copy = (Graphics2D) g.create();
    copy.translate(area.x(), area.y());
    copy.scale(1 / scale, 1 / scale);
    copy.drawImage(image, 0, 0, null);
    copy.dispose();
  }
}
