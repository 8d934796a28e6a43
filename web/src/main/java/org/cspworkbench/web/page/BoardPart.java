package org.cspworkbench.web.page;

import java.util.OptionalInt;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.Pointer;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;
import org.teavm.jso.dom.events.MouseEvent;
import org.teavm.jso.dom.html.HTMLCanvasElement;

/** The picture of the problem at the event that is shown. */
final class BoardPart implements PagePart {

  private static final int MARGIN = 8;

  private final PageModel model;
  private final OpenedTurn turn;
  private final PageCanvas canvas;
  private final Extent surface = new Extent(Elements.byId("board-surface"), this::update);
  private final HTMLCanvasElement element = (HTMLCanvasElement) Elements.byId("board-canvas");
  private @Nullable Drawn drawn;

  /** What is drawn of one run. */
  private record Drawn(Trace trace, Picture picture) {

    static Drawn of(Trace trace) {
      return new Drawn(trace, Pictures.of(trace.csp(), BoardView.full()));
    }
  }

  BoardPart(PageModel model, OpenedTurn turn, PageCanvas.Studio studio) {
    this.model = model;
    this.turn = turn;
    this.canvas = new PageCanvas(studio, element);
    Elements.on(element, "click", event -> click((MouseEvent) (JSObject) event));
  }

  private void click(MouseEvent event) {
    variableAt(Pointer.at(element, event)).ifPresent(turn::point);
  }

  @Override
  public void update() {
    if (surface.isInSight()) {
      model.moment().ifPresent(moment -> paint(model.trace().orElseThrow(), moment));
    }
  }

  private void paint(Trace trace, Moment moment) {
    Drawn now = drawn == null || trace != drawn.trace() ? Drawn.of(trace) : drawn;
    drawn = now;
    Size room = room(now.picture());
    canvas.paint(
        room.width(),
        room.height(),
        (on, all) -> now.picture().paint(on, all.inset(MARGIN), model.look(), turn.look(moment)));
  }

  /** Returns the size of the canvas: the room that there is, or more if the picture scrolls. */
  private Size room(Picture picture) {
    int width = surface.width();
    int height = surface.height();
    Size least =
        picture.scrolledSize(model.look(), new Size(width - 2 * MARGIN, height - 2 * MARGIN));
    Size room =
        new Size(
            Math.max(width, least.width() + 2 * MARGIN),
            Math.max(height, least.height() + 2 * MARGIN));
    element.getStyle().setProperty("width", room.width() + "px");
    element.getStyle().setProperty("height", room.height() + "px");
    return room;
  }

  /** Returns the variable at a point of the canvas, if there is one. */
  private OptionalInt variableAt(Point point) {
    if (drawn == null) {
      return OptionalInt.empty();
    }
    Picture picture = drawn.picture();
    Size room = room(picture);
    Box area = new Box(0, 0, room.width(), room.height()).inset(MARGIN);
    return picture.variableAt(point, area, model.look());
  }
}
