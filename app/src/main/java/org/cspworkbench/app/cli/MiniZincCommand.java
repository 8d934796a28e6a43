package org.cspworkbench.app.cli;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import com.google.common.io.MoreFiles;
import com.google.common.io.RecursiveDeleteOption;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.stream.Collectors;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.flatzinc.FlatZincInstance;
import org.cspworkbench.flatzinc.FlatZincReader;
import org.cspworkbench.flatzinc.MiniZincLibrary;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code csp minizinc}: makes CSP Workbench a solver of MiniZinc. */
@Command(
    name = "minizinc",
    description = "Make this program a solver of MiniZinc, or solve a FlatZinc file for it.",
    footer = {
      "%nExamples:",
      "  csp minizinc install",
      "  minizinc --solver csp-workbench model.mzn data.dzn",
      "  csp minizinc run -a -s model.fzn",
      "  csp minizinc uninstall"
    },
    exitCodeList = {
      "0:done",
      "2:the command line is not valid",
      "Others:see the help of install, uninstall and run"
    })
final class MiniZincCommand extends CommandGroup {

  private static final String SOLVER = "csp-workbench";
  private static final String WINDOW = "csp-workbench-window";

  private MiniZincCommand(Console console) {
    super(console);
  }

  /** Returns the command with its subcommands. */
  static CommandLine of(Console console) {
    return new CommandLine(new MiniZincCommand(console))
        .addSubcommand(new InstallCommand(console))
        .addSubcommand(new UninstallCommand(console))
        .addSubcommand(new RunCommand(console));
  }

  /** A command on the solver configurations of a user. */
  @Command
  abstract static class ConfigurationCommand extends ConsoleCommand {

    @Option(
        names = "--to",
        paramLabel = "FOLDER",
        description =
            "The folder of solver configurations. Default: .minizinc/solvers in your home folder,"
                + " where MiniZinc finds them.")
    private @Nullable Path to;

    ConfigurationCommand(Console console) {
      super(console);
    }

    /** Returns the folder of solver configurations. */
    final Path folder() {
      return to == null
          ? Path.of(System.getProperty("user.home"), ".minizinc", "solvers")
          : to.toAbsolutePath().normalize();
    }

    /** Returns the folder of what the configurations refer to. */
    final Path own() {
      return folder().resolve(SOLVER);
    }

    /** Returns the file of the configuration of this name. */
    final Path configuration(String name) {
      return folder().resolve(name + ".msc");
    }

    @Override
    public final Integer call() {
      try {
        return change();
      } catch (IOException e) {
        throw new WriteFailure(folder().toString(), e);
      }
    }

    /** Writes or removes the configurations; returns the exit code. */
    abstract int change() throws IOException;
  }

  /** {@code csp minizinc install}: writes the configurations. */
  @Command(
      name = "install",
      description = {
        "Write the solver configurations of this program for MiniZinc.",
        "csp-workbench solves, and csp-workbench-window opens the window with the problem. Repeat"
            + " it when the program or its Java runtime is moved."
      },
      exitCodeList = {
        "0:the configurations were written",
        "1:internal error, or a file cannot be written",
        "2:the command line is not valid"
      })
  static final class InstallCommand extends ConfigurationCommand {

    private static final boolean IS_WINDOWS = File.separatorChar == '\\';

    InstallCommand(Console console) {
      super(console);
    }

    @Override
    int change() throws IOException {
      Path library = own().resolve(MiniZincLibrary.FOLDER);
      MiniZincLibrary.writeTo(library);
      new MiniZincLibrary.Configuration(
              "org.cspworkbench." + SOLVER,
              "CSP Workbench",
              script("run", "minizinc run"),
              library,
              ImmutableList.of("-a", "-n", "-f", "-p", "-s", "-v", "-t", "-r"),
              false)
          .writeTo(configuration(SOLVER));
      new MiniZincLibrary.Configuration(
              "org.cspworkbench." + WINDOW,
              "CSP Workbench, window",
              script("window", "gui"),
              library,
              ImmutableList.of(),
              true)
          .writeTo(configuration(WINDOW));
      console.write(configuration(SOLVER) + "\n" + configuration(WINDOW) + "\n");
      return ExitCode.DONE;
    }

    /** Writes a script that runs this program, as it runs now, with {@code command}. */
    private Path script(String name, String command) throws IOException {
      Path java = Path.of(System.getProperty("java.home"), "bin", "java");
      String classes =
          Splitter.on(File.pathSeparatorChar)
              .splitToStream(System.getProperty("java.class.path"))
              .map(path -> Path.of(path).toAbsolutePath().toString())
              .collect(Collectors.joining(File.pathSeparator));
      String program = " -cp " + quoted(classes) + " org.cspworkbench.app.Main " + command;
      Path script = own().resolve(IS_WINDOWS ? name + ".cmd" : name);
      Files.writeString(
          script,
          IS_WINDOWS
              ? "@" + quoted(java.toString()) + " -XX:+UseSerialGC" + program + " %*\r\n"
              : "#!/bin/sh\nexec "
                  + quoted(java.toString())
                  + " -XX:+UseSerialGC $CSP_JAVA_OPTS"
                  + program
                  + " \"$@\"\n",
          StandardCharsets.UTF_8);
      if (!IS_WINDOWS && !script.toFile().setExecutable(true)) {
        throw new IOException(script + " cannot be made executable");
      }
      return script;
    }

