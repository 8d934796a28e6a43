package org.cspworkbench.app.gui.settings;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;

/**
 * The files that were worked on last, the latest first: puzzles, and games that were left for
 * another one.
 *
 * @param files at most {@value #MOST}
 */
public record RecentFiles(ImmutableList<RecentFile> files) {

  /** How many are remembered. */
  public static final int MOST = 5;

  /** Nothing was worked on yet. */
  public static final RecentFiles NONE = new RecentFiles(ImmutableList.of());

  /**
   * A file that was worked on.
   *
   * @param title what it was called in the window
   * @param file the file
   */
  public record RecentFile(String title, Path file) {}

  /** Leaves out what is too many. */
  public RecentFiles(ImmutableList<RecentFile> files) {
    this.files = files.subList(0, Math.min(files.size(), MOST));
  }

  /** The same with this file as the latest. */
  public RecentFiles with(RecentFile latest) {
    return new RecentFiles(
        ImmutableList.<RecentFile>builder()
            .add(latest)
            .addAll(files.stream().filter(each -> !each.file().equals(latest.file())).toList())
            .build());
  }
}
