package org.cspworkbench.app.cli;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import com.google.common.base.Throwables;
import java.util.List;
import org.cspworkbench.presentation.input.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Tells in one sentence what went wrong. */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

  private final Console console;

  Errors(Console console) {
    this.console = console;
  }

  /** What a user typed does not fit: says what, and where the help is. */
  @Override
  public int handleParseException(ParameterException exception, String[] arguments) {
    CommandLine command = exception.getCommandLine();
    String help = command.getCommandSpec().qualifiedName() + " --help";
    console.say(sentence(exception) + "; see " + help);
    return ExitCode.USAGE;
  }

  private static String sentence(ParameterException exception) {
    if (exception instanceof UnmatchedArgumentException unmatched) {
      return unmatched(unmatched);
    }
    String message = Strings.nullToEmpty(exception.getMessage());
    if (exception.getCause() instanceof TypeConversionException wrong) {
      return subject(exception) + wrong.getMessage();
    }
    if (exception instanceof MissingParameterException) {
      return lowerFirst(message.replace("(<", "(").replace(">)", ")"));
    }
    return lowerFirst(message);
  }

  /** What a value was given to: an option is named, an argument is the only one. */
  private static String subject(ParameterException exception) {
    return exception.getArgSpec() instanceof OptionSpec option ? option.longestName() + ": " : "";
  }

  private static String lowerFirst(String message) {
    return message.isEmpty()
        ? message
        : Ascii.toLowerCase(message.charAt(0)) + message.substring(1);
  }

  private static String unmatched(UnmatchedArgumentException exception) {
    String typed = exception.getUnmatched().get(0);
    CommandLine command = exception.getCommandLine();
    if (exception.isUnknownOption()) {
      String name = typed.contains("=") ? typed.substring(0, typed.indexOf('=')) : typed;
      List<String> options = command.getCommandSpec().optionsMap().keySet().stream().toList();
      return "there is no option '" + name + "'" + Nearest.hint(name, options);
    }
    if (command.getParent() == null) {
      return "there is no command '"
          + typed
          + "'"
          + Nearest.hint(typed, command.getSubcommands().keySet());
    }
    return "there is one argument too many, '" + typed + "'";
  }

  /** Something broke, or standard output did. */
  @Override
  public int handleExecutionException(
      Exception exception, CommandLine command, ParseResult parsed) {
    if (exception instanceof Output.Closed) {
      return ExitCode.DONE; // whoever read had enough
    }
    if (exception instanceof WriteFailure failure) {
      console.say(failure.sentence());
      return ExitCode.INTERNAL_ERROR;
    }
    tell(console, exception);
    return ExitCode.INTERNAL_ERROR;
  }

  /** Tells of an internal error. */
  static void tell(Console console, Throwable error) {
    Throwable cause = Throwables.getRootCause(error);
    if (cause instanceof OutOfMemoryError) {
      console.say("out of memory; raise the limit, for example with CSP_JAVA_OPTS=-Xmx4g");
    } else {
      console.say("internal error: " + cause + "; " + Console.DEBUG + "=1 prints the stack trace");
    }
    if (console.isDebugging()) {
      console.note(Throwables.getStackTraceAsString(error).stripTrailing());
    }
  }
}
