package org.cspworkbench.app.cli;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableSet;
import com.google.common.primitives.Ints;
import java.util.BitSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.cspworkbench.app.export.Formats;
import org.cspworkbench.app.export.RunWriter;
import org.cspworkbench.core.search.Limits;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.parts.PartsReader;
import org.cspworkbench.presentation.parts.SplitProblem;
import org.cspworkbench.solvers.Parameter;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** The options to solve parts of a problem that {@code csp split} has cut. */
final class PartsOptions {

  private static final String PARTS = "--parts";

  /** The options that go with parts; the file states all else. */
  private static final ImmutableSet<String> OTHERS =
      ImmutableSet.of(PARTS, "--part", "--format", "--timeout", "--threads");

  private static final Parameter.Text FILE =
      new Parameter.Text(
          "parts",
          "Solve parts of a problem, from a file of csp split, which states the problem, the"
              + " solver and the number of solutions. Requires --format json; csp merge merges the"
              + " results.",
          "FILE");
  private static final Parameter.Text PART =
      new Parameter.Text(
          "part",
          "With --parts: the parts to solve, as in 17, 17..32 or 1,5..9. Default: all.",
          "K|A..B");

  @Mixin private FormOptions form = new FormOptions().with(FILE).with(PART);

  /** Returns whether parts are to be solved; rejects options that do not go with it. */
  boolean areGiven(Formats.Format<RunWriter> format, CommandSpec command, Usage usage) {
    usage.check(form.has(FILE) || !form.has(PART), "--part goes with --parts FILE");
    if (!form.has(FILE)) {
      return false;
    }
    for (ArgSpec given : command.commandLine().getParseResult().matchedArgs()) {
      usage.check(
          given instanceof OptionSpec option && OTHERS.contains(option.longestName()),
          "the file of --parts states the problem and how it is solved; besides, expected --part,"
              + " --format json, --timeout or --threads");
    }
    usage.check(format.equals(Formats.JSON_RUNS), "--parts requires --format json");
    return true;
  }

  /** Solves the parts, and prints a row for each, in their order. */
  int solve(Limits limits, int threads, Console console, Usage usage) {
    try {
      String name = form.given(FILE).orElse("");
      SplitProblem split = PartsFile.read(name, console, PartsReader::read);
      BitSet numbers = PartNumbers.read(form.given(PART).orElse(null), split.parts().size(), usage);
      return solve(split, numbers, limits, threads, console);
    } catch (UnreadableException e) {
      console.report(e.sentence());
    }
    return ExitCode.BAD_INPUT;
  }

  private static int solve(
      SplitProblem split, BitSet numbers, Limits limits, int threads, Console console)
      throws UnreadableException {
    PartSearch search = new PartSearch(split, limits);
    GravestExitCode verdict = new GravestExitCode();
    InOrder.process(
        numbers.stream().iterator(),
        () -> true,
        threads,
        search::report,
        reports -> {
          Report.print(reports, console, verdict);
          console.progress().show("parts: " + verdict.count());
        });
    console.progress().clear();
    return verdict.code();
  }

  /** Reads the numbers of parts: {@code 17}, {@code 17..32}, or several of these with commas. */
  private static final class PartNumbers {

    private static final Pattern RANGE = Pattern.compile("(\\d+)(?:\\.\\.(\\d+))?");

    private PartNumbers() {}

    /** Returns the numbers in {@code text}, which are from 1 to {@code count}; all for null. */
    static BitSet read(@Nullable String text, int count, Usage usage) {
      BitSet numbers = new BitSet();
      if (text == null) {
        numbers.set(1, count + 1);
        return numbers;
      }
      for (String range : Splitter.on(',').trimResults().split(text)) {
        Matcher matcher = RANGE.matcher(range);
        int from = matcher.matches() ? number(matcher.group(1)) : 0;
        int to = from > 0 && matcher.group(2) != null ? number(matcher.group(2)) : from;
        usage.check(
            1 <= from && from <= to && to <= count,
            "--part: expected a part from 1 to %d, or a range such as 1..%d, found '%s'"
                .formatted(count, count, range));
        numbers.set(from, to + 1);
      }
      return numbers;
    }

    private static int number(String digits) {
      Integer number = Ints.tryParse(digits);
      return number == null ? Integer.MAX_VALUE : number;
    }
  }
}
