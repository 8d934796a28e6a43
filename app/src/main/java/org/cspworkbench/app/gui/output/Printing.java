package org.cspworkbench.app.gui.output;

import static org.cspworkbench.viewer.words.Texts.text;

import java.awt.print.PageFormat;
import java.awt.print.Printable;
import java.awt.print.PrinterAbortException;
import java.awt.print.PrinterException;
import java.awt.print.PrinterJob;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.printing.PDFPrintable;
import org.apache.pdfbox.printing.Scaling;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.output.OutputForm.Writing;
import org.cspworkbench.viewer.run.Background;

/** Prints the PDF of a view, made as small as the paper. */
public final class Printing {

  private final Background background;
  private final Consumer<String> faults;

  /**
   * Creates the printing of a window.
   *
   * @param faults receives why nothing was printed
   */
  public Printing(Background background, Consumer<String> faults) {
    this.background = background;
    this.faults = faults;
  }

  /** Asks for a printer and prints a view in the background. */
  public void print(OutputForm pdf) {
    background.run(
        () -> PrinterJob.lookupPrintServices().length > 0,
        isPossible -> {
          if (isPossible) {
            ask(pdf);
          } else {
            faults.accept(text("print.none"));
          }
        });
  }

  private void ask(OutputForm pdf) {
    PrinterJob job = PrinterJob.getPrinterJob();
    if (job.printDialog()) {
      Writing writing = pdf.taking().get();
      background.run(() -> print(job, writing), fault -> fault.ifPresent(faults));
    }
  }

  private static Optional<String> print(PrinterJob job, Writing writing) {
    try (PDDocument document = document(writing)) {
      PageFormat format = job.defaultPage();
      PDRectangle page = document.getPage(0).getMediaBox();
      format.setOrientation(
          page.getWidth() > page.getHeight() ? PageFormat.LANDSCAPE : PageFormat.PORTRAIT);
      job.setPrintable(printable(document), format);
      job.print();
      return Optional.empty();
    } catch (PrinterAbortException e) {
      return Optional.empty(); // as the user wished
    } catch (IOException | PrinterException e) {
      return Optional.of(text("print.failed", String.valueOf(e.getMessage())));
    }
  }

  /** Returns the document that {@code writing} writes. */
  static PDDocument document(Writing writing) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    writing.write(bytes, (done, of) -> {});
    return Loader.loadPDF(bytes.toByteArray());
  }

  /** Returns the pages of {@code document}, each made small enough for the paper. */
  static Printable printable(PDDocument document) {
    return new PDFPrintable(document, Scaling.SHRINK_TO_FIT);
  }
}
