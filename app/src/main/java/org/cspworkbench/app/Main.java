package org.cspworkbench.app;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;

/** Where the program starts. */
@Command(
    name = "csp",
    description = "Solve, compare and watch constraint satisfaction problems.",
    mixinStandardHelpOptions = true,
    versionProvider = Main.JarVersion.class)
public final class Main implements Runnable {

  /** Reads the version from the jar that the program runs from. */
  static final class JarVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = Main.class.getPackage().getImplementationVersion();
      return new String[] {"csp " + (version == null ? "(not packaged)" : version)};
    }
  }

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(new CommandLine(new Main()).execute(arguments));
  }

  /** Without a command, says which there are. */
  @Override
  public void run() {
    CommandLine.usage(this, System.err);
  }
}
