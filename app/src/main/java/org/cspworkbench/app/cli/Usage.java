package org.cspworkbench.app.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Rejects inconsistent command lines. */
final class Usage {

  private final CommandSpec command;

  Usage(CommandSpec command) {
    this.command = command;
  }

  /** Returns an exception with a sentence that has neither a capital nor a full stop. */
  ParameterException error(String sentence) {
    return new ParameterException(command.commandLine(), sentence);
  }

  /** Rejects the command line if {@code holds} is false. */
  void check(boolean holds, String sentence) {
    if (!holds) {
      throw error(sentence);
    }
  }
}
