package org.cspworkbench.app.sheet;

import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.Raster;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.PDFTextStripperByArea;

/** A rendered PDF: pages of pixels, and texts with their positions. */
final class PrintedPages implements AutoCloseable {

  /** The number of pixels per point. */
  static final int SCALE = 3;

  private static final int DARK = 128;
  private static final int SMALLEST_BOARD = 50 * SCALE;

  private final PDDocument document;
  private final Map<Integer, Raster> pixels = new HashMap<>();

  PrintedPages(byte[] pdf) throws IOException {
    this.document = Loader.loadPDF(pdf);
  }

  int count() {
    return document.getNumberOfPages();
  }

  String title() {
    return document.getDocumentInformation().getTitle();
  }

  /** Returns the text of a page, counted from 0. */
  String text(int page) throws IOException {
    PDFTextStripper stripper = new PDFTextStripper();
    stripper.setStartPage(page + 1);
    stripper.setEndPage(page + 1);
    return stripper.getText(document);
  }

  /** Returns the text in each of these parts of a page, given in pixels. */
  List<String> texts(int page, List<Rectangle2D> parts) throws IOException {
    PDFTextStripperByArea stripper = new PDFTextStripperByArea();
    for (int i = 0; i < parts.size(); i++) {
      Rectangle2D part = parts.get(i);
      stripper.addRegion(
          String.valueOf(i),
          new Rectangle2D.Double(
              part.getX() / SCALE,
              part.getY() / SCALE,
              part.getWidth() / SCALE,
              part.getHeight() / SCALE));
    }
    stripper.extractRegions(document.getPage(page));
    return IntStream.range(0, parts.size())
        .mapToObj(i -> stripper.getTextForRegion(String.valueOf(i)).strip())
        .toList();
  }

  /** Returns a page rendered in shades of grey. */
  Raster pixels(int page) throws IOException {
    Raster known = pixels.get(page);
    if (known != null) {
      return known;
    }
    Raster rendered = new PDFRenderer(document).renderImage(page, SCALE, ImageType.GRAY).getData();
    pixels.put(page, rendered);
    return rendered;
  }

  static boolean isDark(Raster pixels, int x, int y) {
    return pixels.getSample(x, y, 0) < DARK;
  }

  /**
   * Returns the boards on a page, found by their frames, from left to right and from top to bottom.
   */
  List<Rectangle> boards(int page) throws IOException {
    Raster pixels = pixels(page);
    List<Rectangle> boards = new ArrayList<>();
    for (int y = 0; y < pixels.getHeight(); y++) {
      for (int x = 0; x < pixels.getWidth(); x++) {
        if (isDark(pixels, x, y) && !isInside(boards, x, y)) {
          Rectangle frame = frame(pixels, x, y);
          if (frame.width > SMALLEST_BOARD && Math.abs(frame.width - frame.height) <= 2) {
            boards.add(frame);
          }
        }
      }
    }
    return boards;
  }

  private static boolean isInside(List<Rectangle> boards, int x, int y) {
    return boards.stream().anyMatch(board -> board.contains(x, y));
  }

  /** Returns the extent of the dark pixels to the right and downwards from here. */
  private static Rectangle frame(Raster pixels, int x, int y) {
    int width = run(i -> x + i < pixels.getWidth() && isDark(pixels, x + i, y));
    int height = run(i -> y + i < pixels.getHeight() && isDark(pixels, x, y + i));
    return new Rectangle(x, y, width, height);
  }

  private static int run(IntPredicate goesOn) {
    return IntStream.iterate(0, i -> i + 1).dropWhile(goesOn).findFirst().orElseThrow();
  }

  /** Returns the fonts of all pages. */
  List<PDFont> fonts() {
    List<PDFont> fonts = new ArrayList<>();
    forms().forEach(form -> form.getFontNames().forEach(name -> fonts.add(font(form, name))));
    return fonts;
  }

  private static PDFont font(PDResources resources, COSName name) {
    try {
      return resources.getFont(name);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns all external objects that are not drawings, such as images. */
  List<PDXObject> images() throws IOException {
    List<PDXObject> images = new ArrayList<>();
    for (PDResources resources : forms()) {
      for (COSName name : resources.getXObjectNames()) {
        PDXObject object = resources.getXObject(name);
        if (!(object instanceof PDFormXObject)) {
          images.add(object);
        }
      }
    }
    return images;
  }

  private List<PDResources> forms() {
    List<PDResources> all = new ArrayList<>();
    document.getPages().forEach(page -> addWithForms(page.getResources(), all));
    return all;
  }

  private static void addWithForms(PDResources resources, List<PDResources> all) {
    all.add(resources);
    for (COSName name : resources.getXObjectNames()) {
      try {
        if (resources.getXObject(name) instanceof PDFormXObject form) {
          addWithForms(form.getResources(), all);
        }
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
  }

  @Override
  public void close() throws IOException {
    document.close();
  }
}
