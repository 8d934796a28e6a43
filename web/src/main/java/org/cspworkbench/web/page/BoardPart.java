package org.cspworkbench.web.page;

import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.VariableWords;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Size;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.viewer.run.BoardModel;
import org.cspworkbench.viewer.run.PictureView;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.Extent;
import org.cspworkbench.web.dom.NextFrame;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;

/**
 * The picture of the problem at the event that is shown. With the focus on it, the arrow keys go
 * from variable to variable; a picture that is larger than its frame is moved and zoomed in it.
 */
final class BoardPart implements PagePart {

  private final PageModel model;
  private final OpenedTurn turn;
  private final BoardModel board;
  private final PageCanvas canvas;
  private final HTMLElement surface = Elements.byId("board-surface");
  private final HTMLElement buttons = Elements.byId("board-zoom");
  private final Extent extent = new Extent(surface, this::update);
  private final SpokenList spoken = new SpokenList("board");
  private final NextFrame repainting = new NextFrame(this::update);

  BoardPart(PageModel model, OpenedTurn turn, PageCanvas.Studio studio) {
    this.model = model;
    this.turn = turn;
    this.board = new BoardModel(model.look());
    this.canvas = new PageCanvas(studio, (HTMLCanvasElement) Elements.byId("board-canvas"));
    BoardHand.on(surface, board, repainting, this::click);
    Elements.onClick(Elements.byId("board-out"), () -> zoom(1 / PictureView.STEP));
    Elements.onClick(Elements.byId("board-in"), () -> zoom(PictureView.STEP));
  }

  private void zoom(double factor) {
    board.view().zoom(factor);
    repainting.request();
  }

  /** Selects what is clicked in an exercise. */
  private void click(Point at) {
    board.variableAt(at).ifPresent(turn::point);
  }

  @Override
  public void update() {
    if (extent.isInSight()) {
      model.moment().ifPresent(moment -> paint(model.trace().orElseThrow(), turn.look(moment)));
    }
  }

  private void paint(Trace trace, Moment moment) {
    board.show(trace, new Size(extent.width(), extent.height()), model.look());
    canvas.paint(
        extent.width(),
        extent.height(),
        (on, all) -> board.picture().paint(on, board.area(), model.look(), board.look(moment)));
    boolean isWhole = board.view().isWhole();
    Elements.setShown(buttons, !isWhole || !board.view().isOpening());
    surface.getStyle().setProperty("touch-action", isWhole ? "pan-y" : "none");
    model.playback().filter(at -> !at.isPlaying()).ifPresent(at -> describe(at, moment));
  }

  private void describe(Playback at, Moment moment) {
    VariableWords words = new VariableWords(TextBundle.ofPhrases(model.texts().locale()));
    spoken.show(
        board.spoken(at.player(), moment, words),
        new Described(moment, model.texts()),
        at.player().trace().csp().variables().size(),
        board.selected(),
        x -> board.spoken(x, moment, words));
  }

  /** What the descriptions depend on. */
  private record Described(Moment moment, PageTexts texts) {}
}
