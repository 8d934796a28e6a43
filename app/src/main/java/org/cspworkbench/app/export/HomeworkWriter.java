package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;

/** Writes verified homework lines in one form. */
@FunctionalInterface
public interface HomeworkWriter {

  /** Returns the text of {@code lines}: complete lines, each ended by LF. */
  String write(ImmutableList<VerifiedHomework> lines);
}
