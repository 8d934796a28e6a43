package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableMap;
import com.google.common.primitives.Ints;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.core.trace.Detail;
import org.cspworkbench.core.trace.TraceRecorder;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.input.SolverParameters;
import org.cspworkbench.presentation.input.SolverSpec;
import org.cspworkbench.presentation.page.PageRun;
import org.cspworkbench.presentation.playback.RunRequest;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.presentation.tile.TileSource;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Settings;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.tiles.NoTileLeftException;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.viewer.image.PathText;
import org.cspworkbench.viewer.image.TilePainting;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code csp tiles generate}: makes images. */
@Command(
    name = "generate",
    description = {
      "Make images of the tiles of a set, or of the patterns of a sample image.",
      "Without -o, an image is shown in block characters, in colours on a terminal."
    },
    footer = {
      "%nExamples:",
      "  csp tiles generate sewer",
      "  csp tiles generate castle --size 64x32 --seed 7 -o castle.png",
      "  csp tiles generate coast --fix 1,1=sea --fix \"24,24=cape 90\" --periodic -o coast.svg",
      "  csp tiles generate flowers --size 64 -n 10 -o flowers.png"
    },
    exitCodeList = {
      "0:every image was made",
      "1:internal error, or something could not be written",
      "2:the command line is not valid",
      "3:a file could not be read",
      "4:there is no such image",
      "6:an image was not finished: out of time or of attempts",
      "130:interrupted",
      "Several images:all are tried; the first of 1, 6, 4 that occurred"
    })
final class TilesGenerateCommand extends ConsoleCommand {

  private static final String USUAL_SIZE = "48x48";
  private static final Pattern SIZE_FORM = Pattern.compile("(-?\\d+)(?:[xX×](-?\\d+))?");
  private static final Pattern FIX_FORM =
      Pattern.compile("\\s*(-?\\d+)\\s*,\\s*(-?\\d+)\\s*=\\s*(.+?)\\s*");

  private static final Parameter.Text SIZE =
      new Parameter.Text(
          "size",
          "The number of columns and rows, of tiles or, for a sample, of pixels. Default: "
              + USUAL_SIZE
              + ".",
          "WxH");
  private static final Parameter.Text SET =
      new Parameter.Text(
          "set",
          "Set a parameter of the solver (see csp solvers ID). May be repeated.",
          "NAME=VALUE");
  private static final Parameter.Text FIX =
      new Parameter.Text(
          "fix",
          "Put a tile into column X of row Y, both from 1: its name, or with its orientation,"
              + " as in 3,1=corner or \"3,1=corner 90\"; for a sample, a colour such as #7FB0AB. May"
              + " be repeated.",
          "X,Y=TILE");
  private static final Parameter.Truth PATH =
      new Parameter.Truth(
          "path", "All open edges of the path of a set, such as channels, form one network.");
  private static final Parameter.WholeNumber COUNT =
      new Parameter.WholeNumber(
          "count",
          "The number of images, with consecutive seeds; the files are numbered.",
          1,
          10_000,
          1);
  private static final Parameter.Truth PARTIAL =
      new Parameter.Truth(
          "partial", "Also write an image that was not finished, as far as it was filled.");
  private static final Parameter.FileName OUTPUT =
      new Parameter.FileName(
          "output",
          "Write FILE.png, FILE.svg or FILE.json; FILE.gif or FILE.html shows the run.",
          "FILE");

  @Parameters(paramLabel = "SET", description = "The tile set or sample (see csp tiles list).")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private String what;

  @Mixin private FormOptions dimensions = new FormOptions().with(SIZE);

  @Mixin private SampleOptions sample = new SampleOptions();

  @Mixin private FormOptions sides = new FormOptions().with(ImageFields.PERIODIC);

  @Mixin private SolverOption solver = SolverOption.of(ImageFields.USUAL_SOLVER);

  @Mixin
  private FormOptions restrictions = new FormOptions().withSeveral(SET).withSeveral(FIX).with(PATH);

