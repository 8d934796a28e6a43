package org.cspworkbench.app.gui.tiles;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.cspworkbench.app.file.ReplacedFile;
import org.cspworkbench.app.gui.output.FileFaults;
import org.cspworkbench.app.gui.output.NamedFiles;
import org.cspworkbench.app.input.TileFiles;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.tiles.draft.TileSetDraft;
import org.cspworkbench.tiles.format.TileSetCodec;
import org.cspworkbench.tiles.format.WrittenTileSet;
import org.cspworkbench.viewer.output.TileSetForm;

/**
 * A folder of tile sets that are not saved, each in a folder of its own with its pictures. The file
 * of the set is written last: a folder without it is incomplete, and is ignored.
 */
final class KeptSets {

  private static final String FILE = "set.json";

  private final Path folder;

  /** Uses {@code folder}, which is created with the first set. */
  KeptSets(Path folder) {
    this.folder = folder;
  }

  /**
   * The sets that were found.
   *
   * @param sets the folder of each set
   * @param faults for each set that cannot be read, the file and why
   */
  record Found(ImmutableMap<TileSetDraft, Path> sets, ImmutableList<String> faults) {}

  /** Reads all sets. */
  Found read() {
    Map<TileSetDraft, Path> sets = new LinkedHashMap<>();
    ImmutableList.Builder<String> faults = ImmutableList.builder();
    try {
      for (Path each : Files.isDirectory(folder) ? complete() : ImmutableList.<Path>of()) {
        try {
          TileSetDraft set = TileSetDraft.of(TileFiles.tileSet(each.resolve(FILE)));
          if (sets.putIfAbsent(set, each) != null) {
            delete(each); // an equal copy
          }
        } catch (UnreadableException e) {
          faults.add(e.sentence());
        }
      }
    } catch (IOException e) {
      faults.add(FileFaults.sentence(e));
    }
    return new Found(ImmutableMap.copyOf(sets), faults.build());
  }

  /** Returns the folders with a set, in the order of their numbers. */
  private ImmutableList<Path> complete() throws IOException {
    try (Stream<Path> folders = Files.list(folder)) {
      return folders
          .filter(each -> Files.exists(each.resolve(FILE)))
          .sorted(
              Comparator.comparing((Path each) -> each.toString().length())
                  .thenComparing(Comparator.naturalOrder()))
          .collect(toImmutableList());
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  /**
   * Writes a set with at least one tile to a new folder, which is returned.
   *
   * @throws IOException if this fails
   */
  Path write(TileSetDraft draft) throws IOException {
    WrittenTileSet written = TileSetCodec.write(draft.toDrawnSet());
    Path made = newFolder();
    try {
      NamedFiles.write(TileSetForm.pictures(written), made.resolve(FILE));
      ReplacedFile.write(made.resolve(FILE), written.json());
      return made;
    } catch (IOException e) {
      deleteIncomplete(made, e);
      throw e;
    }
  }

  private void deleteIncomplete(Path made, IOException reason) {
    try {
      delete(made);
    } catch (IOException e) {
      reason.addSuppressed(e);
    }
  }

  private Path newFolder() throws IOException {
    Files.createDirectories(folder);
    int number = 1;
    while (Files.exists(folder.resolve(String.valueOf(number)))) {
      number++;
    }
    return Files.createDirectory(folder.resolve(String.valueOf(number)));
  }

  /**
   * Deletes the folder of a set, its file first.
   *
   * @throws IOException if this fails
   */
  void delete(Path setFolder) throws IOException {
    Files.deleteIfExists(setFolder.resolve(FILE));
    if (Files.isDirectory(setFolder)) {
      ImmutableList<Path> pictures;
      try (Stream<Path> files = Files.list(setFolder)) {
        pictures = files.collect(toImmutableList());
      }
      for (Path each : pictures) {
        Files.deleteIfExists(each);
      }
      Files.deleteIfExists(setFolder);
    }
  }
}
