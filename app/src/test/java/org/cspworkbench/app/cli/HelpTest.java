package org.cspworkbench.app.cli;

import static com.google.common.collect.ImmutableList.toImmutableList;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;

/** The texts of {@code --help}, for all commands and options. */
final class HelpTest {

  /** The list of commands has room for about this many characters on two lines. */
  private static final int LONGEST_SUMMARY = 90;

  private static final ImmutableList<CommandLine> ALL =
      all(CspCommand.commandLine(Console.ofProcess())).collect(toImmutableList());

  private static Stream<CommandLine> all(CommandLine command) {
    return Stream.concat(
        Stream.of(command),
        command.getSubcommands().values().stream().distinct().flatMap(HelpTest::all));
  }

  private static List<String> description(CommandLine command) {
    return List.of(command.getCommandSpec().usageMessage().description());
  }

  /** The list of commands prints the first paragraph of each description. */
  @Test
  void theListOfCommandsHasWholeAndShortSentences() {
    assertThat(ALL).hasSizeGreaterThan(24);
    for (CommandLine command : ALL) {
      String summary = description(command).get(0);
      assertThat(summary)
          .as(command.getCommandName())
          .endsWith(".")
          .doesNotContain(". ")
          .hasSizeLessThanOrEqualTo(LONGEST_SUMMARY);
      if (!command.getSubcommands().isEmpty()) {
        String help = unwrapped(command.getUsageMessage());
        command
            .getSubcommands()
            .values()
            .forEach(each -> assertThat(help).contains(description(each).get(0)));
      }
    }
  }

  /** The terminal wraps them; a line that ends within a sentence would be wrapped twice. */
  @Test
  void descriptionsAreWrappedOnce() {
    for (CommandLine command : ALL) {
      assertThat(description(command)).as(command.getCommandName()).allMatch(HelpTest::isWhole);
      for (ArgSpec argument :
          Stream.concat(
                  command.getCommandSpec().options().stream(),
                  command.getCommandSpec().positionalParameters().stream())
              .toList()) {
        assertThat(Arrays.asList(argument.description()))
            .as("%s: %s", command.getCommandName(), argument)
            .isNotEmpty()
            .allMatch(HelpTest::isWhole);
      }
    }
  }

  private static boolean isWhole(String paragraph) {
    return paragraph.endsWith(".");
  }

  /** Single quotes are no quotes in the Command Prompt. */
  @Test
  void examplesSuitTheShellsOfWindowsToo() {
    for (CommandLine command : ALL) {
      assertThat(List.of(command.getCommandSpec().usageMessage().footer()))
          .as(command.getCommandName())
          .noneMatch(line -> line.startsWith("  csp ") && line.matches(".*['$\\\\].*"));
    }
  }

  /** Who has the jar alone learns what the sources offer besides. */
  @Test
  void theHelpNamesTheCommandOfTheSources() {
    assertThat(unwrapped(Csp.run("--help").out()))
        .contains("In the sources of the program, there is also csp cluster,");
  }

  private static String unwrapped(String text) {
    return CharMatcher.whitespace().trimAndCollapseFrom(text, ' ');
  }
}
