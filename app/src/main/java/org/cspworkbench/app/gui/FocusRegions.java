package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.awt.Container;
import java.awt.KeyboardFocusManager;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javax.swing.LayoutFocusTraversalPolicy;
import javax.swing.SwingUtilities;

/**
 * The parts of the window in the order in which the keyboard goes through them: with the tabulator
 * control by control, part after part; with F6 from part to part.
 */
final class FocusRegions extends LayoutFocusTraversalPolicy {

  private final Supplier<ImmutableList<Component>> regions;

  /** The parts that {@code regions} tells; those that are not to be seen are passed over. */
  FocusRegions(Supplier<ImmutableList<Component>> regions) {
    this.regions = regions;
    Comparator<? super Component> byPlace = getComparator();
    setComparator(Comparator.<Component>comparingInt(this::regionOf).thenComparing(byPlace));
  }

  /** The first part that a component lies in; what lies in none comes last. */
  private int regionOf(Component component) {
    List<Component> all = regions.get();
    for (int i = 0; i < all.size(); i++) {
      if (SwingUtilities.isDescendingFrom(component, all.get(i))) {
        return i;
      }
    }
    return all.size();
  }

  /** Gives the keyboard to the next part. */
  void next() {
    go(1);
  }

  /** Gives the keyboard to the part before. */
  void previous() {
    go(-1);
  }

  private void go(int step) {
    List<Component> all = regions.get();
    Component owner = KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner();
    int from = owner == null ? -1 : regionOf(owner);
    for (int i = 1; i <= all.size(); i++) {
      Optional<Component> first =
          firstIn(all.get(Math.floorMod(from + i * step, all.size())))
              .filter(component -> component != owner);
      if (first.isPresent()) {
        first.get().requestFocusInWindow();
        return;
      }
    }
  }

  private Optional<Component> firstIn(Component region) {
    if (!region.isShowing()) {
      return Optional.empty();
    }
    if (accept(region)) {
      return Optional.of(region);
    }
    if (region instanceof Container container) {
      for (Component child : container.getComponents()) {
        Optional<Component> first = firstIn(child);
        if (first.isPresent()) {
          return first;
        }
      }
    }
    return Optional.empty();
  }
}
