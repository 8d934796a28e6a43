package org.cspworkbench.app.canvas;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Rectangle;
import java.io.File;
import java.util.Optional;
import java.util.stream.IntStream;
import org.cspworkbench.presentation.paint.tile.PairMatrix;
import org.cspworkbench.presentation.surface.Box;
import org.cspworkbench.presentation.surface.Colour;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.presentation.tile.EdgeProfile;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.draft.PairReason;
import org.cspworkbench.tiles.draft.PairReasons;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The painting of the matrix of a tile set without a screen. */
class PairMatrixTest {

  private static final int CELL = 30;

  /** The sewer, where walls also meet water, and one pair is forbidden by hand. */
  private static TileSetDraft draft() {
    TileSetDraft draft =
        TileSetDraft.of(ShippedTileSet.named("sewer").orElseThrow())
            .withMeetingToggled(new EdgeLabel("wall"), new EdgeLabel("water"))
            .withMeetingToggled(new EdgeLabel("water"), new EdgeLabel("water"));
    PairReasons reasons = PairReasons.of(draft);
    return draft.withPairToggled(reasons.tiles().get(0), Side.EAST, reasons.tiles().get(0));
  }

  @ParameterizedTest
  @MethodSource(LooksAndScales.ALL)
  void everyCellShowsItsReason(Look look) {
    TileSetDraft draft = draft();
    PairReasons reasons = PairReasons.of(draft);
    SetSource source = ShippedTiles.of(draft.toDrawnSet());
    int size = reasons.tiles().size();
    ImmutableList<Integer> all = IntStream.range(0, size).boxed().collect(toImmutableList());
    PairMatrix matrix =
        new PairMatrix(reasons, source.faces(), Side.EAST, all, all, look.palette());
    PixelCanvas canvas =
        PixelCanvas.of(
            (size + 1) * CELL,
            (size + 1) * CELL,
            1,
            look.colour(Token.BG_PANEL),
            on -> matrix.paintCells(on, look, CELL, size - 1, size - 1));
    Optional.ofNullable(System.getProperty("pictures"))
        .ifPresent(
            folder ->
                canvas.write(new File(folder, "pairs-" + LooksAndScales.name(look) + ".png")));
    for (int row = 0; row < size - 1; row++) {
      for (int column = 0; column < size - 1; column++) {
        Box place = PairMatrix.place(row, column, CELL).inset(3);
        Rectangle part = Awt.bounds(place);
        Colour label = EdgeProfile.of(source.faces().get(row), Side.EAST, look.palette()).middle();
        PairReason reason = reasons.reason(row, Side.EAST, column);
        assertThat(canvas.count(part, label) > 60).as("%s", reason).isEqualTo(reason.may());
        boolean isStruck = canvas.count(part, look.colour(Token.PRUNED_MARK)) > 0;
        assertThat(isStruck).as("%s", reason).isEqualTo(reason.isForbiddenByHand());
        Rectangle below = new Rectangle(part.x + 4, part.y + part.height - 3, part.width - 8, 3);
        boolean hasKerb = canvas.count(below, look.colour(Token.TEXT_MUTED)) > 10;
        assertThat(hasKerb)
            .as("%s", reason)
            .isEqualTo(reason.cause() == PairReason.Cause.LABELS_MEET);
      }
    }
    assertThat(canvas.count(look.colour(Token.ACCENT))).as("the crosshair").isGreaterThan(100);
  }
}
