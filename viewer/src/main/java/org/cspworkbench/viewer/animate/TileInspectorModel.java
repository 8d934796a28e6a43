package org.cspworkbench.viewer.animate;

import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.DraftHistory;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.tiles.draft.PairReason;
import org.cspworkbench.tiles.draft.PairReasons;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.output.TileSetForm;
import org.cspworkbench.viewer.problem.Reading;
import org.jspecify.annotations.Nullable;

/**
 * The model of the inspector of tile sets: the sets under construction with their histories, and
 * the selected pair of tiles. A set with changes stays; the program stores it.
 *
 * <p>Used by one thread.
 */
public final class TileInspectorModel extends ObservableModel {

  /** The greatest number of oriented tiles that the matrix shows in all their turns. */
  public static final int MOST_TURNED = 40;

  /** What follows from a draft that has tiles. */
  private record Derived(TileSetDraft draft, SetSource source, PairReasons reasons) {}

  private final OpenedSets sets = new OpenedSets();
  private final PairCrosshair crosshair = new PairCrosshair(this::oriented);
  private @Nullable Problem problem; // while the inspector is open
  private OpenedSets.@Nullable Work work;
  private @Nullable Derived derived;
  private Side side = Side.EAST;
  private @Nullable PairReason refused; // the pair in the crosshair, after it was not allowed

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

  /**
   * Opens the tile set of a problem; does nothing if it has none. If a set of the same name has
   * changes that are not saved, the set with these changes is opened.
   */
  public void open(Problem of) {
    setOf(of)
        .ifPresent(
            set -> {
              problem = of;
              show(sets.of(set));
            });
  }

  private void show(OpenedSets.Work next) {
    if (next != work) {
      work = next;
      crosshair.reset();
    }
    crosshair.clamp();
    refused = null;
    notifyListeners();
  }

  /** Closes the inspector. The sets stay. */
  public void close() {
    problem = null;
    notifyListeners();
  }

  /** Returns the set as it stands. */
  public TileSetDraft draft() {
    return work == null ? TileSetDraft.empty("") : work.draft();
  }

  /** Returns whether the set has changes that are not saved. */
  public boolean isChanged() {
    return work != null && work.isChanged();
  }

  /** Returns the sets with changes that are not saved, except those without tiles. */
  public ImmutableList<TileSetDraft> unsaved() {
    return sets.unsaved();
  }

  /**
   * Adds sets with changes of an earlier session that are not saved. A set whose name is taken gets
   * a number after it.
   */
  public void recall(Iterable<TileSetDraft> drafts) {
    sets.recall(drafts);
    notifyListeners();
  }

  /** Returns the names of the sets that can be shown: those that were changed, then the others. */
  public ImmutableList<String> names() {
    return sets.names();
  }

  /** Shows the set of this name: one that has been opened, or one that comes with the program. */
  public void choose(String name) {
    sets.find(name).ifPresent(this::show);
  }

  /** Shows a new set without tiles, with this name or, if it is taken, with a number after it. */
  public void addSet(String name) {
    show(sets.addEmpty(name));
  }

  /** Gives the set another name; does nothing if it is blank or taken. */
  public void rename(String name) {
    if (!name.isBlank() && !names().contains(name)) {
      edit(new DraftEdit(DraftEdit.Kind.RENAME, ""), draft -> draft.withSetName(name));
    }
  }

  /** Changes the set. */
  public void edit(DraftEdit edit, UnaryOperator<TileSetDraft> change) {
    travel(history -> history.edited(change.apply(history.draft()), edit));
  }

  /** Undoes the last edit, if there is one. */
  public void undo() {
    travel(DraftHistory::undo);
  }

  /** Makes the last edit again that was undone, if there is one. */
  public void redo() {
    travel(DraftHistory::redo);
  }

  /** Moves to another state of the history; the same tiles stay selected if they exist. */
  private void travel(UnaryOperator<DraftHistory> step) {
    OpenedSets.Work current = work;
    if (current != null) {
      crosshair.keepDuring(() -> current.goTo(step.apply(current.history())));
      refused = null;
      notifyListeners();
    }
  }

  /** Returns the edit that would be undone next, if there is one. */
  public Optional<DraftEdit> nextUndo() {
    return Optional.ofNullable(work).flatMap(each -> each.history().nextUndo());
  }

  /** Returns the edit that would be made again next, if there is one. */
  public Optional<DraftEdit> nextRedo() {
    return Optional.ofNullable(work).flatMap(each -> each.history().nextRedo());
  }

  private Optional<Derived> derived() {
    TileSetDraft now = draft();
    if (now.isEmpty()) {
      return Optional.empty();
    }
    if (derived == null || !derived.draft.equals(now)) {
      derived = new Derived(now, ShippedTiles.of(now.toDrawnSet()), PairReasons.of(now));
    }
    return Optional.of(derived);
  }

  /** Returns the tiles with their pictures, if there are tiles. */
  public Optional<SetSource> source() {
    return derived().map(Derived::source);
  }

  /** Returns the reasons of all pairs, if there are tiles. */
  public Optional<PairReasons> reasons() {
    return derived().map(Derived::reasons);
  }

  /** Returns the tiles in all their turns. */
  public ImmutableList<OrientedTile> oriented() {
    return reasons().map(PairReasons::tiles).orElse(ImmutableList.of());
  }

  /** Returns the side of the first tile on which the second stands in the matrix. */
  public Side side() {
    return side;
  }

  /** Sets the side of the first tile on which the second stands in the matrix. */
  public void setSide(Side newSide) {
    side = newSide;
    refused = null;
    notifyListeners();
  }

