package org.cspworkbench.app.gui.tiles;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.words.TextBundle;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.TileTable;
import org.cspworkbench.tiles.draft.PairReason;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.cspworkbench.viewer.animate.TileInspectorModel;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TileInspectorModelTest {

  private final TileInspectorModel model = new TileInspectorModel();

  private static Problem problem(String set) {
    return new Problem.General(
        TileRequest.of(ShippedTiles.named(set, false).orElseThrow(), 6, 5, false).state());
  }

  private static EdgeLabel label(String text) {
    return new EdgeLabel(text);
  }

  /** What the matrix shows is what the solvers search with. */
  @ParameterizedTest
  @ValueSource(strings = {"sewer", "knots", "castle", "rooms"})
  void theMatrixShowsTheTableOfTheSet(String set) {
    model.open(problem(set));
    TileTable table = ShippedTileSet.named(set).orElseThrow().set().table();
    for (Side side : new Side[] {Side.EAST, Side.SOUTH}) {
      model.setSide(side);
      for (int first = 0; first < table.size(); first++) {
        for (int second = 0; second < table.size(); second++) {
          assertThat(model.reason(first, second).orElseThrow().may())
              .isEqualTo(table.allows(first, side, second));
        }
      }
    }
  }

  @Test
  void anEditIsUndoneAndMadeAgain() {
    model.open(problem("sewer"));
    TileSetDraft before = model.draft();
    new TileSetEdits(model, Background.NONE).setLabel(Side.NORTH, label("water"));
    assertThat(model.draft().tiles().get(0).edges().north()).isEqualTo(label("water"));
    assertThat(model.isChanged()).isTrue();
    TileSetDraft after = model.draft();
    model.undo();
    assertThat(model.draft()).isEqualTo(before);
    assertThat(model.isChanged()).isFalse();
    model.redo();
    assertThat(model.draft()).isEqualTo(after);
    assertThat(model.nextRedo()).isEmpty();
  }

  @Test
  void labelsChangeAsTheTileLies() {
    model.open(problem("sewer"));
    model.selectTile("corner");
    model.turn(2);
    assertThat(model.tile().orElseThrow().toString()).isEqualTo("corner 180°");
    new TileSetEdits(model, Background.NONE).setLabel(Side.WEST, label("wall"));
    assertThat(model.draft().tile("corner").orElseThrow().edges().east()).isEqualTo(label("wall"));
  }

  @Test
  void thePairInTheCrosshairIsForbiddenAndAllowedAgain() {
    model.open(problem("sewer"));
    model.select(5, 0);
    assertThat(model.reason().orElseThrow().may()).isTrue();
    model.togglePair();
    assertThat(model.reason().orElseThrow().isForbiddenByHand()).isTrue();
    assertThat(model.first()).isEqualTo(5);
    model.togglePair();
    assertThat(model.reason().orElseThrow().may()).isTrue();
  }

  @Test
  void theStripStatesWhyAPairStaysForbidden() {
    model.open(problem("sewer"));
    int other = 0;
    while (model.reason(5, other).orElseThrow().may()) {
      other++;
    }
    model.select(5, other);
    PairReason pair = model.reason().orElseThrow();
    String why = PairStrip.sentence(model);
    TileSetDraft draft = model.draft();
    model.togglePair();
    assertThat(PairStrip.sentence(model))
        .isEqualTo(
            "The pair stays forbidden because %s and %s do not meet: change a label or the table of"
                + " labels that meet.",
            pair.label(), pair.otherLabel());
    assertThat(model.draft()).isEqualTo(draft);
    assertThat(model.nextUndo()).isEmpty();
    model.move(-1, 0);
    model.move(1, 0);
    assertThat(PairStrip.sentence(model)).isEqualTo(why);
    TextBundle portuguese = TextBundle.of(Texts.class, "Window", Locale.forLanguageTag("pt-BR"));
    assertThat(portuguese.text("tileset.stays", "parede", "água"))
        .isEqualTo(
            "O par continua proibido porque parede e água não se encontram: mude um rótulo ou a"
                + " tabela de rótulos que se encontram.");
  }

  @Test
  void theMouseMovesTheCrosshairWithoutSelecting() {
    model.open(problem("sewer"));
    model.select(3, 4);
    model.point(1, 2);
    assertThat(model.first()).isEqualTo(1);
    assertThat(model.tile().orElseThrow()).isEqualTo(model.oriented().get(3));
    model.pointAtNone();
    assertThat(model.second()).isEqualTo(4);
    model.move(-10, 1);
    assertThat(model.first()).isZero();
    assertThat(model.second()).isEqualTo(5);
  }

  @Test
  void changesStayInTheWindowUntilTheSetIsOpenedAgain() {
    Problem sewer = problem("sewer");
    model.open(sewer);
    setWeight("wall", 7);
    TileSetDraft changed = model.draft();
    model.close();
    model.open(problem("coast"));
    assertThat(model.draft().name()).isEqualTo("coast");
    model.close();
    model.open(sewer);
    assertThat(model.draft()).isEqualTo(changed);
    model.undo();
    model.choose("coast");
    model.choose("sewer");
    assertThat(model.nextRedo()).isPresent();
  }

  private void setWeight(String tile, double weight) {
    model.edit(new DraftEdit(DraftEdit.Kind.WEIGHT, tile), draft -> draft.withWeight(tile, weight));
  }

  @Test
  void anEmptySetGetsItsFirstTile() {
    model.open(problem("sewer"));
    TileSetEdits edits = new TileSetEdits(model, Background.NONE);
    edits.addSet();
    assertThat(model.source()).isEmpty();
    assertThat(model.reason()).isEmpty();
    edits.addTile();
    edits.addTile();
    assertThat(model.oriented()).hasSize(2);
    assertThat(model.draftTile().orElseThrow()).isEqualTo(model.draft().tiles().get(1));
    edits.removeTile();
    edits.removeTile();
    assertThat(model.draft().isEmpty()).isTrue();
    edits.addSet();
    assertThat(model.names()).doesNotHaveDuplicates();
  }

  @Test
  void theMatrixOfALargeSetShowsTheTurnsOfOnePairAtATime() {
    model.open(problem("rooms"));
    assertThat(model.isLarge()).isEqualTo(model.oriented().size() > TileInspectorModel.MOST_TURNED);
    while (!model.isLarge()) {
      new TileSetEdits(model, Background.NONE).addTile();
      String tile = model.draftTile().orElseThrow().name();
      model.edit(
          new DraftEdit(DraftEdit.Kind.SYMMETRY, tile),
          draft -> draft.withSymmetry(tile, SymmetryClass.F));
    }
    assertThat(model.rows()).hasSize(model.draft().tiles().size());
    model.selectTile("corner");
    model.switchTurned();
    assertThat(model.rows()).hasSize(4).isEqualTo(model.turns());
    model.switchTurned();
    assertThat(model.rows()).hasSize(model.draft().tiles().size());
  }

  @Test
  void theProblemIsStatedAgainWithTheChangedSet() {
    Reading.Opened before = new Reading.Opened("sewer", problem("sewer"), Optional.empty());
    model.open(before.problem());
    setWeight("wall", 9);
    SetSource set = model.source().orElseThrow();
    Reading.Opened after = (Reading.Opened) TileInspectorModel.restated(before, set);
    assertThat(TileInspectorModel.setOf(after.problem())).contains(set);
    assertThat(after.problem().csp().variables()).hasSize(30);
  }

  @Test
  void theSliderShowsTheWeightThatItSets() {
    for (int step = 1; step <= 160; step++) {
      double weight = WeightField.weightAt(step);
      assertThat(weight).isBetween(0.1, 16.0);
      assertThat(WeightField.weightAt(WeightField.stepOf(weight))).isEqualTo(weight);
    }
  }
}
