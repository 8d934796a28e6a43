package org.cspworkbench.viewer.animate;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.Iterables;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.cspworkbench.presentation.tile.DraftHistory;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.ShippedTiles;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.ShippedTileSet;
import org.jspecify.annotations.Nullable;

/** The tile sets that have been opened, by name, each with its history. */
final class OpenedSets {

  /** A set under construction, and how it was when it was opened or saved. */
  static final class Work {
    private DraftHistory history;
    private @Nullable TileSetDraft kept; // null if this is not known since an earlier session

    private Work(TileSetDraft draft, @Nullable TileSetDraft kept) {
      history = DraftHistory.of(draft);
      this.kept = kept;
    }

    TileSetDraft draft() {
      return history.draft();
    }

    DraftHistory history() {
      return history;
    }

    /** Moves to another state of the history. */
    void goTo(DraftHistory newHistory) {
      history = newHistory;
    }

    /** Sets how the set was saved. */
    void keep(TileSetDraft saved) {
      kept = saved;
    }

    /** Returns whether the set has changes that are not saved. */
    boolean isChanged() {
      return !draft().equals(kept);
    }

    private boolean isSet(SetSource set) {
      return !draft().isEmpty() && draft().toSet().equals(set.set());
    }
  }

  private final List<Work> works = new ArrayList<>();

  /**
   * Returns the set of a problem: as it was changed, if a set of the same name has changes that are
   * not saved.
   */
  Work of(SetSource set) {
    return named(set.name())
        .filter(each -> each.isChanged() || each.isSet(set))
        .orElseGet(() -> replaced(TileSetDraft.of(ShippedTiles.drawn(set))));
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

  /** Returns the set of this name: one that has been opened, or one of the program. */
  Optional<Work> find(String name) {
    return named(name).or(() -> ShippedTileSet.named(name).map(set -> added(TileSetDraft.of(set))));
  }

  /** Adds a set without tiles, with this name or, if it is taken, with a number after it. */
  Work addEmpty(String name) {
    return added(TileSetDraft.empty(freeName(name)));
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
  }

  private String freeName(String name) {
    String free = name;
    for (int number = 2; names().contains(free); number++) {
      free = name + " " + number;
    }
    return free;
  }

  /** Returns the sets with changes that are not saved, except those without tiles. */
  ImmutableList<TileSetDraft> unsaved() {
    return works.stream()
        .filter(Work::isChanged)
        .map(Work::draft)
        .filter(draft -> !draft.isEmpty())
        .collect(toImmutableList());
  }

  /** Returns the names of all sets: of those that have been opened, then the others. */
  ImmutableList<String> names() {
    ImmutableList<String> own =
        works.stream().map(each -> each.draft().name()).collect(toImmutableList());
    return ImmutableList.copyOf(
        Iterables.concat(
            own, Iterables.filter(ShippedTileSet.names(), name -> !own.contains(name))));
  }
}
