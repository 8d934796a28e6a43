package org.cspworkbench.app.cli;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.cspworkbench.app.export.MergedRows;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.presentation.parts.BoundedLines;
import org.cspworkbench.presentation.parts.PartsFault;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code csp merge}: makes the result of a problem from the results of its parts. */
@Command(
    name = "merge",
    description = {
      "Merge the results of all parts of a problem.",
      "csp split has cut the problem; the results may be in any order. Prints what csp solve"
          + " --format json prints for the whole problem. A part that is missing, comes twice or"
          + " belongs to another problem is reported, and nothing is printed. A row that is cut off"
          + " at the end of a file, where a job was killed, is reported and ignored."
    },
    footer = {"%nExample:", "  csp merge results-*.jsonl"},
    exitCodeList = {
      "0:the results were merged",
      "1:internal error",
      "2:the command line is not valid",
      "3:a file could not be read, or a part is missing, doubled or of another problem",
      "4:the problem has no solution",
      "6:a part was not finished"
    })
final class MergeCommand extends ConsoleCommand {

  private static final int LONGEST_LIST = 200;

  @Parameters(
      arity = "0..*",
      paramLabel = "RESULT|-",
      description = "Files with rows of csp solve --parts, or - for standard input. Default: -.")
  private List<String> files = new ArrayList<>();

  MergeCommand(Console console) {
    super(console);
  }

  @Override
  public Integer call() {
    MergedRows rows = new MergedRows();
    try {
      for (String file : files.isEmpty() ? List.of("-") : files) {
        PartsFile.read(file, console, reader -> addAll(file, reader, rows));
      }
    } catch (UnreadableException e) {
      console.report(e.sentence());
      return ExitCode.BAD_INPUT;
    }
    if (rows.isEmpty()) {
      console.report("expected rows of csp solve --parts, found none");
      return ExitCode.BAD_INPUT;
    }
    String missing = rows.missing();
    if (!missing.isEmpty()) {
      console.report(
          "of %d parts, these are missing: %s"
              .formatted(
                  rows.parts(),
                  missing.length() > LONGEST_LIST
                      ? missing.substring(0, missing.lastIndexOf(',', LONGEST_LIST)) + ",…"
                      : missing));
      return ExitCode.BAD_INPUT;
    }
    rows.shortened().ifPresent(console::report);
    console.write(rows.write());
    return PartSearch.exitCode(rows);
  }

  /** Adds the rows of a file, which ends within a row if the job that wrote it was killed. */
  private boolean addAll(String file, BufferedReader reader, MergedRows rows)
      throws IOException, PartsFault {
    BoundedLines lines = new BoundedLines(reader);
    for (String line = lines.next(); line != null; line = lines.next()) {
      if (!lines.isWhole()) {
        PartsFault cut = lines.fault("the last row is cut off, so its part counts as missing");
        console.report(cut.sentence(PartsFile.title(file)));
        break;
      }
      try {
        rows.add(line);
      } catch (IllegalArgumentException e) {
        throw lines.fault(String.valueOf(e.getMessage()));
      }
    }
    return true;
  }
}