    private static String quoted(String path) {
      return IS_WINDOWS ? '"' + path + '"' : "'" + path.replace("'", "'\\''") + "'";
    }
  }

  /** {@code csp minizinc uninstall}: removes the configurations. */
  @Command(
      name = "uninstall",
      description = "Remove the solver configurations that csp minizinc install has written.",
      exitCodeList = {
        "0:no configuration of this program is there any more",
        "1:internal error, or a file cannot be removed",
        "2:the command line is not valid"
      })
  static final class UninstallCommand extends ConfigurationCommand {

    UninstallCommand(Console console) {
      super(console);
    }

    @Override
    int change() throws IOException {
      for (String name : ImmutableList.of(SOLVER, WINDOW)) {
        if (Files.deleteIfExists(configuration(name))) {
          console.write("removed " + configuration(name) + "\n");
        }
      }
      if (Files.exists(own())) {
        MoreFiles.deleteRecursively(own(), RecursiveDeleteOption.ALLOW_INSECURE);
      }
      return ExitCode.DONE;
    }
  }

  /** {@code csp minizinc run}: solves a FlatZinc file, as MiniZinc asks its solvers to. */
  @Command(
      name = "run",
      description = {
        "Solve a FlatZinc file, and print solutions as FlatZinc prescribes.",
        "Without -f, the search is that of the annotations of the model."
      },
      footer = {"%nExample:", "  csp minizinc run -a -s model.fzn"},
      exitCodeList = {
        "0:the search ended; the output states how",
        "1:internal error",
        "2:the command line is not valid",
        "3:the file cannot be read, or has a part that is not supported"
      })
  static final class RunCommand extends ConsoleCommand {

    @Option(
        names = {"-a", "--all-solutions"},
        description = "Print all solutions; of an optimisation, each better one.")
    private boolean isForAll;

    @Option(names = "-n", paramLabel = "N", description = "Print N solutions.")
    private long count = 1;

    @Option(
        names = {"-f", "--free-search"},
        description = "Search with the strongest solver, whatever the model states.")
    private boolean isFree;

    @Option(names = "-p", paramLabel = "N", description = "Use N threads; only with -f.")
    private int threads = 1;

    @Option(names = "-s", description = "Print statistics.")
    private boolean reportsStatistics;

    @Option(names = "-v", description = "Report what is done on standard error.")
    private boolean isVerbose;

    @Option(names = "-t", paramLabel = "MS", description = "Stop after so many milliseconds.")
    private @Nullable Long milliseconds;

    @Option(names = "-r", paramLabel = "N", description = "The seed of random choices.")
    private long seed = 1;

    @Parameters(paramLabel = "FILE.fzn", description = "The FlatZinc file.")
    @SuppressWarnings("NullAway.Init") // initialized by picocli
    private Path file;

    RunCommand(Console console) {
      super(console);
    }

    @Override
    public Integer call() throws Exception {
      usage().check(count >= 1, "-n: expected a number from 1 on, found " + count);
      usage().check(threads >= 1, "-p: expected a number from 1 on, found " + threads);
      usage()
          .check(
              milliseconds == null || milliseconds >= 0,
              "-t: expected a number from 0 on, found " + milliseconds);
      Duration time = milliseconds == null ? Limits.FOREVER : Duration.ofMillis(milliseconds);
      long start = System.nanoTime();
      Cancellation deadline =
          milliseconds == null ? new Cancellation() : new Cancellation().orAfter(time);
      try {
        FlatZincInstance instance =
            deadline.during(() -> FlatZincReader.read(file.toString(), file));
        long reading = System.nanoTime() - start;
        report(instance);
        Duration left = milliseconds == null ? time : time.minusNanos(reading);
        return new FlatZincRun(instance, request(left), console::write).solve(reading);
      } catch (CancelledException e) {
        console.write("=====UNKNOWN=====\n");
        return ExitCode.DONE;
      } catch (UnreadableException e) {
        console.report(e.sentence());
        return ExitCode.BAD_INPUT;
      } catch (IOException e) {
        console.report(file + ": cannot be read");
        return ExitCode.BAD_INPUT;
      }
    }

    private FlatZincRun.Request request(Duration left) {
      return new FlatZincRun.Request(
          isForAll ? Long.MAX_VALUE : count,
          isFree,
          threads,
          seed,
          reportsStatistics,
          left.isNegative() ? Duration.ZERO : left);
    }

    private void report(FlatZincInstance instance) {
      if (isVerbose) {
        console.note(
            "% "
                + instance.csp().variables().size()
                + " variables, "
                + instance.csp().constraints().size()
                + " constraints, "
                + instance.search().size()
                + " annotations of the search");
      }
    }
  }
}
