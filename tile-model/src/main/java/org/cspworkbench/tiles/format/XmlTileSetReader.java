package org.cspworkbench.tiles.format;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Doubles;
import com.google.common.primitives.Ints;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.cspworkbench.document.Nearest;
import org.cspworkbench.document.Quote;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.xml.XmlElement;
import org.cspworkbench.document.xml.XmlTree;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TilePair;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.tiles.TileSet.Weighting;
import org.cspworkbench.tiles.drawing.PixelImage;
import org.cspworkbench.tiles.drawing.TilePicture;

/**
 * Reads tile sets in the XML of WaveFunctionCollapse (Gumin 2016), whose tiles fit only where they
 * are listed, and whose weights count for each orientation.
 *
 * <p>The orientations of a tile have the numbers 0 to 7: the tile turned anticlockwise so many
 * times by 90°, and from 4 the same mirrored afterwards.
 */
public final class XmlTileSetReader {

  private final PictureSource files;
  private final Map<String, Tile> tiles = new LinkedHashMap<>();
  private final ImmutableMap.Builder<String, TilePicture> pictures = ImmutableMap.builder();

  private XmlTileSetReader(PictureSource files) {
    this.files = files;
  }

  /**
   * Reads a tile set.
   *
   * @param source what people call the text
   * @param name the name of the set, which the text does not contain
   * @param files opens the pictures: {@code corner.png} of a tile {@code corner}, or {@code corner
   *     0.png}, {@code corner 1.png} and so on if the set has a picture for each orientation
   * @throws UnreadableException if it is not a tile set, or a picture cannot be read; it states
   *     where, what was expected, and what was found
   */
  public static DrawnTileSet read(String source, String text, String name, PictureSource files)
      throws UnreadableException {
    return new XmlTileSetReader(files).set(name, XmlTree.read(source, text));
  }

  private DrawnTileSet set(String name, XmlElement set) throws UnreadableException {
    if (!set.name().equals("set")) {
      throw set.fault("expected <set>, found <" + set.name() + ">");
    }
    boolean isUnique = XmlValues.truth(set, "unique");
    for (XmlElement group : set.children("tiles")) {
      for (XmlElement tile : group.children("tile")) {
        tile(tile, isUnique);
      }
    }
    if (tiles.isEmpty()) {
      throw set.fault("expected at least one <tile> in <tiles>, found none");
    }
    ImmutableList.Builder<TilePair> pairs = ImmutableList.builder();
    for (XmlElement group : set.children("neighbors")) {
      for (XmlElement pair : group.children("neighbor")) {
        pairs.add(new TilePair(oriented(pair, "left"), oriented(pair, "right")));
      }
    }
    return new DrawnTileSet(
        new TileSet(
            name,
            ImmutableList.copyOf(tiles.values()),
            pairs.build(),
            ImmutableList.of(),
            Weighting.EACH,
            subsets(set),
            ImmutableList.of()),
        pictures.buildOrThrow());
  }

  private void tile(XmlElement element, boolean isUnique) throws UnreadableException {
    String name = element.need("name");
    if (name.isBlank()) {
      throw element.fault("expected the name of a tile, found nothing");
    }
    String symmetry = element.find("symmetry").orElse("X");
    Tile tile =
        new Tile(
            name,
            SymmetryClass.of(symmetry)
                .orElseThrow(
                    () ->
                        element.fault(
                            "expected a symmetry class X, T, I, L, \\ or F for tile "
                                + Quote.of(name)
                                + ", found "
                                + Quote.of(symmetry))),
            Optional.empty(),
            weight(element, name),
            Optional.empty());
    if (tiles.putIfAbsent(name, tile) != null) {
      throw element.fault("expected each tile once, found " + Quote.of(name) + " again");
    }
    pictures.put(name, new TilePicture.Pixels(views(element, tile, isUnique)));
  }

  private static double weight(XmlElement element, String name) throws UnreadableException {
    String text = element.find("weight").orElse("1");
    Double weight = Doubles.tryParse(text);
    if (weight == null || !(weight > 0 && weight <= TileSetCodec.MAX_WEIGHT)) {
      throw element.fault(
          "expected a weight above 0 and up to 1000000 for tile "
              + Quote.of(name)
              + ", found "
              + Quote.of(text));
    }
    return weight;
  }

  private ImmutableMap<Orientation, PixelImage> views(
      XmlElement element, Tile tile, boolean isUnique) throws UnreadableException {
    ImmutableMap.Builder<Orientation, PixelImage> views = ImmutableMap.builder();
    if (!isUnique) {
      PixelImage upright = TilePictureCodec.pixels(element.at(), tile, tile.name() + ".png", files);
      for (int number = 0; number < tile.symmetry().orientations().size(); number++) {
        Orientation orientation = orientation(number);
        views.put(tile.symmetry().canonical(orientation), upright.in(orientation));
      }
      return views.buildOrThrow();
    }
    for (int number = 0; number < tile.symmetry().orientations().size(); number++) {
      views.put(
          tile.symmetry().canonical(orientation(number)),
          TilePictureCodec.pixels(element.at(), tile, tile.name() + " " + number + ".png", files));
    }
    return views.buildOrThrow();
  }

  private static Orientation orientation(int number) {
    return number < 4
        ? Orientation.UPRIGHT.turned(4 - number)
        : Orientation.UPRIGHT.turned(8 - number).then(new Orientation(0, true));
  }

  /** A name that may be followed by the number of an orientation. */
  private OrientedTile oriented(XmlElement pair, String attribute) throws UnreadableException {
    String text = pair.need(attribute);
    int space = text.lastIndexOf(' ');
    Integer number = Ints.tryParse(text.substring(space + 1));
    boolean isNumbered = space >= 0 && number != null;
    Tile tile = known(pair, isNumbered ? text.substring(0, space) : text);
    int orientation = isNumbered && number != null ? number : 0;
    if (orientation < 0 || orientation > 7) {
      throw pair.fault(
          "expected an orientation from 0 to 7 of tile "
              + Quote.of(tile.name())
              + ", found "
              + orientation);
    }
    return new OrientedTile(tile, tile.symmetry().canonical(orientation(orientation)));
  }

  private Tile known(XmlElement element, String name) throws UnreadableException {
    Tile tile = tiles.get(name);
    if (tile == null) {
      throw element.fault(
          "expected a tile of this set, found "
              + Quote.of(name)
              + Nearest.hint(name, tiles.keySet()));
    }
    return tile;
  }

  private ImmutableMap<String, ImmutableSet<String>> subsets(XmlElement set)
      throws UnreadableException {
    Map<String, ImmutableSet<String>> subsets = new LinkedHashMap<>();
    for (XmlElement group : set.children("subsets")) {
      for (XmlElement subset : group.children("subset")) {
        ImmutableSet.Builder<String> names = ImmutableSet.builder();
        for (XmlElement tile : subset.children("tile")) {
          names.add(known(tile, tile.need("name")).name());
        }
        if (subset.children("tile").isEmpty()) {
          throw subset.fault("expected at least one <tile> in this subset, found none");
        }
        subsets.put(subset.need("name"), names.build());
      }
    }
    return ImmutableMap.copyOf(subsets);
  }
}
