package org.cspworkbench.presentation.tile;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Random;
import org.cspworkbench.tiles.EdgeLabel;
import org.cspworkbench.tiles.draft.DraftTile;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.junit.jupiter.api.Test;

/** Undo and redo of the edits of a tile set. */
final class DraftHistoryTest {

  private static final DraftEdit ADD = new DraftEdit(DraftEdit.Kind.ADD, "wall");
  private static final DraftEdit WEIGHT = new DraftEdit(DraftEdit.Kind.WEIGHT, "wall");

  private static TileSetDraft wall() {
    return TileSetDraft.empty("new").withTile(DraftTile.plain("wall", new EdgeLabel("stone")));
  }

  /** Against two stacks of drafts. */
  @Test
  void everyEditIsUndoneAndRedone() {
    for (long seed = 0; seed < 50; seed++) {
      Random random = new Random(seed);
      DraftHistory history = DraftHistory.of(wall());
      Deque<TileSetDraft> earlier = new ArrayDeque<>();
      Deque<TileSetDraft> later = new ArrayDeque<>();
      TileSetDraft now = history.draft();
      for (int step = 0; step < 60; step++) {
        int choice = random.nextInt(5);
        if (choice == 0 && !earlier.isEmpty()) {
          later.push(now);
          now = earlier.pop();
          history = history.undo();
        } else if (choice == 1 && !later.isEmpty()) {
          earlier.push(now);
          now = later.pop();
          history = history.redo();
        } else if (choice > 1) {
          TileSetDraft next =
              now.withTile(DraftTile.plain(now.freeName("wall"), new EdgeLabel("stone")));
          history = history.edited(next, ADD);
          earlier.push(now);
          later.clear();
          now = next;
        }
        assertThat(history.draft()).as("seed %d, step %d", seed, step).isEqualTo(now);
        assertThat(history.nextUndo().isPresent()).isEqualTo(!earlier.isEmpty());
        assertThat(history.nextRedo().isPresent()).isEqualTo(!later.isEmpty());
      }
    }
  }

  @Test
  void theStepsOfASliderAreUndoneTogether() {
    DraftHistory history =
        DraftHistory.of(TileSetDraft.empty("new"))
            .edited(wall(), ADD)
            .edited(wall().withWeight("wall", 2), WEIGHT)
            .edited(wall().withWeight("wall", 3), WEIGHT)
            .edited(wall().withWeight("wall", 3), WEIGHT);
    assertThat(history.nextUndo()).contains(WEIGHT);
    DraftHistory undone = history.undo();
    assertThat(undone.draft()).isEqualTo(wall());
    assertThat(undone.nextUndo()).contains(ADD);
    assertThat(undone.nextRedo()).contains(WEIGHT);
    assertThat(undone.redo()).isEqualTo(history);
    assertThat(undone.undo().undo().draft()).isEqualTo(TileSetDraft.empty("new"));
    assertThat(undone.edited(wall().withWeight("wall", 5), WEIGHT).nextRedo()).isEmpty();
  }

  @Test
  void onlyTheLastEditsAreKept() {
    DraftHistory history = DraftHistory.of(wall());
    for (int i = 0; i <= DraftHistory.MAX_STEPS; i++) {
      history = history.edited(history.draft().withSetName("set " + i), ADD);
    }
    assertThat(history.undone()).hasSize(DraftHistory.MAX_STEPS);
  }
}
