package org.cspworkbench.sudoku.format;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Supplier;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.SystemReason;
import org.cspworkbench.document.Utf8;
import org.jspecify.annotations.Nullable;

/**
 * Reads a sequence of puzzles in any of the common formats, which are recognised by their content.
 *
 * <ul>
 *   <li>one line: {@code 53..7....6..195…}, an empty cell being any of {@code . 0 * _ x}; columns
 *       after the first, separated by tabs, blanks or commas, are ignored;
 *   <li>one line for each row, written like that, with blanks between cells or boxes, drawn with
 *       bars and horizontal lines in ASCII or Unicode, or as lists like {@code [5, 3, 0, 0, 7, 0,
 *       0, 0, 0],}, or as comma-separated values;
 *   <li>rows of candidates: {@code | 1 23 4 | 567 8 9 | …}, or all candidates in 729 characters;
 *   <li>a line of a library of positions: {@code :0100:6:53..+7…:611 612::}.
 * </ul>
 *
 * <p>Whole files may also be JSON, as documented in {@code docs/puzzle-files.md} or saved by GNOME
 * Sudoku, or XML of OpenSudoku.
 *
 * <p>Values above 9 are letters from A or, where cells stand apart, numbers. From {@code #} to the
 * end of a line is comment. Lines must be UTF-8 and end with LF, CR or both.
 *
 * <p>Text that cannot be read is also an entry, a {@link Fault}, and reading continues after it.
 * There is at least one entry: a source without puzzles is a fault. The memory needed does not
 * depend on the length of the source.
 *
 * <p>A file of another kind is reported in one sentence. Therefore, faults are withheld until a
 * puzzle or the end follows. Reading ends when {@link #MOST_FAULTS} faults or {@link #MOST_TEXT}
 * characters have passed without a puzzle, and at a line that is too long for any.
 */
public final class PuzzleReader implements Iterator<Entry>, AutoCloseable {

  /** The number of successive faults after which reading ends. */
  public static final int MOST_FAULTS = 100;

  /** The number of characters without a puzzle after which reading ends; comments do not count. */
  public static final int MOST_TEXT = 1 << 17;

  /** The maximum number of characters that determine the form of a file. */
  private static final int MOST_BLANKS = 1 << 14;

  /** The maximum length of the first name in a file of JSON. */
  private static final int LONGEST_NAME = 100;

  private final Supplier<PuzzleSource> opening; // only when an entry is requested
  private @Nullable PuzzleSource puzzles;

  private PuzzleReader(PuzzleSource puzzles) {
    this.opening = () -> puzzles;
    this.puzzles = puzzles;
  }

  private PuzzleReader(String source, Reader reader, XmlForm xml) {
    BufferedReader buffered = new BufferedReader(Utf8.withoutMark(reader));
    this.opening = () -> open(source, buffered, xml);
  }

  /** Reads a file of XML: the only form that needs a parser of the platform. */
  private interface XmlForm {
    PuzzleSource open(String source, Reader reader);
  }

  /**
   * Reads puzzles from {@code reader}.
   *
   * @param source its name in messages: {@code standard input}, {@code the argument}
   * @param reader the source, which is closed with this reader
   */
  public static PuzzleReader of(String source, Reader reader) {
    return new PuzzleReader(source, reader, OpenSudokuXml::new);
  }

  /**
   * Reads what {@code reader} delivers, where XML cannot be read: in a browser there is no parser
   * for it. XML is reported as a fault.
   *
   * @param source what people call it, for messages
   * @param reader is closed with this
   */
  public static PuzzleReader withoutXml(String source, Reader reader) {
    return new PuzzleReader(source, reader, PuzzleReader::noXml);
  }

  private static PuzzleSource noXml(String source, Reader document) {
    Fault fault = Fault.noPuzzle(new SourcePosition(source, 1, 1), "XML, which is not read here");
    return new TextPuzzles(LineSource.unreadable(fault, document));
  }

  /** Reads a file. If it cannot be opened, the only entry is a fault. */
  public static PuzzleReader open(Path file) {
    try {
      if (Files.isDirectory(file)) {
        return unreadable(file, "is a directory, not a file of puzzles");
      }
      return of(file.toString(), new InputStreamReader(Files.newInputStream(file), UTF_8));
    } catch (NoSuchFileException e) {
      return unreadable(file, "there is no such file");
    } catch (AccessDeniedException e) {
      return unreadable(file, "you may not read this file");
    } catch (IOException e) {
      return unreadable(file, "cannot be opened: " + SystemReason.of(e));
    }
  }

  /** Returns whether XML with this root element holds puzzles. */
  public static boolean readsXmlOf(String rootElement) {
    return rootElement.equals(OpenSudokuXml.ROOT);
  }

  private static PuzzleReader unreadable(Path file, String problem) {
    LineSource nothing =
        LineSource.unreadable(new Fault(SourcePosition.of(file.toString()), problem));
    return new PuzzleReader(new TextPuzzles(nothing));
  }

  private static PuzzleSource open(String source, BufferedReader reader, XmlForm xml) {
    return switch (beginning(reader)) {
      case XML -> xml.open(source, reader);
      case JSON -> new JsonPuzzles(source, reader);
      case TEXT -> new TextPuzzles(new LineSource(source, reader));
    };
  }

  /** What a whole file can be. */
  private enum Form {
    /** A document of XML. */
    XML,
    /** Objects of JSON, one after the other. */
    JSON,
    /** Lines of text. */
    TEXT
  }

  /** Determines the form of a file by its first characters, which are not consumed. */
  private static Form beginning(BufferedReader reader) {
    try {
      reader.mark(MOST_BLANKS);
      try {
        int first = nextVisible(reader);
        if (first == '<') {
          return Form.XML;
        }
        return first == '{' && isMember(reader) ? Form.JSON : Form.TEXT;
      } finally {
        reader.reset();
      }
    } catch (IOException e) {
      return Form.TEXT; // the next read reports it again
    }
  }

  /** Returns whether a name with a colon comes next, or the end of the object. */
  private static boolean isMember(BufferedReader reader) throws IOException {
    int first = nextVisible(reader);
    if (first != '"') {
      return first == '}';
    }
    int c = reader.read();
    for (int i = 0; i < LONGEST_NAME && c >= ' ' && c != '"'; i++) {
      c = reader.read();
    }
    return c != '"' || nextVisible(reader) == ':'; // a broken name is a fault of JSON
  }

  /** Takes the next character that is not blank; -1 if none is near. */
  private static int nextVisible(BufferedReader reader) throws IOException {
    int c = reader.read();
    for (int i = 0; i < MOST_BLANKS / 4 && c >= 0 && FrameCharacters.BLANK.matches((char) c); i++) {
      c = reader.read();
    }
    return c;
  }

  private PuzzleSource puzzles() {
    PuzzleSource open = puzzles == null ? opening.get() : puzzles;
    puzzles = open;
    return open;
  }

  @Override
  public boolean hasNext() {
    return puzzles().hasNext();
  }

  /**
   * Returns the next puzzle, or the fault in its place.
   *
   * @throws NoSuchElementException if there is none
   */
  @Override
  public Entry next() {
    return puzzles().next();
  }

  /**
   * Returns whether the next puzzle is available without waiting for the source. It may be
   * available even if this returns false.
   */
  public boolean isReady() {
    return puzzles().isReady();
  }

  @Override
  public void close() throws IOException {
    puzzles().close();
  }
}
