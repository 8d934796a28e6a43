package org.cspworkbench.app.gui.settings;

import com.google.common.collect.ImmutableList;
import java.nio.file.Path;

/**
 * The recently used files, the latest first: puzzles, and games that were replaced by another one.
 *
 * @param files at most {@value #MOST}
 */
public record RecentFiles(ImmutableList<RecentFile> files) {

  /** The maximum number of files. */
  public static final int MOST = 5;

  /** No recent files. */
  public static final RecentFiles NONE = new RecentFiles(ImmutableList.of());

  /**
   * A recently used file.
   *
   * @param title its title in the window
   * @param file the file
   */
  public record RecentFile(String title, Path file) {}

  /** Creates a list of the first {@value #MOST} files. */
  public RecentFiles(ImmutableList<RecentFile> files) {
    this.files = files.subList(0, Math.min(files.size(), MOST));
  }

  /** Returns a copy with this file as the latest. */
  public RecentFiles with(RecentFile latest) {
    return new RecentFiles(
        ImmutableList.<RecentFile>builder()
            .add(latest)
            .addAll(files.stream().filter(each -> !each.file().equals(latest.file())).toList())
            .build());
  }
}
