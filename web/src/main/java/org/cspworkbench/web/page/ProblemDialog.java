package org.cspworkbench.web.page;

import java.util.regex.Pattern;
import org.cspworkbench.core.gallery.Gallery;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.presentation.input.NotationText;
import org.cspworkbench.presentation.input.ProblemGallery;
import org.cspworkbench.presentation.input.ShippedProblem;
import org.cspworkbench.presentation.page.ProblemStatement;
import org.cspworkbench.web.dom.Dialog;
import org.cspworkbench.web.dom.Elements;
import org.cspworkbench.web.dom.TextFile;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLTextAreaElement;

/** The choice of another problem: of the gallery, from a file, or as the user writes it. */
final class ProblemDialog {

  private final PageRuns runs;
  private final Dialog dialog = new Dialog("problem-dialog", "problem-cancel");
  private final HTMLTextAreaElement text = (HTMLTextAreaElement) Elements.byId("problem-text");
  private final HTMLElement said = Elements.byId("problem-said");

  ProblemDialog(PageRuns runs) {
    this.runs = runs;
    Elements.onClick(Elements.byId("problem-open"), this::open);
    Elements.onClick(Elements.byId("problem-use"), this::use);
    HTMLInputElement file = (HTMLInputElement) Elements.byId("problem-file");
    Elements.on(file, "change", event -> TextFile.read(file, text::setValue));
    HTMLElement gallery = Elements.byId("gallery");
    for (Gallery.Entry entry : ProblemGallery.ENTRIES) {
      gallery.appendChild(Elements.make("li", "", button(entry)));
    }
  }

  /** Opens the dialog with the text of the problem that is shown, to be edited. */
  private void open() {
    runs.run().map(run -> written(run.statement())).ifPresent(text::setValue);
    Elements.setText(said, "");
    dialog.open();
  }

  /** Returns the text of a problem; empty if people cannot read it. */
  private static String written(ProblemStatement statement) {
    if (statement instanceof ProblemStatement.SudokuText sudoku) {
      return sudoku.text();
    }
    if (statement instanceof ProblemStatement.NotationProblem notation) {
      return notation.notation().text();
    }
    return statement instanceof ProblemStatement.GalleryProblem gallery
        ? gallery.argument().text()
        : "";
  }

  private HTMLElement button(Gallery.Entry entry) {
    HTMLElement button =
        Elements.make(
            "button",
            "",
            Elements.make("b", "", entry.usage()),
            Elements.make("small", "", entry.description()));
    Elements.onClick(
        button,
        () ->
            text.setValue(
                ShippedProblem.of(entry).map(ShippedProblem::text).orElseGet(entry::usage)));
    return button;
  }

  private void use() {
    try {
      ProblemStatement statement = OwnProblem.read(text.getValue());
      statement.problem(); // says now what is wrong with it
      Elements.setText(said, "");
      dialog.close();
      runs.solve(statement);
    } catch (UnreadableException e) {
      said.setClassName("wrong");
      Elements.setText(said, e.sentence());
    }
  }

  /** A problem as a user writes it: the name of one in the gallery, a notation, or a puzzle. */
  private static final class OwnProblem {

    private static final long SEED = 1;
    private static final Pattern NOTATION =
        Pattern.compile("^\\s*(?:problem|variables?)\\b", Pattern.MULTILINE);

    private OwnProblem() {}

    /** Returns what {@code text} states; whether it is without faults shows when it is made. */
    static ProblemStatement read(String text) {
      String written = text.strip();
      String id = written.contains(":") ? written.substring(0, written.indexOf(':')) : written;
      if (ProblemGallery.find(id).isPresent()) {
        return new ProblemStatement.GalleryProblem(new GalleryArgument(written, SEED));
      }
      return NOTATION.matcher(written).find()
          ? new ProblemStatement.NotationProblem(new NotationText("problem", written))
          : new ProblemStatement.SudokuText(written);
    }
  }
}