  @Mixin private SeedOption seed = new SeedOption();
  @Mixin private TimeoutOption timeout = new TimeoutOption();

  @Mixin
  private FormOptions images =
      new FormOptions().with(COUNT, "-n").with(PARTIAL).with(OUTPUT, "-o", "--output");

  TilesGenerateCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    Usage usage = usage();
    int count = images.count(COUNT);
    boolean periodic = sides.holds(ImageFields.PERIODIC);
    Optional<TileFile> target = TileFile.of(images.given(OUTPUT).orElse(null), count, usage);
    TileSource source;
    try {
      source = TileInput.open(what, sample, periodic, usage);
    } catch (UnreadableException e) {
      console.report(e.sentence());
      return ExitCode.BAD_INPUT;
    }
    TileRequest request = request(source, usage);
    TileGrid grid = request.grid();
    Cancellation deadline = timeout.deadline();
    Csp csp;
    try {
      csp = deadline.during(() -> state(request, usage));
    } catch (NoTileLeftException e) {
      console.report("there is no such image: " + e.getMessage());
      return ExitCode.NO_SOLUTION;
    } catch (CancelledException e) {
      console.report(timeout.unstated());
      return ExitCode.NOT_FINISHED;
    }
    Settings settings = settings(solver(), usage);
    usage.check(
        solver().accepts(new Problem.General(csp), settings),
        "--solver: " + solver().about().id() + " does not work on problems of this kind");
    boolean isRecorded = target.isPresent() && target.get().showsRun();
    usage.check(
        !isRecorded || solver().recordsItsRuns(),
        "--output: " + solver().about().id() + " records no events, so it makes no .gif or .html");
    if (target.isPresent() && target.get().isPage()) {
      RunRequest run = RunRequest.of(solver(), new Problem.General(csp), settings);
      PageRun unused = FilmFile.pageRun("--output", run, usage);
    }
    if (SolverChoice.of(solver()).usesChance(settings)) {
      seed.report(console);
    }
    TilePainting painting = new TilePainting(source, grid, periodic);
    GravestExitCode verdict = new GravestExitCode();
    for (int i = 0; i < count; i++) {
      TileRun run =
          new TileRun(
              csp,
              solver(),
              settings.withSeed(seed.value() + i),
              isRecorded ? new TraceRecorder(Detail.DECISIONS) : null);
      int number = i + 1;
      run.solve(
          i == 0 ? deadline : new Cancellation(), // the problem was stated in the first one's time
          share -> console.progress().show(ProgressBar.of(number, count, share)));
      console.progress().clear();
      run.shortfall().ifPresent(sentence -> console.report(about(number) + sentence));
      if (run.isFinished() || (images.holds(PARTIAL) && run.isPartial())) {
        if (target.isPresent()) {
          target.get().write(painting, run, number, console, usage);
        } else {
          console.draw(preview(painting, run.values()));
        }
      }
      verdict.add(run.exitCode());
    }
    return verdict.code();
  }

  private String about(int number) {
    return images.count(COUNT) == 1
        ? ""
        : "image " + number + " (seed " + (seed.value() + number - 1) + "): ";
  }

  private String preview(TilePainting painting, int... values) {
    if (TilePreview.isColoured(console)) {
      return TilePreview.of(painting.forColumns(columns(), values), console);
    }
    if (painting.source() instanceof SetSource set && !set.set().path().isEmpty()) {
      return PathText.of(set.set(), painting.grid(), values);
    }
    return TilePreview.of(painting.pixels(2, values), console);
  }

  private int columns() {
    Integer columns = Ints.tryParse(console.environment().getOrDefault("COLUMNS", ""));
    return columns == null ? 80 : columns;
  }

  private TileRequest request(TileSource source, Usage usage) {
    String size = dimensions.given(SIZE).orElse(USUAL_SIZE);
    Matcher form = SIZE_FORM.matcher(size.strip());
    usage.check(
        form.matches(), "--size: expected a size such as 48x48 or 48, found '" + size + "'");
    Integer width = Ints.tryParse(form.group(1));
    Integer height = Ints.tryParse(form.group(form.group(2) == null ? 1 : 2));
    if (width == null || height == null) { // no computer has numbers that large
      throw usage.error(
          "--size: expected a size from 1x1 to %1$dx%1$d, found %2$s"
              .formatted(TileGrid.MAX_SIDE, size.strip()));
    }
    TileRequest request = TileRequest.of(source, width, height, sides.holds(ImageFields.PERIODIC));
    try {
      request.grid();
    } catch (IllegalArgumentException e) {
      throw usage.error("--size: " + e.getMessage());
    }
    return request;
  }

  /** A number that is too large for a computer is too large for a grid, too. */
  private static int number(String digits) {
    Integer number = Ints.tryParse(digits);
    return number == null ? Integer.MAX_VALUE : number;
  }

  private Csp state(TileRequest request, Usage usage) {
    List<TileSource.Fixed> cells = new ArrayList<>();
    for (String each : restrictions.several(FIX)) {
      cells.add(fix(each, request.source(), request.grid(), usage));
    }
    usage.check(
        !restrictions.holds(PATH) || request.source() instanceof SetSource,
        "--path is for tile sets, and " + request.source().name() + " is a sample image");
    try {
      TileRequest restricted =
          restrictions.holds(PATH) ? request.withRule(TileRequest.Rule.CONNECTED_PATH) : request;
      for (TileSource.Fixed cell : cells) {
        restricted = restricted.withKept(cell.cell(), cell.values().stream().boxed().toList());
      }
      return restricted.state();
    } catch (NoTileLeftException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw usage.error(String.valueOf(e.getMessage()));
    }
  }

  private TileSource.Fixed fix(String text, TileSource source, TileGrid grid, Usage usage) {
    Matcher form = FIX_FORM.matcher(text);
    usage.check(
        form.matches(),
        "--fix: expected X,Y=TILE, such as 1,1=" + source.example() + ", found '" + text + "'");
    TilePainting painting = new TilePainting(source, grid, sides.holds(ImageFields.PERIODIC));
    int column = number(form.group(1));
    int row = number(form.group(2));
    usage.check(
        column >= 1 && column <= painting.columns() && row >= 1 && row <= painting.rows(),
        "--fix "
            + text
            + ": expected a place from 1,1 to "
            + painting.columns()
            + ","
            + painting.rows()
            + ", found "
            + form.group(1)
            + ","
            + form.group(2));
    try {
      return source.fix(grid, column - 1, row - 1, form.group(3));
    } catch (IllegalArgumentException e) {
      throw usage.error("--fix " + text + ": " + e.getMessage());
    }
  }

  private Solver solver() {
    return solver
        .choice()
        .named()
        .orElseGet(() -> SolverCatalog.find(ImageFields.USUAL_SOLVER).orElseThrow());
  }

  private Settings settings(Solver chosen, Usage usage) {
    Settings settings = Settings.defaults().withLimits(timeout.limits());
    try {
      ImmutableMap<String, String> given =
          ImmutableMap.copyOf(SolverOptions.pairs(restrictions.several(SET), usage));
      Settings changed = new SolverSpec(chosen, given).setIn(settings);
      SolverParameters.check(chosen, changed);
      return changed;
    } catch (UnreadableException fault) {
      throw usage.error(fault.sentence());
    }
  }

  /** A bar for the progress line. */
  private static final class ProgressBar {

    private static final int LENGTH = 24;

    private ProgressBar() {}

    static String of(int number, int count, double share) {
      int full = (int) (share * LENGTH);
      return (count == 1 ? "" : "image " + number + " of " + count + " ")
          + "█".repeat(full)
          + "░".repeat(LENGTH - full)
          + " "
          + (int) (share * 100)
          + " %";
    }
  }
}
