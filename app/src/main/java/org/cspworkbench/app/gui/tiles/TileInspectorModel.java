package org.cspworkbench.app.gui.tiles;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.cspworkbench.app.gui.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.cspworkbench.app.gui.input.Reading;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.app.gui.output.TileSetForm;
import org.cspworkbench.core.model.Csp;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.tile.DraftEdit;
import org.cspworkbench.presentation.tile.DraftHistory;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.presentation.tile.TileRequest;
import org.cspworkbench.solvers.Problem;
import org.cspworkbench.tiles.Orientation;
import org.cspworkbench.tiles.OrientedTile;
import org.cspworkbench.tiles.Side;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.tiles.draft.PairReason;
import org.cspworkbench.tiles.draft.PairReasons;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.jspecify.annotations.Nullable;

/**
 * The model of the inspector of tile sets: the sets under construction with their histories, and
 * the selected pair of tiles. A set with changes stays; {@link SetKeeper} stores it.
 *
 * <p>Used by one thread.
 */
public final class TileInspectorModel extends ObservableModel {

  /** The greatest number of oriented tiles that the matrix shows in all their turns. */
  public static final int MOST_TURNED = 40;

  private static final int NONE = -1;

  /** A set under construction, and how it was when it was opened or saved. */
  private static final class Work {
    private DraftHistory history;
    private @Nullable TileSetDraft kept; // null if this is not known since an earlier session

    Work(TileSetDraft draft, @Nullable TileSetDraft kept) {
      history = DraftHistory.of(draft);
      this.kept = kept;
    }

    TileSetDraft draft() {
      return history.draft();
    }
  }

  /** What follows from a draft that has tiles. */
  private record Derived(TileSetDraft draft, SetSource source, PairReasons reasons) {}

