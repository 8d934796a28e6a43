package org.cspworkbench.app.gui.start;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import org.cspworkbench.app.input.TileDocument;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.tile.ImageFields;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileMaterial;
import org.cspworkbench.presentation.tile.TileMaterial.Wanted;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Family;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.solvers.Solver;
import org.cspworkbench.solvers.catalog.SolverCatalog;
import org.cspworkbench.tiles.SymmetryClass;
import org.cspworkbench.tiles.Tile;
import org.cspworkbench.tiles.TileGrid;
import org.cspworkbench.tiles.TileProblem;
import org.cspworkbench.tiles.TileSet;
import org.cspworkbench.viewer.problem.Reading;
import org.cspworkbench.viewer.run.Background;
import org.cspworkbench.viewer.start.ImageFindings;
import org.cspworkbench.viewer.start.ImageRequest;
import org.jspecify.annotations.Nullable;

/**
 * The form for a new image of tiles: what it is made of, its size, the solver and the seed. Files
 * are read in the background; what was read before stays until then.
 *
 * <p>Used by one thread.
 */
public final class ImageFormModel extends ObservableModel {

  /**
   * A file that is being read.
   *
   * @param name its name
   * @param found the number of pictures of tiles that have been read
   */
  public record Loading(String name, int found) {}

  /** A task that is abandoned as soon as another one begins. */
  private static final class Task {
    private volatile boolean isCancelled;
  }

  private static final String USUAL_SET = "sewer";

  /** The solvers that fill grids with tiles and record how, those that collapse first. */
  public static final Choices<Solver> SOLVER =
      Choices.of(
          "solver",
          "The solver.",
          SolverCatalog.SOLVERS.stream()
              .filter(Solver::recordsItsRuns)
              .filter(solver -> solver.accepts(anyTiles()))
              .sorted(
                  Comparator.comparing(
                      solver -> solver.about().family() != Family.WAVE_FUNCTION_COLLAPSE))
              .toList(),
          solver -> solver.about().id(),
          SolverCatalog.find(ImageFields.USUAL_SOLVER).orElseThrow());

  private final Background background;
  private final Consumer<String> faults;
  private @Nullable TileDocument document;
  private ImmutableList<String> images = ImmutableList.of(); // of the document
  private int chosen = ShippedTiles.names().indexOf(USUAL_SET);
  private @Nullable ImageRequest request;
  private @Nullable ImageFindings findings; // of the request
  private @Nullable Loading loading;
  private Task reading = new Task();
  private Task examining = new Task();
  private Solver solver = SOLVER.usual();
  private long seed = 1;

  /**
   * Creates a form for the usual set.
   *
   * @param faults receives why a file could not be read
   */
  public ImageFormModel(Background background, Consumer<String> faults) {
    this.background = background;
    this.faults = faults;
  }

  private static Problem anyTiles() {
    TileSet set = TileSet.of("any", Tile.of("any", SymmetryClass.X, "-", "-", "-", "-"));
    return new Problem.General(TileProblem.of("any", set.table(), TileGrid.of(2, 1)).csp());
  }

  /** Reads the usual set, unless something has been read or is being read. */
  public void begin() {
    if (request == null && loading == null) {
      choose(chosen);
    }
  }

  /** Returns what images can be made of: the sets of the program, then those of the file. */
  public ImmutableList<String> materials() {
    return ImmutableList.<String>builder().addAll(ShippedTiles.names()).addAll(images).build();
  }

  /** Returns the place of the current one in {@link #materials}. */
  public int chosen() {
    return chosen;
  }

  /** Reads what is at this place in {@link #materials}. */
  public void choose(int place) {
    ImmutableList<String> shipped = ShippedTiles.names();
    TileDocument from = document;
    if (place < shipped.size()) {
      String name = shipped.get(place);
      read(
          name,
          found ->
              new Opened(
                  null,
                  ImmutableList.of(),
                  place,
                  Wanted.usual(TileMaterial.shipped(name).orElseThrow())));
    } else if (from != null) {
      ImmutableList<String> kept = images;
      read(
          images.get(place - shipped.size()),
          found -> new Opened(from, kept, place, from.read(place - shipped.size(), found)));
    }
  }

  /** Reads a file. */
  public void open(TileDocument file) {
    String name = name(file.file());
    read(
        name,
        found -> {
          ImmutableList<String> listed = file.images();
          ImmutableList<String> titles =
              file.kind() == TileDocument.Kind.LIST
                  ? listed.stream().map(each -> name + ": " + each).collect(toImmutableList())
                  : ImmutableList.of(name);
          return new Opened(file, titles, ShippedTiles.names().size(), file.read(0, found));
        });
  }

  private static String name(Path file) {
    Path name = file.getFileName();
    return name == null ? file.toString() : name.toString();
  }

