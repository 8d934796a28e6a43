package org.cspworkbench.sudoku.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.NoSuchElementException;
import javax.xml.stream.XMLStreamConstants;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.xml.BoundedXml;
import org.jspecify.annotations.Nullable;

/**
 * The puzzles of a collection of OpenSudoku: an XML document whose outermost element is {@code
 * opensudoku} and whose {@code game} elements hold the cells in their attribute {@code data}, as 81
 * digits or as the {@link SavedCells} of a game under way. Neither document types nor entities from
 * outside are accepted. The first fault of the XML ends it; one in a game does not.
 */
final class OpenSudokuXml implements PuzzleSource {

  static final String ROOT = "opensudoku";

  /** The attributes of a game that are not used, each with the value of a game not begun. */
  private static final ImmutableMap<String, String> UNUSED =
      ImmutableMap.of("created", "0", "last_played", "0", "note", "", "state", "1", "time", "0");

  private final BoundedXml xml;
  private @Nullable Entry next;
  private boolean rooted; // in the outermost element
  private boolean any;
  private boolean reported; // that attributes are not used
  private boolean ended;

  OpenSudokuXml(String source, Reader reader) {
    this.xml = new BoundedXml(source, reader);
  }

  @Override
  public boolean hasNext() {
    while (next == null && !ended) {
      try {
        readOn(xml.next());
      } catch (UnreadableException e) {
        end(new Fault(e.position(), e.problem()));
      }
    }
    return next != null;
  }

  private void readOn(int part) {
    if (part == XMLStreamConstants.END_DOCUMENT) {
      end(any ? null : Fault.noPuzzle(xml.end(), "none"));
    } else if (part == XMLStreamConstants.START_ELEMENT) {
      begin(xml.part().getLocalName());
    }
  }

  private void begin(String element) {
    SourcePosition position = xml.end();
    if (!rooted && !element.equals(ROOT)) {
      end(new Fault(position, "expected <" + ROOT + ">, found " + Quote.of("<" + element + ">")));
    } else if (element.equals("game")) {
      any = true;
      next = reported(game(xml.part().getAttributeValue(null, "data"), position));
    }
    rooted = true;
  }

  private void end(@Nullable Fault fault) {
    next = fault;
    ended = true;
  }

  /** Returns the entry of this game, with a notice if it is the first to state what is not used. */
  private Entry reported(Entry game) {
    if (reported || !(game instanceof Puzzle puzzle) || !statesUnused()) {
      return game;
    }
    reported = true;
    String sentence = "times, states and notes of games are not used; notes of cells are";
    return puzzle.after(ImmutableList.of(new Puzzle.Notice(puzzle.position(), sentence)));
  }

  private boolean statesUnused() {
    return UNUSED.entrySet().stream()
        .anyMatch(
            unused -> {
              String value = xml.part().getAttributeValue(null, unused.getKey());
              return value != null && !value.isBlank() && !value.equals(unused.getValue());
            });
  }

  /** Reads the cells, which are written like any other line; a fault is reported for the game. */
  private static Entry game(@Nullable String data, SourcePosition position) {
    if (data == null) {
      return new Fault(position, "expected a game with \"data\", found none");
    }
    if (SavedCells.isOne(data)) {
      return SavedCells.read(data, position);
    }
    Entry entry = new TextPuzzles(new LineSource(position.source(), new StringReader(data))).next();
    return entry instanceof Puzzle puzzle
        ? puzzle.at(position, puzzle.notices())
        : new Fault(position, ((Fault) entry).problem());
  }

  @Override
  public Entry next() {
    if (!hasNext() || next == null) {
      throw new NoSuchElementException("no more puzzles");
    }
    Entry entry = next;
    next = null;
    return entry;
  }

  @Override
  public void close() throws IOException {
    xml.close();
  }
}
