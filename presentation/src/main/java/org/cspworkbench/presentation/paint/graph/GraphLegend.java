package org.cspworkbench.presentation.paint.graph;

import com.google.common.base.Ascii;
import java.util.function.Function;
import org.cspworkbench.presentation.surface.Face;
import org.cspworkbench.presentation.surface.Ink;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Point;
import org.cspworkbench.presentation.surface.Surface;
import org.cspworkbench.presentation.surface.Token;

/** The legend of a drawn graph: each symbol with its meaning, side by side. */
public final class GraphLegend {

  private static final double TEXT = 12;
  private static final double SYMBOL = 24;
  private static final double CENTRE = 8; // of a symbol
  private static final double GAP = 16;

  /** A symbol of a kind of graph, which is a constant of an enumeration. */
  public interface Symbol {

    /** Returns the name of the constant. */
    String name();

    /** Paints the symbol around {@code at}. */
    void paint(Ink ink, Point at);

    /** Returns the last part of the key of its meaning. */
    default String key() {
      return Ascii.toLowerCase(name());
    }
  }

  private final Symbol[] symbols;
  private final Function<Symbol, String> words;

  /**
   * Creates the legend of these symbols.
   *
   * @param symbols the symbols, from left to right
   * @param words returns the meaning of a symbol
   */
  public GraphLegend(Symbol[] symbols, Function<Symbol, String> words) {
    this.symbols = symbols.clone();
    this.words = words;
  }

  /**
   * Paints as many entries as fit, from the left edge on.
   *
   * @param middle the vertical centre
   * @param room the maximum total width
   */
  public void paint(Surface surface, double middle, double room, Look look) {
    Ink ink = new Ink(surface, look);
    Face font = look.fonts().regular();
    double size = Math.max(TEXT, look.label());
    double x = 0;
    for (Symbol symbol : symbols) {
      String word = words.apply(symbol);
      double width = SYMBOL + ink.width(word, font, size);
      if (x + width > room) {
        return;
      }
      symbol.paint(ink, new Point(x + CENTRE, middle));
      ink.writeFrom(word, x + SYMBOL, middle, font, size, Token.TEXT_MUTED);
      x += width + GAP;
    }
  }
}
