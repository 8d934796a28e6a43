package org.cspworkbench.app.cli;

import static java.util.Objects.requireNonNull;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import org.cspworkbench.app.about.Version;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Parameters;

/** {@code csp}: the command that contains all others. */
@Command(
    name = "csp",
    description = "Solve, compare and watch constraint satisfaction problems, Sudoku first.",
    versionProvider = CspCommand.JarVersion.class,
    footer = {
      "%nExamples:",
      "  csp solve puzzles.txt --format line",
      "  csp compare puzzles.txt --seed 1",
      "  csp generate -n 4 --rating hard --sheet puzzles.pdf",
      "  csp solve --help",
      "%nIn the sources of the program, there is also csp cluster, which runs solve, check, rate,"
          + " convert, generate and the parts of split with Apache Spark: csp cluster --help."
    },
    exitCodeList = {
      "0:done",
      "1:internal error",
      "2:the command line is not valid",
      "3:something could not be read",
      "4:no solution",
      "5:several solutions (check)",
      "6:not finished: out of time or of attempts",
      "7:a puzzle does not meet the request (generate), a claim is false (lesson check),"
          + " a line cannot be right (lesson verify)",
      "130:interrupted"
    })
public final class CspCommand extends CommandGroup {

  /** The commands, in the order of the help. */
  private static final ImmutableList<String> COMMANDS =
      ImmutableList.of(
          "solve",
          "split",
          "merge",
          "compare",
          "animate",
          "view",
          "check",
          "explain",
          "rate",
          "convert",
          "generate",
          "tiles",
          "lesson",
          "solvers",
          "problems",
          "minizinc",
          "site",
          "gui",
          "help",
          "licenses",
          "generate-completion",
          "generate-man-page");

  /** The replacement for characters of an argument that the locale cannot decode. */
  private static final char UNREADABLE = '\ufffd';

  /** The commands that require all other commands. */
  private static final ImmutableSet<String> NEED_ALL =
      ImmutableSet.of("help", "generate-completion", "generate-man-page");

  /** Reads the version from the jar of the program. */
  static final class JarVersion implements IVersionProvider {
    @Override
    public String[] getVersion() {
      return new String[] {"csp " + Version.packaged().orElse("(not packaged)")};
    }
  }

  private CspCommand(Console console) {
    super(console);
  }

  /** Runs one command on the streams of the process, and returns its exit code. */
  public static int run(String... arguments) {
    Console console = Console.ofProcess();
    Runtime.getRuntime().addShutdownHook(new Thread(console.out()::seal, "seal output"));
    return run(console, arguments);
  }

  static int run(Console console, String... arguments) {
    try {
      for (String argument : arguments) {
        if (argument.indexOf(UNREADABLE) >= 0) {
          console.report(unreadable(argument));
          return ExitCode.BAD_INPUT;
        }
      }
      return commandLine(console, arguments).execute(arguments);
    } catch (RuntimeException | Error e) { // including OutOfMemoryError
      Errors.report(console, e);
      return ExitCode.INTERNAL_ERROR;
    }
  }

  private static String unreadable(String argument) {
    String characters = System.getProperty("sun.jnu.encoding", "unknown");
    return "'"
        + argument
        + "' has characters that cannot be read in this locale, whose character set is "
        + characters
        + "; choose another locale, for example with LC_ALL=C.UTF-8";
  }

  /**
   * Creates the parser for these arguments, with only the command that they name if possible.
   * Setting up all commands takes as long as rating some hundred puzzles.
   */
  static CommandLine commandLine(Console console, String... arguments) {
    Errors errors = new Errors(console);
    CommandLine csp = new CommandLine(new CspCommand(console));
    String first = arguments.length == 0 ? "" : arguments[0];
    if (COMMANDS.contains(first) && !NEED_ALL.contains(first)) {
      csp.addSubcommand(command(first, console));
    } else {
      COMMANDS.forEach(command -> csp.addSubcommand(command(command, console)));
    }
    csp.setOut(console.out().writer())
        .setErr(console.err())
        .setParameterExceptionHandler(errors)
        .setExecutionExceptionHandler(errors)
        .setExpandAtFiles(false) // file names may begin with @
        .setUsageHelpAutoWidth(true);
    csp.getCommandSpec().addOption(version());
    addHelp(csp);
    return csp;
  }