  /** What was read: the file, what it contains, and the part of it that is chosen. */
  private record Opened(
      @Nullable TileDocument document, ImmutableList<String> images, int chosen, Wanted wanted) {}

  /** Reads something of which images can be made. */
  private interface Reader {
    Opened read(IntConsumer found) throws UnreadableException;
  }

  private void read(String name, Reader reader) {
    cancelReading();
    Task task = new Task();
    reading = task;
    loading = new Loading(name, 0);
    notifyListeners();
    background.worker().execute(() -> read(task, name, reader));
  }

  private void read(Task task, String name, Reader reader) {
    try {
      Opened opened =
          reader.read(
              found -> {
                if (task.isCancelled) {
                  throw new CancellationException();
                }
                background.painting().execute(() -> progress(task, new Loading(name, found)));
              });
      background.painting().execute(() -> take(task, opened));
    } catch (UnreadableException e) {
      background.painting().execute(() -> fail(task, e.sentence()));
    } catch (CancellationException e) {
      // what was read before stays
    }
  }

  private void progress(Task task, Loading now) {
    if (task == reading && !task.isCancelled) {
      loading = now;
      notifyListeners();
    }
  }

  private void take(Task task, Opened opened) {
    if (task == reading && !task.isCancelled) {
      loading = null;
      images = opened.images().isEmpty() ? images : opened.images();
      document = opened.document() == null ? document : opened.document();
      chosen = opened.chosen();
      change(ImageRequest.of(opened.wanted()));
    }
  }

  private void fail(Task task, String sentence) {
    if (task == reading && !task.isCancelled) {
      loading = null;
      notifyListeners();
      faults.accept(sentence);
    }
  }

  /** Returns the file that is being read, if there is one. */
  public Optional<Loading> loading() {
    return Optional.ofNullable(loading);
  }

  /** Stops reading; what was read before stays. */
  public void cancelReading() {
    reading.isCancelled = true;
    if (loading != null) {
      loading = null;
      notifyListeners();
    }
  }

  /** Returns what is specified, once something has been read. */
  public Optional<ImageRequest> request() {
    return Optional.ofNullable(request);
  }

  /** Sets what is specified, and examines it in the background. */
  public void change(ImageRequest changed) {
    if (changed.equals(request)) {
      return;
    }
    request = changed;
    findings = null;
    examining.isCancelled = true;
    Task task = new Task();
    examining = task;
    notifyListeners();
    background.run(
        () -> task.isCancelled ? Optional.<ImageFindings>empty() : examined(changed),
        found -> {
          if (task == examining) {
            findings = found.orElse(null);
            notifyListeners();
          }
        });
  }

  private static Optional<ImageFindings> examined(ImageRequest request) {
    return Optional.of(ImageFindings.of(request));
  }

  /** Returns what is known of the image; empty until it has been examined. */
  public Optional<ImageFindings> findings() {
    return Optional.ofNullable(findings);
  }

  /** Returns whether the image can be made, as far as is known. */
  public boolean canStart() {
    return findings().filter(found -> found.fault().isEmpty()).isPresent();
  }

  /** Returns the selected solver. */
  public Solver solver() {
    return solver;
  }

  /** Selects a solver. */
  public void setSolver(Solver newSolver) {
    solver = newSolver;
    notifyListeners();
  }

  /** Returns the seed. */
  public long seed() {
    return seed;
  }

  /** Sets the seed. */
  public void setSeed(long newSeed) {
    seed = newSeed;
    notifyListeners();
  }

  /**
   * States the problem in the background.
   *
   * @param opened receives it, or why it cannot be stated
   */
  public void start(Consumer<Reading> opened) {
    request().filter(wanted -> canStart()).ifPresent(wanted -> start(wanted, opened));
  }

  private void start(ImageRequest wanted, Consumer<Reading> opened) {
    background.run(() -> stated(wanted), opened);
  }

  private static Reading stated(ImageRequest wanted) {
    try {
      Csp csp = wanted.tiles(wanted.source()).state();
      return Reading.Opened.named(new Problem.General(csp), Optional.empty());
    } catch (IllegalArgumentException e) {
      return new Reading.Refused(String.valueOf(e.getMessage()));
    }
  }

  /** Returns the image as text that can be opened again; empty if a file is needed to state it. */
  public Optional<String> written() {
    ImageRequest now = request;
    if (now == null || chosen >= ShippedTiles.names().size()) {
      return Optional.empty();
    }
    return Optional.of(
        "%s:%s,%dx%d"
            .formatted(
                now.isPeriodic() ? "tiles-periodic" : "tiles",
                now.material().name(),
                now.width(),
                now.height()));
  }

  /** Returns the file from which the image is made, if there is one. */
  public Optional<Path> file() {
    return chosen < ShippedTiles.names().size()
        ? Optional.empty()
        : Optional.ofNullable(document).map(TileDocument::file);
  }
}
