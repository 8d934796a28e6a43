package org.cspworkbench.app.cli;

import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Spec;

/** The option for the solver. */
final class SolverOption {

  private final OptionSpec option;

  private SolverOption(String usual, String remark) {
    option =
        OptionSpec.builder("--solver")
            .paramLabel("ID")
            .type(SolverChoice.class)
            .defaultValue(usual)
            .converters(new SolverChoice.Converter())
            .completionCandidates(new SolverChoice.Converter())
            .description("The solver (see csp solvers). Default: " + usual + remark)
            .build();
  }

  /** Returns the option whose default is a solver. */
  static SolverOption of(String usual) {
    return new SolverOption(usual, ".");
  }

  /** Returns the option whose default is the choice by the problem. */
  static SolverOption automatic() {
    return new SolverOption(
        SolverChoice.AUTO,
        ", the strongest known solver for each problem. With --all, --nth, --filter or a parameter,"
            + " in csp split, and where the run is recorded or displayed, auto is mac; for XCSP3"
            + " domwdeg, and mac-alldifferent with --all; splitting where it is displayed and"
            + " domains are wide.");
  }

  /** Adds the option to those of the command; called by picocli. */
  @Spec
  void addTo(CommandSpec command) {
    command.addOption(option);
  }

  SolverChoice choice() {
    return option.getValue();
  }
}
