package org.cspworkbench.app.gui;

import java.nio.file.Path;

/** Remembers what was opened, so that it is found again. */
interface RecentList {

  /** Remembers nothing. */
  RecentList FORGOTTEN =
      new RecentList() {
        @Override
        public void opened(String title, Path file) {}

        @Override
        public void opened(String title, String text) {}
      };

  /** Remembers a file that could be read, and the title of what is in it. */
  void opened(String title, Path file);

  /** Keeps a text that was pasted or typed, and is in no file. */
  void opened(String title, String text);
}