  private final List<Work> works = new ArrayList<>();
  private @Nullable Problem problem; // while the inspector is open
  private @Nullable Work work;
  private @Nullable Derived derived;
  private Side side = Side.EAST;
  private int first; // the oriented tile of the selected row
  private int second; // the oriented tile of the selected column
  private int pointedFirst = NONE; // the same of the pair under the mouse
  private int pointedSecond = NONE;
  private @Nullable PairReason refused; // the pair in the crosshair, after it was not allowed
  private boolean isTurned; // whether the matrix of a large set shows the turns of two tiles

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
              show(
                  named(set.name())
                      .filter(each -> isChanged(each) || isSetOf(each, set))
                      .orElseGet(() -> replaced(TileSetDraft.of(ShippedTiles.drawn(set)))));
            });
  }

  private static boolean isChanged(Work of) {
    return !of.draft().equals(of.kept);
  }

  private static boolean isSetOf(Work of, SetSource set) {
    return !of.draft().isEmpty() && of.draft().toSet().equals(set.set());
  }

  private Optional<Work> named(String name) {
    return works.stream().filter(each -> each.draft().name().equals(name)).findFirst();
  }

  /** Adds a set in the place of the unchanged one of the same name, if there is one. */
  private Work replaced(TileSetDraft draft) {
    named(draft.name()).ifPresent(works::remove);
    return added(draft);
  }

  private Work added(TileSetDraft draft) {
    Work made = new Work(draft, draft);
    works.add(made);
    return made;
  }

  private void show(Work next) {
    if (next != work) {
      work = next;
      first = 0;
      second = 0;
      isTurned = false;
    }
    clampSelection();
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
    return work != null && isChanged(work);
  }

  /** Returns the sets with changes that are not saved, except those without tiles. */
  public ImmutableList<TileSetDraft> unsaved() {
    return works.stream()
        .filter(TileInspectorModel::isChanged)
        .map(Work::draft)
        .filter(draft -> !draft.isEmpty())
        .collect(toImmutableList());
  }

  /**
   * Adds sets with changes of an earlier session that are not saved. A set whose name is taken gets
   * a number after it.
   */
  void recall(Iterable<TileSetDraft> drafts) {
    for (TileSetDraft draft : drafts) {
      boolean isTaken = named(draft.name()).isPresent();
      TileSetDraft shown = isTaken ? draft.withSetName(freeName(draft.name())) : draft;
      works.add(
          new Work(shown, ShippedTileSet.named(shown.name()).map(TileSetDraft::of).orElse(null)));
    }
    notifyListeners();
  }

  /** Returns the names of the sets that can be shown: those that were changed, then the others. */
  public ImmutableList<String> names() {
    ImmutableList<String> own =
        works.stream().map(each -> each.draft().name()).collect(toImmutableList());
    return ImmutableList.copyOf(
        Iterables.concat(
            own, Iterables.filter(ShippedTileSet.names(), name -> !own.contains(name))));
  }

  /** Shows the set of this name: one that has been opened, or one that comes with the program. */
  public void choose(String name) {
    named(name)
        .or(() -> ShippedTileSet.named(name).map(set -> added(TileSetDraft.of(set))))
        .ifPresent(this::show);
  }

  /** Shows a new set without tiles, with this name or, if it is taken, with a number after it. */
  public void addSet(String name) {
    show(added(TileSetDraft.empty(freeName(name))));
  }

  private String freeName(String name) {
    String free = name;
    for (int number = 2; names().contains(free); number++) {
      free = name + " " + number;
    }
    return free;
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
    if (work == null) {
      return;
    }
    Optional<OrientedTile> row = oriented(first);
    Optional<OrientedTile> column = oriented(second);
    work.history = step.apply(work.history);
    row.ifPresent(tile -> first = find(tile));
    column.ifPresent(tile -> second = find(tile));
    clampSelection();
    notifyListeners();
  }

  private int find(OrientedTile tile) {
    ImmutableList<OrientedTile> now = oriented();
    return IntStream.range(0, now.size())
        .filter(i -> now.get(i).tile().name().equals(tile.tile().name()))
        .boxed()
        .min(
            (i, j) ->
                Boolean.compare(
                    !now.get(i).orientation().equals(tile.orientation()),
                    !now.get(j).orientation().equals(tile.orientation())))
        .orElse(0);
  }

  private void clampSelection() {
    int size = oriented().size();
    first = Math.max(0, Math.min(first, size - 1));
    second = Math.max(0, Math.min(second, size - 1));
    pointedFirst = NONE;
    pointedSecond = NONE;
    refused = null;
    isTurned &= size > MOST_TURNED;
  }

  /** Returns the edit that would be undone next, if there is one. */
  public Optional<DraftEdit> nextUndo() {
    return Optional.ofNullable(work).flatMap(each -> each.history.nextUndo());
  }

  /** Returns the edit that would be made again next, if there is one. */
  public Optional<DraftEdit> nextRedo() {
    return Optional.ofNullable(work).flatMap(each -> each.history.nextRedo());
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

  private Optional<OrientedTile> oriented(int index) {
    return index < oriented().size() ? Optional.of(oriented().get(index)) : Optional.empty();
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
    return pointedFirst == NONE ? first : pointedFirst;
  }

  /** Returns the second tile of the pair in the crosshair. */
  public int second() {
    return pointedSecond == NONE ? second : pointedSecond;
  }

  /** Moves the crosshair to a pair under the mouse, without selecting it. */
  public void point(int newFirst, int newSecond) {
    if (newFirst != first() || newSecond != second()) {
      pointedFirst = newFirst;
      pointedSecond = newSecond;
      refused = null;
      notifyListeners();
    }
  }

  /** Moves the crosshair back to the selected pair. */
  public void pointAtNone() {
    if (pointedFirst != NONE) {
      pointedFirst = NONE;
      pointedSecond = NONE;
      refused = null;
      notifyListeners();
    }
  }

  /** Selects a pair of oriented tiles. */
  public void select(int newFirst, int newSecond) {
    if (newFirst != first || newSecond != second || pointedFirst != NONE) {
      first = newFirst;
      second = newSecond;
      clampSelection();
      notifyListeners();
    }
  }

  /** Returns the selected tile, that of the selected row, as it lies, if there are tiles. */
  public Optional<OrientedTile> tile() {
    return oriented(first);
  }

  /** Changes the selected tile, whose name {@code change} receives. */
  void editTile(DraftEdit.Kind kind, BiFunction<TileSetDraft, String, TileSetDraft> change) {
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
    ImmutableList<OrientedTile> all = oriented();
    IntStream.range(0, all.size())
        .filter(i -> all.get(i).tile().name().equals(name))
        .findFirst()
        .ifPresent(
            i -> {
              if (isTurned) {
                isTurned = false;
                second = 0;
              }
              select(i, second);
            });
  }

  /** Selects the turn of the selected tile that is {@code steps} further. */
  public void turn(int steps) {
    ImmutableList<Integer> turns = turnsOf(first);
    int place = turns.indexOf(first);
    if (place >= 0) {
      select(turns.get(Math.floorMod(place + steps, turns.size())), second);
    }
  }

  /** Returns the indices of the turns of the selected tile. */
  public ImmutableList<Integer> turns() {
    return turnsOf(first);
  }

  private ImmutableList<Integer> turnsOf(int index) {
    ImmutableList<OrientedTile> all = oriented();
    return index >= all.size()
        ? ImmutableList.of()
        : IntStream.range(0, all.size())
            .filter(i -> all.get(i).tile().equals(all.get(index).tile()))
            .boxed()
            .collect(toImmutableList());
  }

  /** Returns whether the set has too many turns for one matrix. */
  public boolean isLarge() {
    return oriented().size() > MOST_TURNED;
  }

  /** Returns whether the matrix of a large set shows the turns of two tiles. */
  public boolean isTurned() {
    return isTurned;
  }

  /** In a large set, switches between all tiles unturned and the turns of the selected pair. */
  public void switchTurned() {
    if (isLarge()) {
      isTurned = !isTurned;
      if (!isTurned) {
        first = turnsOf(first).get(0);
        second = turnsOf(second).get(0);
      }
      notifyListeners();
    }
  }

  /** Returns the oriented tiles of the rows of the matrix. */
  public ImmutableList<Integer> rows() {
    return shown(first);
  }

  /** Returns the oriented tiles of the columns of the matrix. */
  public ImmutableList<Integer> columns() {
    return shown(second);
  }

  private ImmutableList<Integer> shown(int selected) {
    ImmutableList<OrientedTile> all = oriented();
    if (!isLarge()) {
      return IntStream.range(0, all.size()).boxed().collect(toImmutableList());
    }
    if (isTurned) {
      return turnsOf(selected);
    }
    return IntStream.range(0, all.size())
        .filter(i -> all.get(i).orientation().equals(Orientation.UPRIGHT) || i == selected)
        .boxed()
        .collect(toImmutableList());
  }

  /** Moves the selected pair in the matrix; it stops at the edges. */
  public void move(int down, int right) {
    select(moved(rows(), first(), down), moved(columns(), second(), right));
  }

  private static int moved(ImmutableList<Integer> shown, int selected, int by) {
    int place = Math.max(0, shown.indexOf(selected));
    return shown.isEmpty() ? 0 : shown.get(Math.max(0, Math.min(shown.size() - 1, place + by)));
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
    Work saved = work;
    TileSetDraft draft = draft();
    return saved == null || draft.isEmpty()
        ? ImmutableList.of()
        : ImmutableList.of(TileSetForm.of(draft.toDrawnSet(), () -> keep(saved, draft)));
  }

  private void keep(Work saved, TileSetDraft draft) {
    saved.kept = draft;
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
      return new Reading.Opened(csp.name(), new Problem.General(csp), Optional.empty());
    } catch (IllegalArgumentException e) {
      return new Reading.Refused(
          text("tileset.refused", set.name(), String.valueOf(e.getMessage())));
    }
  }
}
