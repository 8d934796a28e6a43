package org.cspworkbench.app.cli;

import com.google.common.collect.ImmutableList;
import java.util.Locale;
import java.util.Map;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The manual page of a command, as the program {@code man} reads it. */
final class ManPage {

  private final StringBuilder page = new StringBuilder();

  private ManPage() {}

  /** Returns the page of {@code command}; a command that contains others has them on its page. */
  static String of(CommandLine command, String version) {
    ManPage writer = new ManPage();
    String name = command.getCommandSpec().qualifiedName("-");
    writer.line(
        ".TH \"%s\" 1 \"\" \"%s\" \"CSP Workbench\""
            .formatted(name.toUpperCase(Locale.ROOT), version));
    writer.section("NAME");
    writer.text(name + " - " + command.getCommandSpec().usageMessage().description()[0]);
    writer.command(command);
    writer.section("SEE ALSO");
    writer.text("csp(1), csp help, csp licenses");
    return writer.page.toString();
  }

  private void command(CommandLine command) {
    section("SYNOPSIS");
    preformatted(synopsis(command));
    section("DESCRIPTION");
    paragraphs(command.getCommandSpec().usageMessage().description());
    arguments(command);
    if (command.getCommandSpec().parent() == null) {
      section("COMMANDS");
      command.getSubcommands().values().stream().distinct().forEach(this::summary);
    } else {
      command.getSubcommands().values().stream().distinct().forEach(this::subcommand);
    }
    section("EXIT STATUS");
    for (Map.Entry<String, String> code :
        command.getCommandSpec().usageMessage().exitCodeList().entrySet()) {
      item("\\fB" + escaped(code.getKey().strip()) + "\\fR", code.getValue());
    }
    section("EXAMPLES");
    preformatted(examples(command));
  }

  /** A command of a group has a heading on the page of the group. */
  private void subcommand(CommandLine command) {
    section(command.getCommandSpec().qualifiedName().toUpperCase(Locale.ROOT));
    preformatted(synopsis(command));
    paragraphs(command.getCommandSpec().usageMessage().description());
    arguments(command);
    preformatted(examples(command));
  }

  private void summary(CommandLine command) {
    item(
        "\\fB" + escaped(command.getCommandSpec().qualifiedName()) + "\\fR",
        command.getCommandSpec().usageMessage().description());
  }

  private void arguments(CommandLine command) {
    ImmutableList<PositionalParamSpec> parameters =
        ImmutableList.copyOf(command.getCommandSpec().positionalParameters());
    if (!parameters.isEmpty()) {
      section("ARGUMENTS");
      parameters.forEach(each -> item(label(each), each.description()));
    }
    section("OPTIONS");
    for (OptionSpec option : command.getCommandSpec().options()) {
      if (!option.hidden()) {
        String names = "\\fB" + escaped(String.join(", ", option.names())) + "\\fR";
        item(option.arity().max() == 0 ? names : names + " " + label(option), option.description());
      }
    }
  }

  private static String label(ArgSpec argument) {
    return "\\fI" + escaped(argument.paramLabel()) + "\\fR";
  }

  private static String examples(CommandLine command) {
    String footer = String.join("%n", command.getCommandSpec().usageMessage().footer());
    return formatted(footer).replaceFirst("\\s*Examples?:", "");
  }

  private static String synopsis(CommandLine command) {
    return command.getHelp().synopsis(0).strip();
  }

  private void section(String title) {
    line(".SH \"" + title + "\"");
  }

  private void item(String title, String... paragraphs) {
    line(".TP");
    line(title);
    page.append(escaped(formatted(String.join(" ", paragraphs)))).append('\n');
  }

  private void paragraphs(String... paragraphs) {
    for (String paragraph : paragraphs) {
      line(".PP");
      text(formatted(paragraph));
    }
  }

  private void preformatted(String lines) {
    line(".nf");
    lines.strip().lines().forEach(this::text);
    line(".fi");
  }

  private void text(String text) {
    page.append(escaped(text)).append('\n');
  }

  private void line(String line) {
    page.append(line).append('\n');
  }

  /** Returns what the parser would display: its texts are formats, too. */
  private static String formatted(String text) {
    return Ansi.OFF.string(String.format(text));
  }

  /** Hyphens are minus signs; a full stop or an apostrophe at the start would be a request. */
  private static String escaped(String text) {
    String safe = text.replace("\\", "\\e").replace("-", "\\-");
    return safe.startsWith(".") || safe.startsWith("'") ? "\\&" + safe : safe;
  }
}
