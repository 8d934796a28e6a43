package org.cspworkbench.app.gui.tiles;

import static java.util.Objects.requireNonNull;
import static org.cspworkbench.app.gui.output.FileFaults.sentence;
import static org.cspworkbench.viewer.words.Texts.text;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.viewer.animate.TileInspectorModel;

/**
 * Stores tile sets with changes that are not saved after each change, on a thread of its own, and
 * deletes them when they are saved or have no changes left. If changes come faster than they can be
 * written, only the latest one is written. Files that could not be read are never deleted.
 */
public final class SetKeeper implements AutoCloseable {

  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private final TileInspectorModel model;
  private final Path folder;
  private final KeptSets store;
  private final Consumer<String> faults;
  private final Map<TileSetDraft, Path> stored = new HashMap<>(); // used by the writer alone
  private volatile ImmutableList<TileSetDraft> latest = ImmutableList.of();
  private final ExecutorService writer =
      Executors.newSingleThreadExecutor(
          work -> {
            Thread thread = new Thread(work, "tile sets");
            thread.setDaemon(true);
            return thread;
          });

  /**
   * Stores the sets of {@code model} in {@code folder}.
   *
   * @param faults receives a message, on another thread, about what could not be read or written
   */
  public SetKeeper(TileInspectorModel model, Path folder, Consumer<String> faults) {
    this.model = model;
    this.folder = folder;
    this.store = new KeptSets(folder);
    this.faults = faults;
    model.addListener(this::keep);
  }

  /**
   * Reads the sets of the previous session, and adds them to the model.
   *
   * @param inModel runs what uses the model, on its thread
   */
  public void recall(Executor inModel) {
    KeptSets.Found found = store.read();
    inModel.execute(
        () -> {
          execute(() -> stored.putAll(found.sets()));
          model.recall(found.sets().keySet());
        });
    found.faults().forEach(fault -> faults.accept(text("memory.tileset.kept", fault)));
  }

  private void keep() {
    if (!model.unsaved().equals(latest)) {
      keepNow();
    }
  }

  /** Stores the sets even if they have not changed. */
  public void keepNow() {
    ImmutableList<TileSetDraft> now = model.unsaved();
    latest = now;
    execute(() -> writeUnlessOutdated(now));
  }

  private void execute(Runnable work) {
    if (!writer.isShutdown()) { // the window is closing
      writer.execute(work);
    }
  }

  private void writeUnlessOutdated(ImmutableList<TileSetDraft> now) {
    if (!now.equals(latest)) {
      return;
    }
    now.forEach(this::write);
    if (stored.keySet().containsAll(now)) { // otherwise the previous states are all there is
      deleteAllBut(now);
    }
  }

  private void write(TileSetDraft draft) {
    try {
      if (!stored.containsKey(draft)) {
        stored.put(draft, store.write(draft));
      }
    } catch (IOException e) {
      faults.accept(text("memory.tileset", sentence(e)));
    }
  }

  private void deleteAllBut(ImmutableList<TileSetDraft> now) {
    try {
      for (TileSetDraft each : ImmutableSet.copyOf(stored.keySet())) {
        if (!now.contains(each)) {
          store.delete(requireNonNull(stored.get(each)));
          stored.remove(each);
        }
      }
    } catch (IOException e) {
      faults.accept(text("memory.tileset", sentence(e)));
    }
  }

  /** Waits until everything is written, for a few seconds at most. */
  @Override
  public void close() {
    writer.shutdown();
    try {
      if (!writer.awaitTermination(PATIENCE.toSeconds(), TimeUnit.SECONDS)) {
        faults.accept(
            text(
                "memory.tileset",
                sentence(new FileSystemException(folder.toString(), null, "not written in time"))));
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
