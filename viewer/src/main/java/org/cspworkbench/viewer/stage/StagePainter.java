package org.cspworkbench.viewer.stage;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.core.trace.EventKind;
import org.cspworkbench.presentation.detail.EventColours;
import org.cspworkbench.presentation.narration.Sentence;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Fonts;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Path;
import org.cspworkbench.presentation.surface.RoundBox;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.stage.StageLayout.Pane;
import org.cspworkbench.viewer.stage.StageScene.Figure;
import org.cspworkbench.viewer.stage.StageScene.Finish;
import org.cspworkbench.viewer.stage.StageScene.Part;

/** The painter of the stage: a scene in its layout. */
public final class StagePainter {

  private static final double LEAST_FOR_TAGS = 59; // the side of a cell with a legible number
  private static final double SMALL_LETTERS = 16; // of values and names within a picture
  private static final double NAMES = StageLayout.LETTERS; // of figures, at the smallest scale

  private final Surface surface;
  private final Ink ink;
  private final Fonts fonts;
  private final StageLayout layout;

  private StagePainter(Surface surface, Look look, StageLayout layout) {
    this.surface = surface;
    this.ink = new Ink(surface, look);
    this.fonts = look.fonts();
    this.layout = layout;
  }

  /**
   * Paints a scene without a background.
   *
   * @param look the colours and lines
   * @param chosen the board whose code is shown
   * @param rows the rows of its code
   */
  public static void paint(
      Surface surface,
      Look look,
      StageLayout layout,
      StageScene scene,
      int chosen,
      ImmutableList<StageCode.Row> rows) {
    StagePainter painter = new StagePainter(surface, look, layout);
    for (int i = 0; i < layout.panes().size(); i++) {
      painter.part(scene.parts().get(i), layout.panes().get(i), i == chosen);
    }
    painter.lines();
    painter.code(rows, scene.parts().get(chosen).kind());
  }

  private void part(Part part, Pane pane, boolean isChosen) {
    Box board = pane.board();
    Look look = lookOf(part.picture(), board);
    part.picture().paint(surface, board, look);
    if (pane.band() > 0 && part.picture() instanceof StagePicture.OfProblem problem) {
      problem.paintNumbers(new Ink(surface, look), board, pane.band(), numbers(part, board));
    }
    if (!pane.name().isEmpty()) {
      name(part, pane.name(), isChosen);
    }
    sentence(part, pane);
    if (!pane.figures().isEmpty()) {
      if (part.answers().isEmpty()) {
        figures(part.figures(), pane);
      } else {
        answers(part.answers(), pane.figures());
      }
    }
    if (!pane.finish().isEmpty()) {
      part.finish().ifPresent(finish -> finish(finish, pane.finish()));
    }
  }

  private double numbers(Part part, Box board) {
    double room = board.height() / Math.max(1, part.picture().size()) * 0.9;
    return Math.max(StageLayout.LETTERS, Math.min(layout.letters().name(), room));
  }

  /**
   * Returns the look of a picture of this size: candidates fill their places or, where they would
   * be too small, give way to a tone for their number.
   */
  private Look lookOf(StagePicture picture, Box board) {
    Look look = ink.look();
    double scale = Math.max(1, board.height() / 612);
    int size = picture.size();
    double cell = size == 0 ? 0 : Math.floor(board.height() / size);
    double place = (cell - 2 * Math.min(4, 0.07 * cell)) / Math.max(1, picture.candidateColumns());
    double filled = layout.panes().size() == 1 ? Math.max(0.86 * place, 14) : place;
    return new Look(
        look.palette(),
        fonts,
        look.thinLine(),
        look.boxLine() * scale,
        look.markLine() * scale,
        look.arrowLine() * scale,
        StageLayout.LETTERS,
        size == 0 || cell >= LEAST_FOR_TAGS ? look.tag() * scale * 1.3 : 0,
        SMALL_LETTERS,
        Math.max(look.digit(), filled),
        place >= 14 || size == 0 ? Math.min(look.place(), 14) : Double.MAX_VALUE);
  }

