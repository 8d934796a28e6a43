package org.cspworkbench.tiles.format;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.xml.XmlElement;
import org.cspworkbench.document.xml.XmlTree;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.format.ListedSample.Heuristic;
import org.cspworkbench.tiles.format.ListedSample.Model;
import org.cspworkbench.tiles.format.ListedSample.Overlapping;
import org.cspworkbench.tiles.format.ListedSample.SimpleTiled;

/** Reads the lists {@code samples.xml} of WaveFunctionCollapse (Gumin 2016). */
public final class ListedSampleReader {

  private ListedSampleReader() {}

  /**
   * Reads a list. Elements and attributes that it does not know are ignored.
   *
   * @param source what people call the text
   * @throws UnreadableException if it is no such list; it states where, what was expected, and what
   *     was found
   */
  public static ImmutableList<ListedSample> read(String source, String text)
      throws UnreadableException {
    XmlElement root = XmlTree.read(source, text);
    if (!root.name().equals("samples")) {
      throw root.fault("expected <samples>, found <" + root.name() + ">");
    }
    ImmutableList.Builder<ListedSample> samples = ImmutableList.builder();
    for (XmlElement element : root.children()) {
      switch (element.name()) {
        case "overlapping" -> samples.add(sample(element, overlapping(element), 48));
        case "simpletiled" ->
            samples.add(sample(element, new SimpleTiled(element.find("subset")), 24));
        default -> {}
      }
    }
    return samples.build();
  }

  private static Model overlapping(XmlElement element) throws UnreadableException {
    return new Overlapping(
        XmlValues.number(element, "N", 3),
        XmlValues.number(element, "symmetry", 8),
        XmlValues.truth(element, "periodicInput", "True"),
        XmlValues.truth(element, "ground"));
  }

  private static ListedSample sample(XmlElement element, Model model, int usualSize)
      throws UnreadableException {
    int size = side(element, "size", usualSize);
    int images = XmlValues.number(element, "screenshots", 2);
    if (images < 1) {
      throw element.fault("expected at least 1 for \"screenshots\", found " + images);
    }
    int steps = XmlValues.number(element, "limit", -1);
    return new ListedSample(
        element.at(),
        element.need("name"),
        model,
        side(element, "width", size),
        side(element, "height", size),
        XmlValues.truth(element, "periodic"),
        heuristic(element),
        images,
        steps > 0 ? Optional.of(steps) : Optional.empty());
  }

  private static int side(XmlElement element, String attribute, int missing)
      throws UnreadableException {
    int side = XmlValues.number(element, attribute, missing);
    if (side < 1 || side > TileGrid.MAX_SIDE) {
      throw element.fault(
          "expected 1 to " + TileGrid.MAX_SIDE + " for \"" + attribute + "\", found " + side);
    }
    return side;
  }

  private static Heuristic heuristic(XmlElement element) throws UnreadableException {
    String text = element.find("heuristic").orElse("Entropy");
    return switch (Ascii.toLowerCase(text)) {
      case "entropy" -> Heuristic.ENTROPY;
      case "mrv" -> Heuristic.MRV;
      case "scanline" -> Heuristic.SCANLINE;
      default ->
          throw element.fault(
              "expected Entropy, MRV or Scanline for \"heuristic\", found " + Quote.of(text));
    };
  }
}
