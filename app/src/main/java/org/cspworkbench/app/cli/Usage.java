package org.cspworkbench.app.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Refuses what does not fit together on a command line. */
final class Usage {

  private final CommandSpec command;

  Usage(CommandSpec command) {
    this.command = command;
  }

  /** The refusal, with a sentence that has neither capital nor full stop. */
  ParameterException refuse(String sentence) {
    return new ParameterException(command.commandLine(), sentence);
  }

  /** Refuses unless {@code holds}. */
  void check(boolean holds, String sentence) {
    if (!holds) {
      throw refuse(sentence);
    }
  }
}
