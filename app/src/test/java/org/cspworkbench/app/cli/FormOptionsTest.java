package org.cspworkbench.app.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.cspworkbench.solvers.Choices;
import org.cspworkbench.solvers.Parameter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** The options that are made of parameters: their help, their values, and what they reject. */
final class FormOptionsTest {

  private static final Parameter.WholeNumber SIDE =
      new Parameter.WholeNumber("side", "The side of a pattern.", 2, 4, 3, "pixels");
  private static final Parameter.WholeNumber NTH =
      new Parameter.WholeNumber("nth", "The N-th solution.", 1, Long.MAX_VALUE, 1);
  private static final Parameter.Decimal SHARE =
      new Parameter.Decimal("share", "The share of cells.", 0, 1, 0.5);
  private static final Parameter.Truth FINE = new Parameter.Truth("fine", "All revisions.");
  private static final Parameter.Time DELAY =
      new Parameter.Time("delay", "How long each frame is shown.", Duration.ofMillis(200));
  private static final Parameter.FileName FILE =
      new Parameter.FileName("output", "The file to write.", "FILE.pdf");
  private static final Parameter.Text KEY = new Parameter.Text("key", "The key.", "TEXT");
  private static final Choices<Integer> COLUMNS =
      Choices.of(
          "columns",
          "The number of columns. More are too narrow.",
          List.of(1, 2, 3),
          String::valueOf,
          number -> number == 1 ? "for a narrow page" : "",
          2);

  @Command(name = "test")
  private static final class Options {
    @Mixin
    private FormOptions form =
        new FormOptions()
            .with(SIDE)
            .withOptional(NTH, "the first")
            .with(SHARE)
            .with(FINE)
            .with(DELAY)
            .withOptional(FILE, "", "-o", "--output")
            .with(KEY)
            .with(COLUMNS.parameter());
  }

  private final Options options = new Options();
  private final CommandLine command = new CommandLine(options);

  private FormOptions parsed(String... arguments) {
    command.parseArgs(arguments);
    return options.form;
  }

  private String help(String option) {
    CommandSpec spec = command.getCommandSpec();
    return spec.findOption(option).paramLabel()
        + ": "
        + String.join(" ", spec.findOption(option).description());
  }

  @Test
  void theHelpStatesTheEffectTheValuesAndTheDefault() {
    assertThat(help("--side"))
        .isEqualTo("N: The side of a pattern. From 2 to 4 pixels. Default: 3.");
    assertThat(help("--nth")).isEqualTo("N: The N-th solution. Default: the first.");
    assertThat(help("--share")).isEqualTo("N: The share of cells. From 0 to 1. Default: 0.5.");
    assertThat(help("--fine")).endsWith(": All revisions.");
    assertThat(help("--delay")).isEqualTo("TIME: How long each frame is shown. Default: 200ms.");
    assertThat(help("-o")).isEqualTo("FILE.pdf: The file to write.");
    assertThat(help("--key")).isEqualTo("TEXT: The key.");
    assertThat(help("--columns"))
        .isEqualTo(
            "COLUMNS: The number of columns: 1 (for a narrow page), 2 or 3."
                + " More are too narrow. Default: 2.");
    assertThat(command.getCommandSpec().findOption("--columns").completionCandidates())
        .containsExactly("1", "2", "3");
  }

  @Test
  void whatIsNotGivenHasItsDefault() {
    FormOptions form = parsed();
    assertThat(form.count(SIDE)).isEqualTo(3);
    assertThat(form.has(SIDE)).isFalse();
    assertThat(form.given(NTH)).isEmpty();
    assertThat(form.holds(FINE)).isFalse();
    assertThat(form.time(DELAY)).isEqualTo(Duration.ofMillis(200));
    assertThat(form.given(FILE)).isEmpty();
    assertThat(form.given(KEY)).isEmpty();
    assertThat(form.chosen(COLUMNS)).isEqualTo(2);
  }

  @Test
  void whatIsGivenIsRead() {
    FormOptions form =
        parsed(
            "--side=4",
            "--nth",
            "9223372036854775807",
            "--fine",
            "--delay=2m",
            "-o",
            "a b.pdf",
            "--key",
            "",
            "--columns= 1 ");
    assertThat(form.count(SIDE)).isEqualTo(4);
    assertThat(form.number(NTH)).isEqualTo(Long.MAX_VALUE);
    assertThat(form.holds(FINE)).isTrue();
    assertThat(form.time(DELAY)).isEqualTo(Duration.ofMinutes(2));
    assertThat(form.given(FILE)).contains(Path.of("a b.pdf"));
    assertThat(form.given(KEY)).contains("");
    assertThat(form.chosen(COLUMNS)).isEqualTo(1);
    assertThat(parsed().has(SIDE)).as("the next command line").isFalse();
  }

  @Test
  void aWrongValueIsRejectedWithTheNameOfTheOption() {
    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> parsed("--side", "5"))
        .satisfies(
            fault ->
                assertThat(Errors.sentence(fault))
                    .isEqualTo("--side: expected a whole number from 2 to 4, found '5'"));
    assertThatExceptionOfType(ParameterException.class)
        .isThrownBy(() -> parsed("--columns", "4"))
        .satisfies(
            fault ->
                assertThat(Errors.sentence(fault))
                    .isEqualTo("--columns: expected 1, 2 or 3, found '4'"));
  }
}
