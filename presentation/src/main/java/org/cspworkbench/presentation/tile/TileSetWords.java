package org.cspworkbench.presentation.tile;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.base.Ascii;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.cspworkbench.presentation.words.RuleWords;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Edges;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.TilePlacement;
import org.cspworkbench.tiles.draft.ClassMisfit;
import org.cspworkbench.tiles.draft.DraftFault;
import org.cspworkbench.tiles.draft.PairReason;

/**
 * Puts pairs of tiles, faults and edits of a tile set into words.
 *
 * @param texts the texts of the language
 * @param marking what is done with the names of tiles and labels, such as printing them in bold
 */
public record TileSetWords(TextBundle texts, Marking marking) {

  /** Marks names in a sentence. */
  @FunctionalInterface
  public interface Marking {

    /** Leaves names as they are. */
    Marking NONE = name -> name;

    /** Returns the name with its marks. */
    String mark(String name);
  }

  /** Returns words without marks. */
  public static TileSetWords plain(TextBundle texts) {
    return new TileSetWords(texts, Marking.NONE);
  }

  /** Returns the name of a tile as it lies: {@code corner turned 90°}. */
  public String name(OrientedTile tile) {
    String name = marking.mark(tile.tile().name());
    int degrees = tile.orientation().degrees();
    if (tile.orientation().isMirrored()) {
      return degrees == 0
          ? texts.text("tiles.mirrored", name)
          : texts.text("tiles.mirrored.turned", name, degrees);
    }
    return degrees == 0 ? name : texts.text("tiles.turned", name, degrees);
  }

  /**
   * Returns whether two tiles may stand side by side, and why: {@code T-junction turned 180° may
   * not stand right of corner turned 180°: wall would meet water.}
   */
  public String sentence(PairReason reason) {
    TilePlacement placement = reason.placement();
    String side = Ascii.toLowerCase(placement.side().name());
    String verdict = reason.may() ? "tiles.may." : "tiles.may.not.";
    return texts.text(
        "tiles.because",
        texts.text(verdict + side, name(placement.second()), name(placement.first())),
        cause(reason));
  }

  private String cause(PairReason reason) {
    // In the order of the sentence: the label of the second tile, then that of the first.
    String label = marking.mark(reason.otherLabel().text());
    String other = marking.mark(reason.label().text());
    return switch (reason.cause()) {
      case EQUAL_LABELS -> texts.text("tiles.cause.equal", label);
      case LABELS_MEET -> texts.text("tiles.cause.meet", label, other);
      case LABELS_DO_NOT_MEET -> texts.text("tiles.cause.not", label, other);
      case ALLOWED_BY_HAND -> texts.text("tiles.cause.allowed", label, other);
      case FORBIDDEN_BY_HAND -> texts.text("tiles.cause.forbidden");
    };
  }

  /** Returns why a class does not suit a tile, as a sentence. */
  public String hint(ClassMisfit misfit) {
    String label = marking.mark(misfit.label().text());
    return misfit.like() == misfit.side()
        ? texts.text("tiles.misfit.direction", misfit.symmetry(), name(misfit.side()), label)
        : texts.text(
            "tiles.misfit",
            misfit.symmetry(),
            marking.mark(misfit.needed().text()),
            name(misfit.side()),
            name(misfit.like()),
            label);
  }

  private String name(Side side) {
    return texts.text("tiles.side." + Ascii.toLowerCase(side.name()));
  }

  /**
   * Returns which sides no tile answers, as a sentence: {@code No tile for water on the north side
   * and wall on the east, south and west sides.}
   */
  public String sentence(DraftFault fault) {
    Map<EdgeLabel, ImmutableList<Side>> sides = sidesByLabel(fault.sides());
    if (sides.size() == 1) {
      return texts.text("tiles.fault.all", marking.mark(fault.sides().north().text()));
    }
    List<String> parts =
        sides.entrySet().stream()
            .map(
                part ->
                    texts.text(
                        "tiles.fault.part",
                        marking.mark(part.getKey().text()),
                        list(part.getValue().stream().map(this::name).toList()),
                        part.getValue().size()))
            .toList();
    return texts.text("tiles.fault", list(parts));
  }

  private static Map<EdgeLabel, ImmutableList<Side>> sidesByLabel(Edges edges) {
    Map<EdgeLabel, ImmutableList<Side>> sides = new LinkedHashMap<>();
    for (Side first : Side.values()) {
      sides.putIfAbsent(
          edges.at(first),
          Arrays.stream(Side.values())
              .filter(side -> edges.at(side).equals(edges.at(first)))
              .collect(toImmutableList()));
    }
    return sides;
  }

  private String list(List<String> parts) {
    return new RuleWords(texts).list(parts);
  }

  /** Returns how often a fault arises, as a sentence with a share in percent. */
  public String frequency(DraftFault fault) {
    double percent = 100 * fault.share();
    return percent < 0.1
        ? texts.text("tiles.fault.rare", texts.decimal(0.1, 1))
        : texts.text("tiles.fault.share", texts.decimal(percent, percent < 10 ? 1 : 0));
  }

  /** Returns the name of an edit, for undo and redo: {@code Turn corner}. */
  public String name(DraftEdit edit) {
    String kind = Ascii.toLowerCase(edit.kind().name());
    return texts.text("tiles.edit." + kind, marking.mark(edit.subject()));
  }
}
