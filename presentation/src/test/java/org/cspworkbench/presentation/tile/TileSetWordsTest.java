package org.cspworkbench.presentation.tile;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.Locale;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.draft.DraftFault;
import org.cspworkbench.tiles.draft.DraftFaults;
import org.cspworkbench.tiles.draft.PairReason;
import org.cspworkbench.tiles.draft.PairReasons;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences about tile sets. */
final class TileSetWordsTest {

  private static final TileSetWords WORDS =
      TileSetWords.plain(TextBundle.ofPhrases(Locale.ENGLISH));
  private static final TileSetDraft SEWER =
      TileSetDraft.of(ShippedTileSet.named("sewer").orElseThrow());

  private static PairReason reason(TileSetDraft draft, String first, Side side, String second) {
    ImmutableList<String> names = draft.toSet().table().names();
    return PairReasons.of(draft).reason(names.indexOf(first), side, names.indexOf(second));
  }

  @Test
  void theReasonOfAPairNamesTilesAndLabels() {
    assertThat(WORDS.sentence(reason(SEWER, "corner 180°", Side.EAST, "T-junction 180°")))
        .isEqualTo(
            "T-junction turned 180° may not stand right of corner turned 180°: water would meet"
                + " wall.");
    assertThat(WORDS.sentence(reason(SEWER, "wall", Side.SOUTH, "straight 90°")))
        .isEqualTo("straight turned 90° may stand below wall: wall meets wall.");
    TileSetDraft meeting = SEWER.withMeetingToggled(new EdgeLabel("wall"), new EdgeLabel("water"));
    assertThat(WORDS.sentence(reason(meeting, "wall", Side.SOUTH, "straight")))
        .isEqualTo("straight may stand below wall: water meets wall.");
    ImmutableList<OrientedTile> tiles = SEWER.toSet().orientedTiles();
    TileSetDraft forbidden = SEWER.withPairToggled(tiles.get(0), Side.EAST, tiles.get(0));
    assertThat(WORDS.sentence(reason(forbidden, "wall", Side.EAST, "wall")))
        .isEqualTo("wall may not stand right of wall: the pair is forbidden by hand.");
  }

  @Test
  void namesAreMarked() {
    TileSetWords bold =
        new TileSetWords(TextBundle.ofPhrases(Locale.ENGLISH), name -> "<b>" + name + "</b>");
    assertThat(bold.sentence(reason(SEWER, "wall", Side.EAST, "corner")))
        .isEqualTo("<b>corner</b> may stand right of <b>wall</b>: <b>wall</b> meets <b>wall</b>.");
    Tile hook = Tile.of("hook", SymmetryClass.F, "a", "b", "c", "d");
    assertThat(bold.name(new OrientedTile(hook, new Orientation(3, true))))
        .isEqualTo("<b>hook</b> mirrored and turned 270°");
  }

  @Test
  void aClassThatDoesNotSuitIsExplained() {
    TileSetDraft draft = SEWER.withSymmetry("corner", SymmetryClass.T);
    assertThat(WORDS.hint(draft.tile("corner").orElseThrow().misfit().orElseThrow()))
        .isEqualTo("Class T needs water on the west side, as on the east side, not wall.");
    draft = SEWER.withLabel("T-junction", Orientation.UPRIGHT, Side.NORTH, new EdgeLabel("moss>"));
    assertThat(WORDS.hint(draft.tile("T-junction").orElseThrow().misfit().orElseThrow()))
        .isEqualTo("Class T needs a label without direction on the north side, not moss>.");
  }

  @Test
  void whatCanGoWrongIsSaidWithItsFrequency() {
    ImmutableList<DraftFault> faults = DraftFaults.of(SEWER);
    assertThat(WORDS.sentence(faults.get(0)))
        .isEqualTo(
            "No tile for wall on the north, east and south sides and water on the west side.");
    assertThat(WORDS.sentence(faults.get(1))).isEqualTo("No tile for water on all four sides.");
    assertThat(WORDS.frequency(faults.get(0))).contains(" % of the ways");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "pt-BR"})
  void everyEditHasAName(String language) {
    TileSetWords words = TileSetWords.plain(TextBundle.ofPhrases(Locale.forLanguageTag(language)));
    assertThat(Arrays.stream(DraftEdit.Kind.values()))
        .extracting(kind -> words.name(new DraftEdit(kind, "corner")))
        .doesNotHaveDuplicates()
        .allMatch(name -> name.contains("corner"));
  }
}