  private void name(Part part, Box area, boolean isChosen) {
    double size = layout.letters().name();
    Token colour = isChosen ? Token.ACCENT_TEXT : Token.TEXT;
    double place = ink.width(part.place(), fonts.mono(), StageLayout.LETTERS);
    boolean isRow = area.height() < 2 * size; // otherwise beside the board, without the position
    Box room = isRow ? new Box(area.x(), area.y(), area.width() - place - 16, area.height()) : area;
    SentenceLines whole = SentenceLines.of(ink, inBold(part.name()), room, 0, size);
    SentenceLines lines =
        fits(part.name(), room, size) && !whole.isCut()
            ? whole
            : SentenceLines.of(ink, inBold(part.brief()), room, 0, size);
    double y = area.y() + 0.62 * size;
    lines.paint(ink, room, y, colour);
    if (isChosen) {
      double bottom = y + (lines.lines() - 1) * 1.25 * lines.size() + 0.62 * lines.size();
      ink.fill(new Box(area.x(), bottom, lines.width(ink), 3), Token.ACCENT);
    }
    if (isRow) {
      double x = area.right() - place;
      ink.writeFrom(part.place(), x, y, fonts.mono(), StageLayout.LETTERS, Token.TEXT_MUTED);
    }
  }

  private boolean fits(String name, Box room, double size) {
    return ink.width(name, fonts.bold(), size)
        < room.width() * Math.floor(room.height() / size / 1.2) * 0.85;
  }

  private static Sentence inBold(String name) {
    return new Sentence(name, ImmutableList.of(new Sentence.Span(0, name.length())));
  }

  private void sentence(Part part, Pane pane) {
    Box area = pane.sentence();
    double largest = layout.letters().sentence();
    double chip = Math.max(StageLayout.LETTERS, 0.7 * largest);
    double indent =
        part.kind()
            .map(EventWords::of)
            .map(word -> ink.width(word, fonts.bold(), chip) + 2.6 * chip)
            .filter(width -> width < 0.4 * area.width())
            .orElse(0.0);
    SentenceLines lines = SentenceLines.of(ink, part.sentence(), area, indent, largest);
    double first = area.y() + 0.64 * Math.max(largest, chip * 1.4);
    if (lines.lines() > 1) {
      first = area.y() + 0.62 * lines.size();
    }
    if (indent > 0) {
      chip(part.kind().orElseThrow(), area.x(), first, chip);
    }
    lines.paint(ink, area, first, Token.TEXT);
  }

  private void chip(EventKind kind, double x, double middle, double size) {
    EventColours colours = EventColours.of(kind);
    String word = EventWords.of(kind);
    double width = ink.width(word, fonts.bold(), size) + 1.6 * size;
    double height = Math.min(1.7 * size, 1.25 * StageLayout.LETTERS + 0.5 * size);
    Box box = new Box(x, middle - height / 2, width, height);
    ink.fill(new RoundBox(box, 12), colours.fill());
    ink.draw(new RoundBox(box.inset(1), 11), colours.mark(), 2);
    ink.write(word, box.centreX(), middle, fonts.bold(), size, colours.text());
  }

  /** The displayed names of kinds of events. */
  static final class EventWords {
    private EventWords() {}

    static String of(EventKind kind) {
      return text("event." + Ascii.toLowerCase(kind.name()));
    }
  }

  private void figures(ImmutableList<Figure> figures, Pane pane) {
    Box area = pane.figures();
    double size = layout.letters().figure();
    double names = Math.max(NAMES, NAMES * size / 36);
    if (pane.columns() == 1) {
      double step = Math.min(3.4 * size, area.height() / 4);
      for (int i = 0; i < figures.size(); i++) {
        figure(figures.get(i), area.x(), area.y() + i * step, area.width(), size, names);
      }
      return;
    }
    int count = figures.size();
    double gap = 0.6 * NAMES; // at least
    while (count > 1 && width(figures, count, size, names) + (count - 1) * gap > area.width()) {
      count--;
    }
    double spare = area.width() - width(figures, count, size, names);
    double between = Math.min(3 * NAMES, Math.max(gap, spare / Math.max(1, count)));
    double x = area.x();
    double number = Math.min(size, area.height() - 1.2 * names);
    for (int i = 0; i < count; i++) {
      Figure figure = figures.get(i == count - 1 ? figures.size() - 1 : i);
      double width = width(figure, number, names);
      figure(figure, x, area.y(), width, number, names);
      x += width + between;
    }
  }

  private double width(ImmutableList<Figure> figures, int count, double size, double names) {
    double width = 0;
    for (int i = 0; i < count; i++) {
      width += width(figures.get(i == count - 1 ? figures.size() - 1 : i), size, names);
    }
    return width;
  }

  private double width(Figure figure, double size, double names) {
    return Math.max(
        ink.width(figure.number(), fonts.monoBold(), size),
        ink.width(figure.name(), fonts.regular(), names));
  }

