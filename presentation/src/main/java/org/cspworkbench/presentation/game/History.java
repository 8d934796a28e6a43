package org.cspworkbench.presentation.game;

import com.google.common.collect.ImmutableList;
import java.util.ArrayDeque;
import java.util.Deque;

/** The sheets that were, the present one, and those that were taken back; without limit. */
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

  /** Takes {@code next} for the present; what was taken back is forgotten. */
  void go(Sheet next) {
    past.push(present);
    future.clear();
    present = next;
  }

  /** Takes {@code next} for the present, as part of the same step. */
  void goOn(Sheet next) {
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

  /** What was, the oldest first. */
  ImmutableList<Sheet> past() {
    return ImmutableList.copyOf(past).reverse();
  }

  /** What was taken back, the next first. */
  ImmutableList<Sheet> future() {
    return ImmutableList.copyOf(future);
  }

  /** The same course of things, ready to go on. */
  static History of(Iterable<Sheet> past, Sheet present, Iterable<Sheet> future) {
    History history = new History(present);
    past.forEach(history.past::push);
    future.forEach(history.future::addLast);
    return history;
  }
}
