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
 * The focus traversal policy of the window: Tab moves from control to control, region after region;
 * F6 moves from region to region.
 */
final class FocusRegions extends LayoutFocusTraversalPolicy {

  private final Supplier<ImmutableList<Component>> regions;

  /**
   * Creates a policy over the regions that {@code regions} supplies; regions that are not showing
   * are skipped.
   */
  FocusRegions(Supplier<ImmutableList<Component>> regions) {
    this.regions = regions;
    Comparator<? super Component> byPlace = getComparator();
    setComparator(Comparator.<Component>comparingInt(this::regionOf).thenComparing(byPlace));
  }

  /**
   * Returns the index of the first region that contains a component, or the number of regions if
   * none does.
   */
  private int regionOf(Component component) {
    List<Component> all = regions.get();
    for (int i = 0; i < all.size(); i++) {
      if (SwingUtilities.isDescendingFrom(component, all.get(i))) {
        return i;
      }
    }
    return all.size();
  }

  /** Moves the focus to the next region. */
  void next() {
    go(1);
  }

  /** Moves the focus to the previous region. */
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