  /** Returns the first tile of the pair in the crosshair: under the mouse, or else selected. */
  public int first() {
    return crosshair.first();
  }

  /** Returns the second tile of the pair in the crosshair. */
  public int second() {
    return crosshair.second();
  }

  /** Moves the crosshair to a pair under the mouse, without selecting it. */
  public void point(int newFirst, int newSecond) {
    moved(crosshair.point(newFirst, newSecond));
  }

  /** Moves the crosshair back to the selected pair. */
  public void pointAtNone() {
    moved(crosshair.pointAtNone());
  }

  /** Selects a pair of oriented tiles. */
  public void select(int newFirst, int newSecond) {
    moved(crosshair.select(newFirst, newSecond));
  }

  private void moved(boolean isOther) {
    if (isOther) {
      refused = null;
      notifyListeners();
    }
  }

  /** Returns the selected tile, that of the selected row, as it lies, if there are tiles. */
  public Optional<OrientedTile> tile() {
    return crosshair.tile();
  }

  /** Changes the selected tile, whose name {@code change} receives. */
  public void editTile(DraftEdit.Kind kind, BiFunction<TileSetDraft, String, TileSetDraft> change) {
    draftTile()
        .map(DraftTile::name)
        .ifPresent(tile -> edit(new DraftEdit(kind, tile), draft -> change.apply(draft, tile)));
  }

  /** Returns the selected tile in the draft. */
  public Optional<DraftTile> draftTile() {
    return tile().flatMap(tile -> draft().tile(tile.tile().name()));
  }

  /** Selects the first tile of this name, upright. */
  public void selectTile(String name) {
    moved(crosshair.selectTile(name));
  }

  /** Selects the turn of the selected tile that is {@code steps} further. */
  public void turn(int steps) {
    moved(crosshair.turn(steps));
  }

  /** Returns the indices of the turns of the selected tile. */
  public ImmutableList<Integer> turns() {
    return crosshair.turns();
  }

  /** Returns whether the set has too many turns for one matrix. */
  public boolean isLarge() {
    return crosshair.isLarge();
  }

  /** Returns whether the matrix of a large set shows the turns of two tiles. */
  public boolean isTurned() {
    return crosshair.isTurned();
  }

  /** In a large set, switches between all tiles unturned and the turns of the selected pair. */
  public void switchTurned() {
    if (crosshair.switchTurned()) {
      notifyListeners();
    }
  }

  /** Returns the oriented tiles of the rows of the matrix. */
  public ImmutableList<Integer> rows() {
    return crosshair.rows();
  }

  /** Returns the oriented tiles of the columns of the matrix. */
  public ImmutableList<Integer> columns() {
    return crosshair.columns();
  }

  /** Moves the selected pair in the matrix; it stops at the edges. */
  public void move(int down, int right) {
    moved(crosshair.move(down, right));
  }

  /** Returns why the pair in the crosshair may, or may not, stand side by side, if there is one. */
  public Optional<PairReason> reason() {
    return reason(first(), second());
  }

  /** Returns why a pair of oriented tiles may, or may not, stand side by side. */
  public Optional<PairReason> reason(int row, int column) {
    int size = oriented().size();
    return row < size && column < size
        ? reasons().map(each -> each.reason(row, side, column))
        : Optional.empty();
  }

  /**
   * Forbids the pair in the crosshair by hand, or allows it again. A pair that its labels forbid
   * stays as it is; {@link #refused()} returns it then.
   */
  public void togglePair() {
    reason().ifPresent(this::toggle);
  }

  private void toggle(PairReason pair) {
    if (pair.may() || pair.isForbiddenByHand()) {
      edit(
          new DraftEdit(DraftEdit.Kind.PAIR, pair.placement().first().tile().name()),
          draft ->
              draft.withPairToggled(pair.placement().first(), side, pair.placement().second()));
    } else {
      refused = pair;
      notifyListeners();
    }
  }

  /**
   * Returns the pair in the crosshair, if it was to be allowed although its labels forbid it, and
   * nothing has changed since.
   */
  public Optional<PairReason> refused() {
    return Optional.ofNullable(refused);
  }

  /** Returns the share of the weights that the selected tile has, 0 to 1. */
  public double share() {
    return source()
        .map(
            set -> {
              double all = set.table().weights().stream().sum();
              return turns().stream().mapToDouble(set.table().weights()::get).sum() / all;
            })
        .orElse(0.0);
  }

  /** Returns the formats in which the set can be exported; empty if it has no tiles. */
  public ImmutableList<OutputForm> forms() {
    OpenedSets.Work saved = work;
    TileSetDraft draft = draft();
    return saved == null || draft.isEmpty()
        ? ImmutableList.of()
        : ImmutableList.of(TileSetForm.of(draft.toDrawnSet(), () -> keep(saved, draft)));
  }

  private void keep(OpenedSets.Work saved, TileSetDraft draft) {
    saved.keep(draft);
    notifyListeners();
  }

  /**
   * States a problem again with another set.
   *
   * @return the problem, or why it cannot be stated
   */
  public static Reading restated(Reading.Opened before, SetSource set) {
    TileRequest request = TileRequest.of(before.problem().csp()).orElse(null);
    if (request == null) {
      return before;
    }
    try {
      Csp csp = request.withSource(set).state();
      return Reading.Opened.named(new Problem.General(csp), Optional.empty());
    } catch (IllegalArgumentException e) {
      return new Reading.Refused(
          text("tileset.refused", set.name(), String.valueOf(e.getMessage())));
    }
  }
}
