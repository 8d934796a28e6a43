package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.List;
import org.cspworkbench.presentation.comparison.Csv;
import org.cspworkbench.presentation.homework.Homework;

/** A writer of comma-separated values: a line of column names, then the homework lines. */
final class HomeworkCsv implements HomeworkWriter {

  /** The characters with which a formula begins in a spreadsheet. */
  private static final String BEGINS_FORMULA = "=+-@";

  @Override
  public String write(ImmutableList<VerifiedHomework> lines) {
    StringBuilder text =
        new StringBuilder(
            Csv.line(
                List.of(
                    "student",
                    "lesson",
                    "fingerprint",
                    "right",
                    "questions",
                    "verdict",
                    "source",
                    "line",
                    "column")));
    for (VerifiedHomework line : lines) {
      Homework homework = line.homework();
      text.append(
          Csv.line(
              List.of(
                  inert(homework.student()),
                  inert(homework.lesson().name()),
                  homework.lesson().fingerprint(),
                  String.valueOf(homework.right()),
                  String.valueOf(homework.questions()),
                  line.verdictInWords(),
                  inert(line.at().source()),
                  String.valueOf(line.at().line()),
                  String.valueOf(line.at().column()))));
    }
    return text.toString();
  }

  /** Names come from students; an apostrophe keeps a spreadsheet from executing one. */
  private static String inert(String name) {
    return BEGINS_FORMULA.indexOf(name.charAt(0)) >= 0 ? "'" + name : name;
  }
}
