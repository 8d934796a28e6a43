package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import org.cspworkbench.app.gui.output.TileForms;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.input.GalleryArgument;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.viewer.output.OutputForm;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The window exports images of tiles in the bytes that the command line writes. */
final class TileFormsTest {

  @TempDir private Path folder;

  private static Trace run(String problem, long seed) {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Runs.solver("wfc-backjump")
        .solve(GalleryArgument.problem(problem, 1), Settings.defaults().withSeed(seed), recorder);
    return requireNonNull(recorder.trace());
  }

  private static byte[] written(OutputForm form) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    form.taking().get().write(bytes, (done, of) -> {});
    return bytes.toByteArray();
  }

  private static BufferedImage picture(OutputForm form) throws IOException {
    return ImageIO.read(new ByteArrayInputStream(written(form)));
  }

  @ParameterizedTest
  @CsvSource({"coast,8x6,3", "maze,13x11,2", "castle,6x6,4"})
  void theBytesAreThoseOfTheCommandLine(String set, String size, long seed) throws IOException {
    Trace trace = run("tiles:" + set + "," + size, seed);
    ImmutableList<OutputForm> forms = TileForms.of(trace, trace.length());
    for (int form : new int[] {0, 2, 3}) {
      String extension = forms.get(form).extension();
      Path file = folder.resolve("image." + extension);
      String[] command = {
        "tiles", "generate", set, "--size", size, "--seed", "" + seed, "-o", file.toString()
      };
      assertThat(Csp.run(command).code()).isZero();
      assertThat(written(forms.get(form)))
          .as("%s %s seed %d", set, extension, seed)
          .isEqualTo(Files.readAllBytes(file));
    }
    assertThat(forms.stream().map(OutputForm::extension))
        .isEqualTo(List.of("png", "png", "svg", "gif"));
  }

  @Test
  void theLargerPictureRepeatsThePixelsOfASample() throws IOException {
    Trace trace = run("tiles:maze,10x9", 5);
    ImmutableList<OutputForm> forms = TileForms.of(trace, trace.length());
    BufferedImage small = picture(forms.get(0));
    BufferedImage large = picture(forms.get(1));
    assertThat(small.getWidth()).isEqualTo(10);
    assertThat(large.getWidth()).isEqualTo(80);
    for (int y = 0; y < large.getHeight(); y++) {
      for (int x = 0; x < large.getWidth(); x++) {
        assertThat(large.getRGB(x, y)).isEqualTo(small.getRGB(x / 8, y / 8));
      }
    }
  }

  @Test
  void cellsThatAreNotDecidedYetAreTransparent() throws IOException {
    Trace trace = run("tiles:coast,5x5", 1);
    BufferedImage start = picture(TileForms.of(trace, 0).get(0));
    BufferedImage end = picture(TileForms.of(trace, trace.length()).get(0));
    assertThat(start.getRGB(0, 0) >>> 24).isZero();
    assertThat(end.getRGB(0, 0) >>> 24).isEqualTo(0xFF);
  }

  @Test
  void otherProblemsHaveNoTiles() {
    TraceRecorder recorder = new TraceRecorder(Detail.DECISIONS);
    Runs.solver("mac").solve(GalleryArgument.problem("queens:6", 1), Settings.defaults(), recorder);
    assertThat(TileForms.of(requireNonNull(recorder.trace()), 0)).isEmpty();
  }
}
