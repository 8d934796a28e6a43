package org.cspworkbench.presentation.tile;

import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.cspworkbench.tiles.draft.TileSetDraft;

/**
 * The states of a draft: what was edited can be undone and redone. Immutable.
 *
 * @param draft the draft as it stands
 * @param undone the states that {@link #undo()} restores, the next one last, with the edit that is
 *     undone
 * @param redone the states that {@link #redo()} restores, the next one last, with the edit that is
 *     redone
 */
public record DraftHistory(
    TileSetDraft draft, ImmutableList<Step> undone, ImmutableList<Step> redone) {

  /** The greatest number of edits that can be undone. */
  public static final int MAX_STEPS = 500;

  /**
   * A state to which the draft can return.
   *
   * @param draft the state
   * @param edit the edit that lies between it and the next one
   */
  public record Step(TileSetDraft draft, DraftEdit edit) {}

  /** Returns a history without edits. */
  public static DraftHistory of(TileSetDraft draft) {
    return new DraftHistory(draft, ImmutableList.of(), ImmutableList.of());
  }

  /**
   * Returns the history after an edit; the same if the draft does not change. An edit that
   * continues the one before it, such as the next step of a slider, is undone together with it.
   */
  public DraftHistory edited(TileSetDraft newDraft, DraftEdit edit) {
    if (newDraft.equals(draft)) {
      return this;
    }
    boolean continues =
        redone.isEmpty() && nextUndo().filter(before -> edit.continues(before)).isPresent();
    return new DraftHistory(
        newDraft, continues ? undone : with(undone, new Step(draft, edit)), ImmutableList.of());
  }

  private static ImmutableList<Step> with(ImmutableList<Step> steps, Step step) {
    int first = Math.max(0, steps.size() + 1 - MAX_STEPS);
    return ImmutableList.<Step>builder()
        .addAll(steps.subList(first, steps.size()))
        .add(step)
        .build();
  }

  /** Returns the edit that {@link #undo()} undoes, if there is one. */
  public Optional<DraftEdit> nextUndo() {
    return last(undone).map(Step::edit);
  }

  /** Returns the edit that {@link #redo()} redoes, if there is one. */
  public Optional<DraftEdit> nextRedo() {
    return last(redone).map(Step::edit);
  }

  private static Optional<Step> last(ImmutableList<Step> steps) {
    return steps.isEmpty() ? Optional.empty() : Optional.of(steps.get(steps.size() - 1));
  }

  /** Returns the history before its last edit; the same if there is none. */
  public DraftHistory undo() {
    return last(undone)
        .map(
            step ->
                new DraftHistory(
                    step.draft, withoutLast(undone), with(redone, new Step(draft, step.edit))))
        .orElse(this);
  }

  /** Returns the history after the edit that was undone last; the same if there is none. */
  public DraftHistory redo() {
    return last(redone)
        .map(
            step ->
                new DraftHistory(
                    step.draft, with(undone, new Step(draft, step.edit)), withoutLast(redone)))
        .orElse(this);
  }

  private static ImmutableList<Step> withoutLast(ImmutableList<Step> steps) {
    return steps.subList(0, steps.size() - 1);
  }
}
