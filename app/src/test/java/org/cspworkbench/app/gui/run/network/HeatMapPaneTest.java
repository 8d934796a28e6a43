package org.cspworkbench.app.gui.run.network;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.util.Locale;
import java.util.Optional;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.core.gallery.MapColouring;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.viewer.explore.CellStory;
import org.cspworkbench.viewer.explore.HeatMapModel;
import org.cspworkbench.viewer.run.Background;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Tests of the pane of domains over time, painted without a display. */
class HeatMapPaneTest {

  private static HeatMapModel model(Problem problem, int position) throws InterruptedException {
    Trace trace = Runs.trace(Runs.solver("forward-checking"), problem, Detail.DECISIONS);
    Playback playback = new Playback(trace);
    playback.seek(position);
    HeatMapModel model = new HeatMapModel(() -> Optional.of(playback), Background.NONE);
    Runs.await(
        "the trace is read",
        () -> {
          model.refresh();
          return model.isComplete();
        });
    return model;
  }

  @ParameterizedTest
  @EnumSource
  void theDomainsHaveALegendAndADescription(Theme theme) throws InterruptedException {
    HeatMapModel sudoku = model(Runs.sudoku(Runs.HARD), 900);
    sudoku.ask(new CellStory.Question(900, 40, -1));
    paint(sudoku, theme, 1, "sudoku");
    paint(sudoku, theme, 2, "sudoku");
    HeatMapModel map = model(new Problem.General(MapColouring.australia()), 9);
    map.ask(new CellStory.Question(9, 2, 0));
    paint(map, theme, 1, "australia");
  }

  private static void paint(HeatMapModel model, Theme theme, int scale, String what) {
    String name = "pane-heat-" + what + "-" + theme.name().toLowerCase(Locale.ROOT) + "-" + scale;
    BufferedImage image =
        PanePictures.paint(
            () -> new HeatMapPane(model, Background.NONE), theme, 844, 196, scale, name);
    assertThat(has(image, theme, Token.ACCENT)).as("the playhead").isTrue();
    assertThat(has(image, theme, Token.DEAD_MARK)).as("the legend").isTrue();
  }

  private static boolean has(BufferedImage image, Theme theme, Token token) {
    int wanted = theme.look().colour(token).argb();
    for (int y = 0; y < image.getHeight(); y++) {
      for (int x = 0; x < image.getWidth(); x++) {
        if (image.getRGB(x, y) == wanted) {
          return true;
        }
      }
    }
    return false;
  }
}
