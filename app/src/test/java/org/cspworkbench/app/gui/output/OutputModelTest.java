package org.cspworkbench.app.gui.output;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.ImmutableList;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.print.PageFormat;
import java.awt.print.Printable;
import java.awt.print.PrinterException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.core.gallery.Queens;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.Trace;
import org.cspworkbench.presentation.Runs;
import org.cspworkbench.presentation.game.SavedGame;
import org.cspworkbench.presentation.game.Terms;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.sudoku.format.PuzzleReader;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.output.PuzzleForms;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.words.Texts;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Verifies that files are written completely or not at all, and that the result is reported. */
final class OutputModelTest {

  @TempDir private Path folder;
  private final Deque<Runnable> queued = new ArrayDeque<>();
  private final OutputModel model = new OutputModel(new Background(queued::add, Runnable::run));

  private void work() {
    while (!queued.isEmpty()) {
      queued.remove().run();
    }
  }

  private static OutputForm of(ImmutableList<OutputForm> forms, String extension) {
    return forms.stream()
        .filter(form -> form.extension().equals(extension))
        .findFirst()
        .orElseThrow();
  }

  private static ImmutableList<OutputForm> run() {
    return run(Runs.sudoku(Runs.HARD));
  }

  private static ImmutableList<OutputForm> run(Problem problem) {
    Trace trace = Runs.trace(Runs.solver("forward-checking"), problem, Detail.DECISIONS);
    return PictureForms.of(trace, "Forward checking", trace.length() / 2, Looks.light(), 100);
  }

  @Test
  void aRunIsWrittenAsAPage() throws IOException {
    Problem problem = Runs.sudoku(Runs.HARD);
    Trace trace = Runs.trace(Runs.solver("mac"), problem, Detail.DECISIONS);
    RunRequest request = RunRequest.of(Runs.solver("mac"), problem, Settings.defaults());
    OutputForm form = PictureForms.page(trace, request, "MAC <1>", 7, 100).orElseThrow();
    Path file = folder.resolve(form.named("run"));
    assertThat(file).hasFileName("run.html");
    model.start(form, file);
    work();
    assertThat(model.status().orElseThrow().isProblem()).isFalse();
    assertThat(model.status().orElseThrow().sentence())
        .contains("run.html", Texts.text("output.html.whole", trace.length()));
    assertThat(Files.readString(file))
        .contains("<title>MAC &lt;1&gt;</title>", "\"opening\":7,", "\"delay\":100,");
  }

  @Test
  void aShortRunIsWrittenAsPicturesAndAsAFilm() throws IOException {
    assertThat(framesOfFilm(run(new Problem.General(Queens.pairwise(4))))).isBetween(5, 100);
  }

  @Test
  @Tag("slow")
  void aLongRunIsWrittenAsPicturesAndAsAFilm() throws IOException {
    assertThat(framesOfFilm(run())).isBetween(100, 500);
  }

  /** Writes a run in every form, and returns the number of pictures in its film. */
  private int framesOfFilm(ImmutableList<OutputForm> forms) throws IOException {
    for (OutputForm form : forms) {
      Path file = folder.resolve(form.named("run"));
      model.start(form, file);
      assertThat(model.status().orElseThrow().isRunning()).isTrue();
      assertThat(file).as("not by the thread that paints").doesNotExist();
      work();
      assertThat(model.status().orElseThrow().isRunning()).isFalse();
      assertThat(model.status().orElseThrow().sentence()).contains(file.toString());
    }
    BufferedImage picture = ImageIO.read(folder.resolve("run.png").toFile());
    assertThat(picture.getWidth()).isEqualTo(900);
    assertThat(Files.readString(folder.resolve("run.svg"))).contains("<svg");
    ImageReader gif = ImageIO.getImageReadersByFormatName("gif").next();
    gif.setInput(ImageIO.createImageInputStream(folder.resolve("run.gif").toFile()));
    return gif.getNumImages(true);
  }

  /** A page that is printed shows what is on the screen, wherever it is put on the paper. */
  @Test
  void thePdfOfARunIsPrintedWithinThePaper() throws IOException, PrinterException {
    OutputForm pdf = of(run(new Problem.General(Queens.pairwise(4))), "pdf");
    try (PDDocument document = Printing.document(pdf.taking().get())) {
      assertThat(document.getNumberOfPages()).isEqualTo(1);
      PageFormat paper = new PageFormat();
      BufferedImage sheet =
          new BufferedImage(
              (int) paper.getWidth(), (int) paper.getHeight(), BufferedImage.TYPE_INT_RGB);
      Graphics2D g = sheet.createGraphics();
      g.setColor(Color.WHITE);
      g.fillRect(0, 0, sheet.getWidth(), sheet.getHeight());
      assertThat(Printing.printable(document).print(g, paper, 0)).isEqualTo(Printable.PAGE_EXISTS);
      g.dispose();
      assertThat(inked(sheet, paper, true)).isGreaterThan(1_000);
      assertThat(inked(sheet, paper, false)).isZero();
    }
  }

  /** Returns the number of dark pixels inside or outside the part that a printer reaches. */
  private static long inked(BufferedImage sheet, PageFormat paper, boolean inside) {
    Rectangle2D reached =
        new Rectangle2D.Double(
            paper.getImageableX(),
            paper.getImageableY(),
            paper.getImageableWidth(),
            paper.getImageableHeight());
    return IntStream.range(0, sheet.getWidth() * sheet.getHeight())
        .filter(i -> (sheet.getRGB(i % sheet.getWidth(), i / sheet.getWidth()) & 0xff) < 100)
        .filter(i -> isIn(reached, i % sheet.getWidth(), i / sheet.getWidth()) == inside)
        .count();
  }

