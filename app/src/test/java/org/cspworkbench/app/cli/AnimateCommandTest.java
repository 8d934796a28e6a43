package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code animate}. */
final class AnimateCommandTest {

  private static final String EASY =
      ".74...8..19...5.2......97.4.....7..5.2.....3.6..5.....4.26......6.7...19..9...34.";

  @TempDir private Path folder;

  private String file(String name) {
    return folder.resolve(name).toString();
  }

  @Test
  void aRunIsExportedAsAnAnimatedPicture() throws IOException {
    Csp.Ending ending =
        Csp.run(
            "animate",
            "--problem",
            "queens:6",
            "--solver",
            "mac",
            "--seed",
            "1",
            "--width",
            "200",
            "--export",
            file("run.gif"));
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).isEmpty();
    assertThat(ending.err()).contains(" frames of a run of ").doesNotContain("left out");
    BufferedImage first = ImageIO.read(folder.resolve("run.gif").toFile());
    assertThat(first.getWidth()).isEqualTo(200);
  }

  @Test
  void omissionsAreReported() {
    Csp.Ending ending =
        Csp.run(
            "animate",
            "--problem",
            "queens:6",
            "--solver",
            "mac",
            "--seed",
            "1",
            "--width",
            "200",
            "--events",
            "--from",
            "0",
            "--to",
            "20",
            "--frames",
            "5",
            "--export",
            file("run.gif"));
    assertThat(ending.err()).contains("run.gif: 5 frames").contains("16 more frames are left out");
  }

  @Test
  void aMomentIsExportedAsAPicture() throws IOException {
    assertThat(
            Csp.run("animate", EASY, "--seed", "1", "--at", "3", "--export", file("a.png")).err())
        .contains("a.png: event 3 of ");
    assertThat(ImageIO.read(folder.resolve("a.png").toFile()).getWidth()).isEqualTo(640);
    assertThat(Csp.run("animate", EASY, "--seed", "1", "--export", file("a.svg")).code()).isZero();
    assertThat(Files.readString(folder.resolve("a.svg"))).contains("<svg");
  }

  @Test
  void aRunIsExportedAsAPage() throws IOException {
    Csp.Ending ending =
        Csp.run(
            "animate",
            EASY,
            "--solver",
            "mac",
            "--seed",
            "1",
            "--fine",
            "--from",
            "10",
            "--delay",
            "0ms",
            "--theme",
            "dark",
            "--language",
            "pt",
            "--export",
            file("run.html"));
    assertThat(ending.code()).isZero();
    assertThat(ending.out()).isEmpty();
    assertThat(ending.err()).contains("run.html: ", " events of a run of ").doesNotContain("left");
    String page = ExportedPage.withoutPrograms(folder.resolve("run.html"));
    assertThat(page)
        .startsWith("<!DOCTYPE html>")
        .contains("lang=\"pt-BR\" data-theme=\"dark\"", "\"opening\":10,", "\"delay\":0,")
        .contains("default-src 'none'")
        .doesNotContain("{{")
        .doesNotContainPattern("(src|href)=\"(?!#)")
        .doesNotContainPattern("https?://(?!www\\.w3\\.org/2000/svg)");
    assertThat(ExportedPage.json(folder.resolve("run.html"))).hasSizeLessThan(50_000);
  }

  @Test
  void aPageOfPartOfARunEndsThere() throws Exception {
    Csp.Ending ending =
        Csp.run("animate", EASY, "--seed", "1", "--to", "25", "--export", file("start.html"));
    assertThat(ending.err()).contains("start.html: 25 events of a run of ");
    assertThat(ExportedPage.trace(folder.resolve("start.html")).length()).isEqualTo(25);
  }

  @Test
  void unsupportedPuzzlesAreRejectedAndTheFileIsUnchanged() throws IOException {
    Path kept = folder.resolve("kept.gif");
    Files.writeString(kept, "precious");
    assertThat(refusal("--export", file("a.bmp"))).contains("expected FILE.gif, FILE.html");
    assertThat(refusal("--export", file("no/a.gif"))).contains("there is no such folder");
    assertThat(refusal("--export", kept.toString(), "--frames", "501"))
        .contains("--frames: expected a whole number from 2 to 500, found '501'");
    assertThat(refusal("--export", kept.toString(), "--at", "5")).contains("--at requires");
    assertThat(refusal("--export", file("a.png"), "--delay", "1s")).contains("require a .gif");
    assertThat(refusal("--export", kept.toString(), "--delay", "5ms")).contains("20ms or more");
    assertThat(refusal("--export", kept.toString(), "--to", "100000"))
        .contains("events, found 100000");
    assertThat(refusal("--export", kept.toString(), "--solver", "bitboard"))
        .contains("bitboard records no events");
    assertThat(refusal("--export", file("a.html"), "--frames", "5")).contains("require a .gif");
    assertThat(refusal("--export", file("a.html"), "--width", "200")).contains("--width requires");
    assertThat(refusal("--export", file("a.html"), "--delay", "3s")).contains("0ms to 2s");
    assertThat(refusal("--export", file("a.html"), "--from", "9", "--to", "8"))
        .contains("--from 9 is after --to 8");
    assertThat(refusal("--export", kept.toString(), "--fine")).contains("require a .html");
    assertThat(refusal("--export", kept.toString(), "--language", "fr"))
        .contains("expected en or pt, found 'fr'");
    assertThat(Files.readString(kept)).isEqualTo("precious");
    assertThat(folder).isDirectoryNotContaining("glob:**.part");
  }

  private static String refusal(String... options) {
    List<String> arguments =
        Stream.concat(
                Stream.of("animate", "--problem", "queens:6", "--seed", "1"), Stream.of(options))
            .toList();
    Csp.Ending ending = Csp.run(arguments.toArray(String[]::new));
    assertThat(ending.code()).isEqualTo(2);
    return ending.err();
  }
}
