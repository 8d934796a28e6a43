package org.cspworkbench.app.cli;

import picocli.CommandLine.Option;

/** The option for the solver. */
final class SolverOption {

  @Option(
      names = "--solver",
      paramLabel = "ID",
      defaultValue = SolverChoice.AUTO,
      converter = SolverChoice.Converter.class,
      completionCandidates = SolverChoice.Converter.class,
      description =
          "The solver (see csp solvers). Default: auto, the strongest known solver for each"
              + " problem. With --all, --nth, --filter or a parameter, in csp split, and where the"
              + " run is recorded or displayed, auto is mac; for XCSP3 domwdeg, and"
              + " mac-alldifferent with --all; splitting where it is displayed and domains are"
              + " wide.")
  @SuppressWarnings("NullAway.Init") // initialized by picocli
  private SolverChoice choice;

  SolverChoice choice() {
    return choice;
  }
}
