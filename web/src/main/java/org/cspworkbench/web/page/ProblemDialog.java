package org.cspworkbench.web.page;

import com.google.common.base.Splitter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.text.MalformedProblemException;
import org.cspworkbench.core.trace.ValueSet;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.ColouringText;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.GalleryWords;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.presentation.input.ShippedProblem;
import org.cspworkbench.presentation.moment.Moment;
import org.cspworkbench.presentation.moment.Spot;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.presentation.paint.Pictures;
import org.cspworkbench.presentation.paint.board.BoardView;
import org.cspworkbench.presentation.picture.Picture;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.web.canvas.PageCanvas;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.NextFrame;
import org.cspworkbench.web.dom.TextFile;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.dom.html.HTMLCanvasElement;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The choice of another problem: of the gallery, from a file, or as the user writes it. */
public final class ProblemDialog {

  private static final long SEED = 1;
  private static final int PICTURE = 48;

  /** What the problem is chosen for. */
  public interface Choice {

    /** Returns the statement of the current problem, if it has one. */
    Optional<ProblemStatement> statement();

    /**
     * Uses another problem.
     *
     * @throws UnreadableException if there is no such problem, or it is too large for a page
     */
    void solve(ProblemStatement statement) throws UnreadableException;
  }

  private final PageModel page;
  private final Choice choice;
  private final Dialog dialog = new Dialog("problem-dialog", "problem-cancel");
  private final HTMLTextAreaElement text = (HTMLTextAreaElement) Elements.byId("problem-text");
  private final HTMLElement said = Elements.byId("problem-said");
  private final HTMLElement gallery = Elements.byId("gallery");
  private final PageCanvas.Studio studio = new PageCanvas.Studio(Elements.document());
  private final Deque<Offer> unpainted = new ArrayDeque<>();
  private final NextFrame painting = new NextFrame(this::paintNext);
  private @Nullable Listed listed;

  /** What the gallery was listed for. */
  private record Listed(PageTexts texts, Look look) {}

  /** An entry of the gallery on the page. */
  private record Offer(Gallery.Entry entry, HTMLElement item, HTMLCanvasElement picture) {}

  /** Creates the dialog of a page. */
  public ProblemDialog(PageModel page, Choice choice) {
    this.page = page;
    this.choice = choice;
    Elements.onClick(Elements.byId("problem-open"), this::open);
    Elements.onClick(Elements.byId("problem-use"), this::use);
    HTMLInputElement file = (HTMLInputElement) Elements.byId("problem-file");
    Elements.on(file, "change", event -> TextFile.read(file, text::setValue));
  }

  /** Opens the dialog with the text of the problem that is shown, to be edited. */
  private void open() {
    Listed now = new Listed(page.texts(), page.look());
    if (!now.equals(listed)) {
      listed = now;
      list(new GalleryWords(page.texts().locale()));
    }
    choice.statement().map(ProblemDialog::written).ifPresent(text::setValue);
    Elements.setText(said, "");
    dialog.open();
  }

  /** Returns the text of a problem; empty if people cannot read it. */
  private static String written(ProblemStatement statement) {
    if (statement instanceof ProblemStatement.SudokuText sudoku) {
      return inRows(sudoku.text());
    }
    if (statement instanceof ProblemStatement.NotationProblem notation) {
      return notation.notation().text();
    }
    return statement instanceof ProblemStatement.GalleryProblem problem
        ? problem.argument().text()
        : "";
  }

  /** Returns a puzzle with a line for each row, if it is one line. */
  private static String inRows(String puzzle) {
    int side = (int) Math.round(Math.sqrt(puzzle.length()));
    boolean isLine = side * side == puzzle.length() && puzzle.indexOf('\n') < 0;
    return isLine ? String.join("\n", Splitter.fixedLength(side).split(puzzle)) : puzzle;
  }

  private void list(GalleryWords words) {
    gallery.setTextContent("");
    unpainted.clear();
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      HTMLCanvasElement picture = (HTMLCanvasElement) Elements.make("canvas", "", "");
      picture.setAttribute("aria-hidden", "true");
      HTMLElement item = Elements.make("li", "", button(entry, picture, words));
      gallery.appendChild(item);
      unpainted.add(new Offer(entry, item, picture));
    }
    painting.request();
  }

  private HTMLElement button(Gallery.Entry entry, HTMLElement picture, GalleryWords words) {
    HTMLElement button =
        Elements.make(
            "button",
            "",
            picture,
            Elements.make("b", "", words.title(entry)),
            Elements.make("small", "", words.description(entry)));
    Elements.onClick(
        button,
        () ->
            text.setValue(
                ShippedProblem.of(entry).map(ShippedProblem::text).orElseGet(entry::usage)));
    return button;
  }

  /** Paints one picture in each frame, as some problems take long to make. */
  private void paintNext() {
    Offer next = unpainted.poll();
    if (next != null) {
      painting.request();
      Csp csp = GalleryArgument.problem(next.entry().usage(), SEED).csp();
      if (PageRun.values(csp) > PageRuns.MOST_VALUES) {
        next.item().delete(); // what a page refuses is not offered
      } else {
        paint(csp, next.picture());
      }
    }
  }

  private void paint(Csp csp, HTMLCanvasElement element) {
    Picture picture = Pictures.of(csp, BoardView.plain());
    Moment open =
        Moment.of(
            csp.variables().stream()
                .map(x -> Spot.open(ValueSet.where(x.domain().size(), value -> true)))
                .toList());
    new PageCanvas(studio, element)
        .paint(PICTURE, PICTURE, (on, all) -> picture.paint(on, all, page.look(), open));
  }

  private void use() {
    try {
      choice.solve(statement(text.getValue().strip()));
      Elements.setText(said, "");
      dialog.close();
      Elements.byId("play").focus(); // else Space would open the dialog again
    } catch (UnreadableException e) {
      said.setClassName("wrong");
      Elements.setText(said, e.sentence());
    }
  }

  /** Returns what a text states: the name of a problem, a graph, a notation, or a puzzle. */
  private static ProblemStatement statement(String written) throws UnreadableException {
    if (GalleryArgument.isOne(written)) {
      return new ProblemStatement.GalleryProblem(new GalleryArgument(written, SEED));
    }
    try {
      String stated = ColouringText.isOne(written) ? ColouringText.of(written) : written;
      return NotationText.isOne(stated)
          ? new ProblemStatement.NotationProblem(new NotationText("problem", stated))
          : new ProblemStatement.SudokuText(stated);
    } catch (MalformedProblemException e) {
      throw new UnreadableException(e);
    }
  }
}
