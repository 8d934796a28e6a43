package org.cspworkbench.app.cli;

import com.google.common.base.Ascii;
import com.google.common.base.Strings;
import com.google.common.base.Throwables;
import java.util.List;
import org.cspworkbench.core.model.TooManyValuesException;
import org.cspworkbench.document.Nearest;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.TypeConversionException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Reports errors in one sentence. */
final class Errors implements IParameterExceptionHandler, IExecutionExceptionHandler {

  private final Console console;

  Errors(Console console) {
    this.console = console;
  }

  /** Reports what is wrong with a command line, and where its help is. */
  @Override
  public int handleParseException(ParameterException exception, String[] arguments) {
    CommandLine command = exception.getCommandLine();
    String help = command.getCommandSpec().qualifiedName() + " --help";
    console.report(sentence(exception) + "; see " + help);
    return ExitCode.USAGE;
  }

  /** Returns what is wrong with a command line, without a capital and a full stop. */
  static String sentence(ParameterException exception) {
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

  /** Returns the name of the option to which a value was given; the only argument needs no name. */
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

  /** Reports an internal error, or the failure of an output. */
  @Override
  public int handleExecutionException(
      Exception exception, CommandLine command, ParseResult parsed) {
    if (exception instanceof Output.Closed) {
      return ExitCode.DONE; // the reader has closed the pipe
    }
    if (exception instanceof WriteFailure failure) {
      console.report(failure.sentence());
      return ExitCode.INTERNAL_ERROR;
    }
    if (Throwables.getRootCause(exception) instanceof TooManyValuesException tooMany) {
      console.report(tooMany.sentence());
      return ExitCode.BAD_INPUT;
    }
    report(console, exception);
    return ExitCode.INTERNAL_ERROR;
  }

  /** Reports an internal error. */
  static void report(Console console, Throwable error) {
    Throwable cause = Throwables.getRootCause(error);
    if (cause instanceof OutOfMemoryError) {
      console.report("out of memory; raise the limit, for example with CSP_JAVA_OPTS=-Xmx4g");
    } else {
      console.report(
          "internal error: " + cause + "; " + Console.DEBUG + "=1 prints the stack trace");
    }
    if (console.isDebugging()) {
      console.note(Throwables.getStackTraceAsString(error).stripTrailing());
    }
  }
}
