package org.cspworkbench.web.canvas;

import org.cspworkbench.presentation.geometry.Path;
import org.teavm.jso.canvas.CanvasRenderingContext2D;

/** Adds the segments of a path to that of a canvas. */
record ContextPencil(CanvasRenderingContext2D context) implements Path.Pencil {

  @Override
  public void moveTo(double x, double y) {
    context.moveTo(x, y);
  }

  @Override
  public void lineTo(double x, double y) {
    context.lineTo(x, y);
  }

  @Override
  public void quadTo(double cx, double cy, double x, double y) {
    context.quadraticCurveTo(cx, cy, x, y);
  }

  @Override
  public void curveTo(double c1x, double c1y, double c2x, double c2y, double x, double y) {
    context.bezierCurveTo(c1x, c1y, c2x, c2y, x, y);
  }

  @Override
  public void close() {
    context.closePath();
  }
}
