package org.cspworkbench.app.gui.tiles;

import java.util.Optional;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.jspecify.annotations.Nullable;

/**
 * The model of the inspector of tile sets.
 *
 * <p>Used by one thread.
 */
public final class TileInspectorModel extends ObservableModel {

  private @Nullable Problem problem; // while the inspector is open
  private @Nullable SetSource source;

  /** Creates a model without a tile set. */
  public TileInspectorModel() {}

  /** Returns the tile set of a problem, if it has one. */
  public static Optional<SetSource> setOf(Problem problem) {
    return problem instanceof Problem.Sudoku
        ? Optional.empty()
        : TileRequest.of(problem.csp())
            .filter(request -> request.source() instanceof SetSource)
            .map(request -> (SetSource) request.source());
  }

  /** Returns whether the inspector is open. */
  public boolean isOpen() {
    return problem != null;
  }

  /** Returns whether the inspector was opened for {@code other}. */
  public boolean isOn(Optional<Problem> other) {
    return other.filter(each -> each.equals(problem)).isPresent();
  }

  /** Opens the tile set of a problem; does nothing if it has none. */
  public void open(Problem of) {
    setOf(of)
        .ifPresent(
            set -> {
              problem = of;
              source = set;
              notifyListeners();
            });
  }

  /** Closes the inspector. */
  public void close() {
    problem = null;
    notifyListeners();
  }

  /** Returns the name of the set. */
  public String title() {
    return source == null ? "" : source.name();
  }
}
