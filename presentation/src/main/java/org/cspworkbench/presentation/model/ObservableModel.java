package org.cspworkbench.presentation.model;

import java.util.ArrayList;
import java.util.List;

/**
 * A model that notifies its listeners of changes. A listener reads the changes from the model.
 *
 * <p>Not thread-safe.
 */
public abstract class ObservableModel {

  private final List<Runnable> listeners = new ArrayList<>();

  /** Creates a model without listeners. */
  protected ObservableModel() {}

  /** Adds a listener, which runs after every change. */
  public final void addListener(Runnable listener) {
    listeners.add(listener);
  }

  /** Runs all listeners, in the order in which they were added. */
  protected final void notifyListeners() {
    listeners.forEach(Runnable::run);
  }
}
