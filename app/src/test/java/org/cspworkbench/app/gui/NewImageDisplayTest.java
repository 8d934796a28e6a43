package org.cspworkbench.app.gui;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.TraceState;
import org.cspworkbench.presentation.playback.Playback;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.PixelRows;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.viewer.animate.AnimateModel.Mode;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new image of tiles in a real window, from the start page to the exported picture. */
@Tag("display")
class NewImageDisplayTest extends OpenWindow {

  @TempDir private Path folder;

  private boolean showsForm() {
    return Screen.find(window.frame(), Texts.text("image.start")).isPresent();
  }

  @Test
  void theFormLeadsToARunAndItsPictureToThePixelsOfTheTiles() throws IOException {
    screen.click(window.frame(), Texts.text("command.new_image"));
    screen.until("the usual set is read", () -> models.image().canStart());
    Screen.onEventThread(
        () -> {
          models.model().setMode(Mode.SOLVE_FIRST);
          models
              .image()
              .change(
                  models
                      .image()
                      .request()
                      .orElseThrow()
                      .with(ImageFields.WIDTH, "8")
                      .with(ImageFields.HEIGHT, "6"));
        });
    screen.until("the size is checked", () -> models.image().canStart());
    screen.click(window.frame(), Texts.text("image.start"));
    screen.until(
        "the run is over", () -> models.model().playback().map(Playback::isAtEnd).orElse(false));

    OutputForm form = Screen.see(() -> models.workspaces().shown().exports().get(0));
    Path file = folder.resolve("image.png");
    Screen.onEventThread(() -> window.output().start(form, file));
    screen.until(
        "it is written",
        () -> window.output().status().filter(status -> !status.isRunning()).isPresent());
    BufferedImage written = ImageIO.read(Files.newInputStream(file));
    PixelRows expected = Screen.see(this::image);
    assertThat(written.getWidth()).isEqualTo(expected.width()).isEqualTo(8 * 32);
    assertThat(written.getHeight()).isEqualTo(expected.height());
    for (int y = 0; y < written.getHeight(); y++) {
      assertThat(written.getRGB(0, y, written.getWidth(), 1, null, 0, written.getWidth()))
          .as("row %d", y)
          .isEqualTo(expected.row(y));
    }
  }

  /** The solution of the engine as pixels. */
  private PixelRows image() {
    Csp csp = models.model().opened().orElseThrow().problem().csp();
    TileRequest request = TileRequest.of(csp).orElseThrow();
    TraceState state = models.model().playback().orElseThrow().player().state();
    int[] values = new int[csp.variables().size()];
    for (int x = 0; x < values.length; x++) {
      values[x] = csp.variables().get(x).domain().valueAt(state.assigned(x));
    }
    return request.source().image(request.grid(), false, values, 32, Palette.light());
  }

  @Test
  void theKeyboardOpensAndLeavesTheForm() {
    screen.press(KeyEvent.VK_N, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("the form is shown", this::showsForm);
    screen.until("the usual set is read", () -> models.image().canStart());
    screen.press(KeyEvent.VK_ESCAPE);
    screen.until("the examples are shown", () -> !showsForm());
    screen.press(KeyEvent.VK_N, KeyEvent.VK_CONTROL, KeyEvent.VK_SHIFT);
    screen.until("the form is shown again", this::showsForm);
    screen.press(KeyEvent.VK_ENTER, KeyEvent.VK_CONTROL);
    screen.until("a run has begun", () -> models.model().session().isPresent());
  }
}
