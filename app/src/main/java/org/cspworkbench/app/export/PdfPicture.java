package org.cspworkbench.app.export;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Dimension;
import java.awt.Graphics2D;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.function.Consumer;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.cspworkbench.app.canvas.GraphicsSurface;

/**
 * A picture as a PDF of one page, which has its size. Text is drawn as shapes, as in {@link
 * SvgPicture}.
 */
public final class PdfPicture {

  private final byte[] file;

  private PdfPicture(byte[] file) {
    this.file = file;
  }

  /** Creates a picture of this size from what {@code painter} paints. */
  public static PdfPicture of(Dimension size, Consumer<Graphics2D> painter) {
    ByteArrayOutputStream file = new ByteArrayOutputStream();
    try (PDDocument document = new PDDocument()) {
      document.setDocumentId(0L); // instead of the time, so that equal pictures have equal bytes
      PDPage page = new PDPage(new PDRectangle(size.width, size.height));
      document.addPage(page);
      PdfBoxGraphics2D graphics = new PdfBoxGraphics2D(document, size.width, size.height);
      graphics.setRenderingHint(GraphicsSurface.VECTORS, true);
      painter.accept(graphics);
      graphics.dispose();
      try (PDPageContentStream stream = new PDPageContentStream(document, page)) {
        stream.drawForm(graphics.getXFormObject());
      }
      document.save(file);
    } catch (IOException e) {
      throw new UncheckedIOException("memory can always be written", e);
    }
    return new PdfPicture(file.toByteArray());
  }

  /** Writes the picture. The stream stays open. */
  public void write(OutputStream stream) throws IOException {
    stream.write(file);
  }
}
