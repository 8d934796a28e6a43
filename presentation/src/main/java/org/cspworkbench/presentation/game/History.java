package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;

/** The history of a sheet, for undo and redo. Unbounded. */
final class History {

  private final Deque<Sheet> past = new ArrayDeque<>(); // the latest first
  private final Deque<Sheet> future = new ArrayDeque<>(); // the next first
  private Sheet present;

  History(Sheet present) {
    this.present = present;
  }

  Sheet present() {
    return present;
  }

  /** Makes {@code next} the present sheet as a new step. Undone sheets are discarded. */
  void advance(Sheet next) {
    past.push(present);
    future.clear();
    present = next;
  }

  /** Makes {@code next} the present sheet as a part of the current step. */
  void amend(Sheet next) {
    present = next;
  }

  boolean canUndo() {
    return !past.isEmpty();
  }

  boolean canRedo() {
    return !future.isEmpty();
  }

  void undo() {
    future.push(present);
    present = past.pop();
  }

  void redo() {
    past.push(present);
    present = future.pop();
  }

  /** Returns the past sheets, the oldest first. */
  ImmutableList<Sheet> past() {
    return ImmutableList.copyOf(past).reverse();
  }

  /** Returns the undone sheets, the next one first. */
  ImmutableList<Sheet> future() {
    return ImmutableList.copyOf(future);
  }

  /** Returns a history of these sheets. */
  static History of(Iterable<Sheet> past, Sheet present, Iterable<Sheet> future) {
    History history = new History(present);
    past.forEach(history.past::push);
    future.forEach(history.future::addLast);
    return history;
  }
}
