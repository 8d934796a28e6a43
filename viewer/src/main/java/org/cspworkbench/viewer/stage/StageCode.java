package org.cspworkbench.viewer.stage;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.cspworkbench.presentation.detail.CodeListing;

/**
 * The pseudo-code in a limited number of rows. Lines that are too long are wrapped. Where not all
 * lines fit, some are folded: the head of the procedure, the current line and its neighbours
 * remain. The folding changes only when the current line or the head of its procedure would be
 * hidden; code never scrolls by itself.
 */
public final class StageCode {

  private static final int WRAPPED = 4; // spaces before the rest of a wrapped line

  /**
   * A row.
   *
   * @param number the number of the line, from 1; 0 for the rest of a wrapped line, and for folded
   *     lines
   * @param text the text, indented
   * @param isCurrent whether it belongs to the current line
   * @param folded the number of folded lines that it stands for; 0 if it is code
   */
  public record Row(int number, String text, boolean isCurrent, int folded) {}

  private BitSet shown = new BitSet();
  private ImmutableList<String> shownOf = ImmutableList.of();
  private int rowsOfShown;

  /** Creates code without a folding. */
  public StageCode() {}

  /** Returns the rows for a layout, at most as many as it has. */
  public ImmutableList<Row> rows(CodeListing listing, StageLayout.Code place) {
    return rows(listing, place.rows() * place.columns().size(), place.characters(), place.indent());
  }

  /**
   * Returns at most {@code most} rows of at most {@code characters} characters.
   *
   * @param indent the number of spaces of a level
   */
  ImmutableList<Row> rows(CodeListing listing, int most, int characters, int indent) {
    List<List<String>> wrapped = new ArrayList<>();
    for (CodeListing.Line line : listing.lines()) {
      wrapped.add(wrap(line.text(), characters, indent));
    }
    BitSet all = new BitSet();
    all.set(0, wrapped.size());
    if (rowsFor(all, wrapped) <= most) {
      return rows(all, wrapped, listing.current());
    }
    ImmutableList<String> texts =
        wrapped.stream().flatMap(List::stream).collect(ImmutableList.toImmutableList());
    int current = Math.max(0, listing.current());
    boolean isKept =
        texts.equals(shownOf)
            && most == rowsOfShown
            && shown.get(current)
            && shown.get(head(listing, current));
    if (!isKept) {
      shown = fold(listing, wrapped, current, most);
      shownOf = texts;
      rowsOfShown = most;
    }
    return rows(shown, wrapped, listing.current());
  }

  /** Returns the lines to be shown: what must be shown first, then the lines around the current. */
  private static BitSet fold(
      CodeListing listing, List<List<String>> wrapped, int current, int most) {
    BitSet made = new BitSet();
    made.set(current);
    for (int line : new int[] {head(listing, current), current + 1, current - 1}) {
      boolean unused = add(made, line, wrapped, most);
    }
    int after = current + 2;
    while (add(made, after, wrapped, most)) {
      after++;
    }
    int before = current - 2;
    while (add(made, before, wrapped, most)) {
      before--;
    }
    return made;
  }

  /** Adds a line if there is one and it fits; returns whether it is shown. */
  private static boolean add(BitSet made, int line, List<List<String>> wrapped, int most) {
    if (line < 0 || line >= wrapped.size()) {
      return false;
    }
    if (!made.get(line)) {
      made.set(line);
      if (rowsFor(made, wrapped) > most) {
        made.clear(line);
      }
    }
    return made.get(line);
  }

  /** Returns the head of the procedure of a line: the last line without an indentation. */
  static int head(CodeListing listing, int line) {
    int head = line;
    while (head > 0 && listing.lines().get(head).text().startsWith(" ")) {
      head--;
    }
    return head;
  }

  private static int rowsFor(BitSet lines, List<List<String>> wrapped) {
    int rows = 0;
    for (int i = 0; i < wrapped.size(); i++) {
      boolean opensFold = !lines.get(i) && (i == 0 || lines.get(i - 1));
      rows += lines.get(i) ? wrapped.get(i).size() : opensFold ? 1 : 0;
    }
    return rows;
  }

  private static ImmutableList<Row> rows(BitSet lines, List<List<String>> wrapped, int current) {
    ImmutableList.Builder<Row> rows = ImmutableList.builder();
    for (int i = 0; i < wrapped.size(); ) {
      if (lines.get(i)) {
        int number = i + 1;
        for (String part : wrapped.get(i)) {
          rows.add(new Row(number, part, i == current, 0));
          number = 0;
        }
        i++;
      } else {
        int next = lines.nextSetBit(i);
        int end = next < 0 ? wrapped.size() : next;
        rows.add(new Row(0, "", false, end - i));
        i = end;
      }
    }
    return rows.build();
  }

  /** Breaks a line at spaces; a word that is longer than a row is broken anywhere. */
  private static List<String> wrap(String line, int characters, int indent) {
    String text = line.strip();
    int level = (line.length() - line.stripLeading().length()) / 2;
    String lead = " ".repeat(Math.min(level * indent, Math.max(0, characters - 8)));
    List<String> parts = new ArrayList<>();
    String rest = lead + text;
    while (rest.length() > characters) {
      int space = rest.lastIndexOf(' ', characters);
      int end = space > lead.length() ? space : characters;
      parts.add(rest.substring(0, end));
      String more = " ".repeat(Math.min(lead.length() + WRAPPED, characters / 2));
      lead = more;
      rest = more + rest.substring(end).stripLeading();
    }
    parts.add(rest);
    return parts;
  }
}