  private void figure(Figure figure, double x, double y, double width, double size, double names) {
    double number = ink.fitting(figure.number(), fonts.monoBold(), size, width);
    ink.writeFrom(figure.number(), x, y + 0.5 * size, fonts.monoBold(), number, Token.TEXT);
    double line = y + size + 0.6 * names;
    for (String part : broken(figure.name(), width, names)) {
      ink.writeFrom(part, x, line, fonts.regular(), names, Token.TEXT_MUTED);
      line += 1.1 * names;
    }
  }

  /** Returns a name in one line, or in one line for each word if it is too long. */
  private ImmutableList<String> broken(String name, double width, double size) {
    return ink.width(name, fonts.regular(), size) <= width
        ? ImmutableList.of(name)
        : ImmutableList.copyOf(name.split(" "));
  }

  private void answers(ImmutableList<String> answers, Box area) {
    double line = Math.min(1.9 * NAMES, area.height() / 2);
    double width = area.width() / 2;
    for (int i = 0; i < answers.size(); i++) {
      double x = area.x() + i % 2 * width;
      double y = area.y() + (i >> 1) * line;
      Box key = new Box(x, y + 1, 1.4 * NAMES, line - 5);
      ink.draw(new RoundBox(key, 8), Token.LINE_CONTROL, 2);
      String number = Integer.toString(i + 1);
      ink.write(number, key.centreX(), key.centreY(), fonts.mono(), NAMES, Token.TEXT);
      double left = key.right() + 8;
      double room = x + width - left - 8;
      double size = ink.fitting(answers.get(i), fonts.regular(), 1.1 * NAMES, room);
      ink.writeFrom(answers.get(i), left, key.centreY(), fonts.regular(), size, Token.TEXT);
    }
  }

  private void finish(Finish finish, Box area) {
    double words = ink.width(finish.words(), fonts.monoBold(), NAMES) + 14;
    double width = area.width() - (finish.words().isEmpty() ? 14 : words + 14);
    double y = area.y() + area.height() / 2;
    double here = area.x() + width * finish.here();
    double end = area.x() + width * finish.end();
    ink.fill(new Box(area.x(), y - 2, end - area.x(), 5), Token.LINE_CONTROL);
    ink.fill(new Box(area.x(), y - 2, Math.min(here, end) - area.x(), 5), Token.ACCENT);
    ink.fill(new Box(Math.min(here, end) - 2, y - 10, 4, 21), Token.ACCENT);
    if (finish.isEnded()) {
      Path.Builder diamond = Path.builder();
      diamond.moveTo(end - 9, y);
      diamond.lineTo(end, y - 9);
      diamond.lineTo(end + 9, y);
      diamond.lineTo(end, y + 9);
      diamond.close();
      ink.fill(diamond.build(), Token.SOLVED_MARK);
    }
    ink.writeFrom(
        finish.words(), area.right() - words + 8, y, fonts.monoBold(), NAMES, Token.SOLVED_TEXT);
  }

  /** Draws the lines between boards side by side. */
  private void lines() {
    if (layout.panes().size() == 2) {
      double x = layout.panes().get(1).name().x() - layout.panes().get(0).name().x();
      double end = layout.panes().get(0).finish().bottom();
      ink.fill(new Box(x, 12, 1, end - 12), Token.LINE_SOFT);
    }
  }

  private void code(ImmutableList<StageCode.Row> rows, Optional<EventKind> kind) {
    StageLayout.Code place = layout.code();
    for (int i = 0; i < rows.size(); i++) {
      Box column = place.columns().get(i / place.rows());
      double top = column.y() + i % place.rows() * place.line();
      row(rows.get(i), kind, new Box(column.x(), top, column.width(), place.line()));
    }
  }

  private void row(StageCode.Row row, Optional<EventKind> kind, Box area) {
    double size = layout.code().size();
    double left = area.x() + StageLayout.GUTTER * size;
    double middle = area.centreY();
    if (row.isCurrent()) {
      EventColours colours = EventColours.of(kind.orElse(EventKind.TRY));
      ink.fill(area, colours.fill());
      ink.fill(new Box(area.x(), area.y(), 4, area.height()), colours.mark());
    }
    if (row.folded() > 0) {
      String words = text("stage.folded", row.folded());
      ink.writeFrom(words, left, middle, fonts.mono(), size, Token.TEXT_MUTED);
      return;
    }
    Face face = row.isCurrent() ? fonts.monoBold() : fonts.mono();
    if (row.number() > 0) {
      String number = Integer.toString(row.number());
      double width = ink.width(number, fonts.mono(), size);
      double x = left - 0.55 * size - width;
      ink.writeFrom(number, x, middle, fonts.mono(), size, Token.TEXT_MUTED);
    }
    ink.writeFrom(row.text(), left, middle, face, size, Token.TEXT);
  }
}
