package org.cspworkbench.app.gui.tiles;

import com.google.common.collect.ImmutableList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.swing.Timer;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.presentation.model.ObservableModel;
import org.cspworkbench.presentation.tile.SetSource;
import org.cspworkbench.presentation.tile.SetTrial;
import org.cspworkbench.solvers.Workers;
import org.cspworkbench.tiles.draft.DraftFault;
import org.cspworkbench.tiles.draft.DraftFaults;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.viewer.run.Background;
import org.jspecify.annotations.Nullable;

/**
 * What is found out about a set in the background: the combinations of sides that no tile answers,
 * and trial images. Starts a short time after the last change.
 *
 * <p>Used on the event thread.
 */
final class SetChecks extends ObservableModel {

  private static final int DELAY = 300;
  private static final long FIRST_SEED = 1;

  private final Background background;
  private final Timer timer = new Timer(DELAY, event -> start());
  private @Nullable TileSetDraft draft;
  private @Nullable SetSource source;
  private Cancellation cancellation = new Cancellation();
  private ImmutableList<DraftFault> faults = ImmutableList.of();
  private boolean areFaultsKnown;
  private final List<SetTrial.Attempt> attempts = new ArrayList<>();
  private @Nullable SetSource tried; // the set of the attempts
  private @Nullable String impossible;

  SetChecks(Background background) {
    this.background = background;
    timer.setRepeats(false);
  }

  /** Starts to check another set, in a moment. */
  void follow(TileSetDraft newDraft, Optional<SetSource> newSource) {
    if (!newDraft.equals(draft)) {
      draft = newDraft;
      source = newSource.orElse(null);
      cancellation.request();
      timer.restart();
    }
  }

  /** Stops the checks until {@link #follow} is called again. */
  void stop() {
    timer.stop();
    cancellation.request();
    draft = null;
  }

  private void start() {
    TileSetDraft checked = draft;
    SetSource set = source;
    Cancellation own = new Cancellation();
    cancellation = own;
    attempts.clear();
    tried = set;
    impossible = null;
    areFaultsKnown = false;
    notifyListeners();
    if (checked == null || set == null) {
      return;
    }
    background.run(
        () -> DraftFaults.of(checked),
        found -> {
          if (own == cancellation) {
            faults = found;
            areFaultsKnown = true;
            notifyListeners();
          }
        });
    background.worker().execute(() -> tryOut(set, own));
  }

  private void tryOut(SetSource set, Cancellation own) {
    try {
      SetTrial.run(
          set,
          FIRST_SEED,
          Workers.ONE,
          own,
          attempt -> background.painting().execute(() -> add(attempt, own)));
    } catch (IllegalArgumentException e) {
      String sentence = String.valueOf(e.getMessage());
      background
          .painting()
          .execute(
              () -> {
                if (own == cancellation) {
                  impossible = sentence;
                  notifyListeners();
                }
              });
    }
  }

  private void add(SetTrial.Attempt attempt, Cancellation own) {
    if (own == cancellation) {
      attempts.add(attempt);
      notifyListeners();
    }
  }

  /** Returns what no tile answers, the most frequent first; as far as known. */
  ImmutableList<DraftFault> faults() {
    return faults;
  }

  /** Returns whether {@link #faults()} are those of the set as it stands. */
  boolean areFaultsKnown() {
    return areFaultsKnown;
  }

  /** Returns the attempts so far. */
  ImmutableList<SetTrial.Attempt> attempts() {
    return ImmutableList.copyOf(attempts);
  }

  /** Returns the set of the attempts. */
  Optional<SetSource> tried() {
    return Optional.ofNullable(tried);
  }

  /** Returns why there are no images, if there are none. */
  Optional<String> impossible() {
    return Optional.ofNullable(impossible);
  }

  /** Returns whether all attempts are over. */
  boolean isDone() {
    return !timer.isRunning()
        && (source == null || impossible != null || attempts.size() == SetTrial.ATTEMPTS);
  }
}
