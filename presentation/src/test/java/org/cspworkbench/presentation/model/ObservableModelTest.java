package org.cspworkbench.presentation.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every change reaches every listener. */
class ObservableModelTest {

  private static final class Counter extends ObservableModel {
    private int count;

    void increment() {
      count++;
      notifyListeners();
    }
  }

  @Test
  void listenersAreNotifiedOfEveryChangeInTheOrderInWhichTheyWereAdded() {
    Counter counter = new Counter();
    counter.increment();
    List<String> seen = new ArrayList<>();
    counter.addListener(() -> seen.add("first " + counter.count));
    counter.addListener(() -> seen.add("second " + counter.count));
    counter.increment();
    counter.increment();
    assertThat(seen).containsExactly("first 2", "second 2", "first 3", "second 3");
  }
}
