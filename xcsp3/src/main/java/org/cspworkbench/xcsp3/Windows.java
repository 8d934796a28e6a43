package org.cspworkbench.xcsp3;

import java.util.ArrayList;
import java.util.List;

/**
 * The arguments of the constraints of a {@code <slide>}: what a window sees that is moved over one
 * list, or over several lists at once.
 */
final class Windows {

  private final List<List<String>> lists = new ArrayList<>();
  private final List<Integer> widths = new ArrayList<>();
  private final List<Integer> steps = new ArrayList<>();
  private final boolean isCircular;

  private Windows(Part slide) {
    isCircular = slide.flag("circular", false);
  }

  /**
   * Reads the lists of {@code slide}.
   *
   * @param numbered the number of arguments that the template takes
   */
  static Windows of(Part slide, int numbered, Operands operands) {
    Windows windows = new Windows(slide);
    List<Part> parts = slide.all("list");
    for (Part part : parts) {
      windows.add(part, parts.size() == 1 ? numbered : 1, operands);
    }
    int sum = windows.widths.stream().mapToInt(Integer::intValue).sum();
    if (sum != numbered || numbered == 0) {
      throw UnsupportedPart.fault(
          "the lists offer " + sum + " arguments where the constraint takes " + numbered);
    }
    return windows;
  }

  private void add(Part part, int usualWidth, Operands operands) {
    lists.add(operands.tokens(part));
    widths.add(part.number("collect", usualWidth));
    steps.add(part.number("offset", 1));
    if (widths.get(widths.size() - 1) < 1 || steps.get(steps.size() - 1) < 1) {
      throw UnsupportedPart.fault("the attributes of <list> are positive numbers");
    }
  }

  /** Returns the arguments that the window number {@code k} holds. */
  List<String> window(int k) {
    List<String> window = new ArrayList<>();
    for (int l = 0; l < lists.size(); l++) {
      List<String> list = lists.get(l);
      long start = (long) k * steps.get(l);
      if (!isCircular && start + widths.get(l) > list.size()) {
        throw UnsupportedPart.fault("the lists do not have corresponding lengths");
      }
      for (int j = 0; j < widths.get(l); j++) {
        window.add(list.get((int) ((start + j) % list.size())));
      }
    }
    return window;
  }

  /** Returns how many windows there are; the first list decides. */
  int count() {
    int size = lists.get(0).size();
    int last = isCircular ? size - 1 : size - widths.get(0); // where a window can begin
    return last < 0 ? 0 : last / steps.get(0) + 1;
  }
}
