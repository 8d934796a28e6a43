package org.cspworkbench.app.cli;

import picocli.CommandLine.Option;

/** Help for a command. */
final class HelpOption {

  @Option(
      names = {"-h", "--help"},
      usageHelp = true,
      description = "Show this help.")
  private boolean help;
}