  private static boolean isIn(Rectangle2D area, int x, int y) {
    return area.contains(x + 0.5, y + 0.5);
  }

  /** A success is reported for a while; a failure stays until the user has dismissed it. */
  @Test
  void theReportOfASuccessGoesByItself() {
    long second = 1_000_000_000;
    model.start(OutputForm.ofText("Text", "txt", () -> "text"), folder.resolve("a.txt"));
    model.refresh(1);
    model.refresh(100 * second);
    assertThat(model.status().orElseThrow().isRunning()).isTrue();
    work();
    assertThat(model.status().orElseThrow().isDone()).isTrue();
    model.refresh(200 * second);
    model.refresh(203 * second);
    assertThat(model.status().orElseThrow().file()).hasFileName("a.txt");
    model.refresh(210 * second);
    assertThat(model.status()).isEmpty();
    model.start(OutputForm.ofText("Text", "txt", () -> "text"), folder.resolve("none/a.txt"));
    work();
    model.refresh(300 * second);
    model.refresh(400 * second);
    assertThat(model.status().orElseThrow().isProblem()).isTrue();
  }

  @Test
  void cancellingLeavesTheFileUnchanged() throws IOException {
    Path file = Files.writeString(folder.resolve("run.gif"), "before");
    OutputForm film = of(run(), "gif");
    model.addListener(
        () -> {
          if (model.status().filter(status -> status.sentence().contains("10 ")).isPresent()) {
            model.cancel();
          }
        });
    model.start(film, file);
    work();
    assertThat(Files.readString(file)).isEqualTo("before");
    assertThat(model.status().orElseThrow().sentence())
        .isEqualTo("Cancelled; run.gif is unchanged.");
    assertThat(model.status().orElseThrow().isCancelled()).isTrue();
    assertThat(folder.toFile().list()).containsExactly("run.gif");
  }

  @Test
  void existingFilesAreReplacedOnlyOnConfirmation() throws IOException {
    Path file = Files.writeString(folder.resolve("run.svg"), "before");
    model.offer(of(run(), "svg"), file);
    work();
    assertThat(model.status().orElseThrow().isQuestion()).isTrue();
    model.cancel();
    work();
    assertThat(Files.readString(file)).isEqualTo("before");
    model.offer(of(run(), "svg"), file);
    work();
    model.replace();
    work();
    assertThat(Files.readString(file)).contains("<svg");
    assertThat(model.status().orElseThrow().isQuestion()).isFalse();
  }

  @Test
  void aQuestionCanBeWithdrawnBeforeItIsDisplayed() throws IOException {
    Path file = Files.writeString(folder.resolve("run.svg"), "before");
    model.offer(of(run(), "svg"), file);
    model.withdrawQuestion();
    work();
    assertThat(model.isAsking()).isFalse();
    assertThat(model.status().orElseThrow().sentence())
        .isEqualTo("Cancelled; run.svg is unchanged.");
    model.offer(of(run(), "svg"), file);
    work();
    model.withdrawQuestion();
    model.replace();
    work();
    assertThat(Files.readString(file)).isEqualTo("before");
    assertThat(model.status().orElseThrow().isCancelled()).isTrue();
  }

  @Test
  void noQuestionIsAskedDuringWriting() {
    Path file = folder.resolve("run.svg");
    model.offer(of(run(), "svg"), file);
    model.withdrawQuestion();
    work();
    assertThat(file).exists();
    assertThat(model.status().orElseThrow().isCancelled()).isFalse();
  }

  @Test
  void aMissingFileIsNotReportedAsUnchanged() {
    model.offer(of(run(), "svg"), folder.resolve("run.svg"));
    model.cancel();
    work();
    assertThat(model.status().orElseThrow().sentence())
        .isEqualTo("Cancelled; run.svg was not written.");
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void newFilesNeedNoQuestion() {
    Path file = folder.resolve("run.svg");
    model.offer(of(run(), "svg"), file);
    work();
    assertThat(file).exists();
    assertThat(model.status().orElseThrow().isProblem()).isFalse();
  }

  @Test
  void writeErrorsAreReported() {
    model.start(of(run(), "png"), folder.resolve("nowhere").resolve("run.png"));
    work();
    assertThat(model.status().orElseThrow().isProblem()).isTrue();
    Path folderOfNone = folder.resolve("nowhere");
    assertThat(model.status().orElseThrow().sentence())
        .isEqualTo(Texts.text("save.nofolder", folderOfNone.resolve("run.png"), folderOfNone));
    model.dismiss();
    assertThat(model.status()).isEmpty();
  }

  @Test
  void aGameIsSavedInEveryFormatThatSupportsIt() throws IOException {
    Grid grid = Grid.ofLine(Runs.EASY);
    ImmutableList<OutputForm> forms = PuzzleForms.of(SavedGame.fresh(grid, Terms.free("Test")));
    int number = 0;
    for (OutputForm form : forms) {
      Path file = folder.resolve(form.named("game" + ++number));
      model.start(form, file);
      work();
      String text = Files.readString(file, UTF_8);
      try (PuzzleReader reader = PuzzleReader.open(file)) {
        assertThat(reader.hasNext()).as("%s: %s", form.description(), text).isTrue();
      }
    }
    assertThat(number).isGreaterThan(5);
  }
}
