package org.cspworkbench.app.gui;

import java.nio.file.Path;

/** A list of what was opened recently. */
interface RecentList {

  /** A list that records nothing. */
  RecentList FORGOTTEN =
      new RecentList() {
        @Override
        public void opened(String title, Path file) {}

        @Override
        public void opened(String title, String text) {}
      };

  /** Adds a file that has been read, with the title of its content. */
  void opened(String title, Path file);

  /** Adds a text that was pasted or typed, and stores it in a file. */
  void opened(String title, String text);
}
