package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.BitSet;

/** The exit code of a command for several problems: the most severe one. */
final class GravestExitCode {

  private static final ImmutableList<Integer> GRAVEST_FIRST =
      ImmutableList.of(
          ExitCode.INTERNAL_ERROR,
          ExitCode.BAD_INPUT,
          ExitCode.NOT_FINISHED,
          ExitCode.NO_SOLUTION,
          ExitCode.SEVERAL_SOLUTIONS,
          ExitCode.NOT_AS_WISHED);

  private final BitSet occurred = new BitSet();
  private long count;

  void add(int code) {
    count++;
    occurred.set(code);
  }

  /** Returns the number of problems that have been processed. */
  long count() {
    return count;
  }

  int code() {
    return GRAVEST_FIRST.stream().filter(occurred::get).findFirst().orElse(ExitCode.DONE);
  }
}