  /** Creates a command. Loads no class of the others, as a table of constructors would. */
  private static Object command(String name, Console console) {
    return switch (name) {
      case "solve" -> new SolveCommand(console);
      case "site" -> new SiteCommand(console);
      case "split" -> new SplitCommand(console);
      case "merge" -> new MergeCommand(console);
      case "compare" -> new CompareCommand(console);
      case "animate" -> new AnimateCommand(console);
      case "view" -> new ViewCommand(console);
      case "check" -> new CheckCommand(console);
      case "explain" -> new ExplainCommand(console);
      case "rate" -> new RateCommand(console);
      case "convert" -> new ConvertCommand(console);
      case "generate" -> new GenerateCommand(console);
      case "tiles" -> TilesCommand.of(console);
      case "lesson" -> LessonCommand.of(console);
      case "solvers" -> new SolversCommand(console);
      case "problems" -> new ProblemsCommand(console);
      case "minizinc" -> MiniZincCommand.of(console);
      case "gui" -> new GuiCommand(console);
      case "help" -> new HelpCommand(console);
      case "licenses" -> new LicensesCommand(console);
      case "generate-completion" -> new CompletionCommand(console);
      case "generate-man-page" -> new ManPageCommand(console);
      default -> throw new IllegalArgumentException(name);
    };
  }

  private static OptionSpec version() {
    return OptionSpec.builder("-V", "--version")
        .versionHelp(true)
        .description("Show the version.")
        .build();
  }

  private static OptionSpec help() {
    return OptionSpec.builder("-h", "--help")
        .usageHelp(true)
        .description("Show this help.")
        .build();
  }

  private static void addHelp(CommandLine command) {
    command.getCommandSpec().addOption(help());
    command.setUsageHelpLongOptionsMaxWidth(30);
    command
        .getCommandSpec()
        .usageMessage()
        .abbreviateSynopsis(true)
        .sortOptions(false)
        .synopsisHeading("Usage: ")
        .parameterListHeading("%nArguments:%n")
        .optionListHeading("%nOptions:%n")
        .commandListHeading("%nCommands:%n")
        .exitCodeListHeading("%nExit codes:%n");
    // aliases appear more than once
    command.getSubcommands().values().stream().distinct().forEach(CspCommand::addHelp);
  }

  /**
   * {@code csp generate-completion}: prints a script for the completion of command lines in a
   * shell.
   */
  @Command(
      name = "generate-completion",
      description = "Print a script by which bash or zsh completes csp command lines.",
      footer = {"%nExample:", "  source <(csp generate-completion)"},
      exitCodeList = {"0:the script was printed", "2:the command line is not valid"})
  private static final class CompletionCommand extends ConsoleCommand {

    CompletionCommand(Console console) {
      super(console);
    }

    @Override
    public Integer call() {
      console.write(AutoComplete.bash("csp", command().root().commandLine()));
      return ExitCode.DONE;
    }
  }

  /** {@code csp generate-man-page}: prints the manual page of a command. */
  @Command(
      name = "generate-man-page",
      description = "Print the manual page of csp, or of one of its commands, for man.",
      footer = {"%nExample:", "  csp generate-man-page solve"},
      exitCodeList = {"0:the page was printed", "2:the command line is not valid"})
  private static final class ManPageCommand extends ConsoleCommand {

    @Parameters(arity = "0..1", paramLabel = "COMMAND", description = "The command.")
    private @Nullable String name;

    ManPageCommand(Console console) {
      super(console);
    }

    @Override
    public Integer call() {
      CommandLine csp = command().root().commandLine();
      CommandLine described = name == null ? csp : csp.getSubcommands().get(name);
      usage().check(described != null, "there is no command '" + name + "'");
      console.write(ManPage.of(requireNonNull(described), new JarVersion().getVersion()[0]));
      return ExitCode.DONE;
    }
  }
}
