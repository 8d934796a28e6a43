package org.cspworkbench.solvers.logic.singledigit;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.cspworkbench.solvers.logic.position.BoardLayout;
import org.cspworkbench.solvers.logic.position.CellSet;
import org.cspworkbench.solvers.logic.position.House;
import org.cspworkbench.solvers.logic.position.Position;
import org.cspworkbench.solvers.logic.technique.Findings;
import org.cspworkbench.solvers.logic.technique.Link;
import org.cspworkbench.solvers.logic.technique.SingleDigitTechnique;
import org.cspworkbench.solvers.logic.technique.Step;
import org.cspworkbench.solvers.logic.technique.Wording;

/**
 * Skyscraper, two-string kite, turbot fish: two strong links of one digit with an end each that see
 * each other. These two cannot both be true, so one of the other two ends is, and candidates that
 * see both of those are removed.
 */
public final class TwoStrongLinks extends SingleDigitTechnique {

  /** The three kinds, by where the links lie. */
  public enum Kind {
    /** In two parallel lines, joined in a line across. */
    SKYSCRAPER,
    /** In a row and a column, joined in a box. */
    TWO_STRING_KITE,
    /** Anywhere else. */
    TURBOT_FISH
  }

  private final Kind kind;

  /** Looks for patterns of this kind. */
  public TwoStrongLinks(Kind kind) {
    this.kind = kind;
  }

  @Override
  protected void find(Position position, int digit, Findings findings) {
    ImmutableList<StrongLink> links = StrongLink.of(position, digit);
    for (int i = 0; i < links.size(); i++) {
      for (StrongLink second : links.subList(i + 1, links.size())) {
        join(position, digit, links.get(i), second, findings);
      }
    }
  }

  private void join(
      Position position, int digit, StrongLink first, StrongLink second, Findings findings) {
    if (!first.isApartFrom(second)) {
      return;
    }
    for (int a : new int[] {first.a(), first.b()}) {
      for (int b : new int[] {second.a(), second.b()}) {
        if (position.layout().see(a, b)
            && ruleOut(position, digit, first.other(a), second.other(b))
            && kindOf(position.layout(), first, second, a, b) == kind) {
          add(position, digit, first, second, a, b, findings);
        }
      }
    }
  }

  /** Returns whether {@code digit} is removed from some cell if one of two cells holds it. */
  private static boolean ruleOut(Position position, int digit, int one, int other) {
    BoardLayout layout = position.layout();
    return layout.peers(one).and(layout.peers(other)).intersects(position.cells(digit));
  }

  private static Kind kindOf(
      BoardLayout layout, StrongLink first, StrongLink second, int a, int b) {
    House.Kind one = first.unit().kind();
    House.Kind two = second.unit().kind();
    if (one == two && first.unit().isLine()) {
      House across = one == House.Kind.ROW ? layout.column(a) : layout.row(a);
      return across.set().contains(b) ? Kind.SKYSCRAPER : Kind.TURBOT_FISH;
    }
    return first.unit().isLine() && second.unit().isLine() && layout.shareBox(a, b)
        ? Kind.TWO_STRING_KITE
        : Kind.TURBOT_FISH;
  }

  private static void add(
      Position position,
      int digit,
      StrongLink first,
      StrongLink second,
      int a,
      int b,
      Findings findings) {
    BoardLayout layout = position.layout();
    int start = first.other(a);
    int end = second.other(b);
    CellSet ends = layout.cells(start, end);
    Step.in(position)
        .links(
            List.of(
                link(layout, digit, start, a, Link.Kind.STRONG),
                link(layout, digit, a, b, Link.Kind.WEAK),
                link(layout, digit, b, end, Link.Kind.STRONG)))
        .units(first.unit(), second.unit())
        .eliminate(layout.peers(start).and(layout.peers(end)), digit)
        .because(
            words ->
                words.text(
                    "two-strong-links",
                    words.units(List.of(first.unit(), second.unit())),
                    Wording.digit(digit),
                    words.cells(layout.cells(a, b)),
                    words.cells(ends)))
        .addTo(findings);
  }

  private static Link link(BoardLayout layout, int digit, int from, int to, Link.Kind kind) {
    return new Link(layout.cells(from), digit, layout.cells(to), digit, kind);
  }
}
