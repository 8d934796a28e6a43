package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.presentation.homework.Homework;

/** A writer of a table for users. */
final class HomeworkTable implements HomeworkWriter {

  private static final List<String> TITLES = List.of("student", "lesson", "score", "verdict");
  private static final String BETWEEN = "  ";

  @Override
  public String write(ImmutableList<VerifiedHomework> lines) {
    if (lines.isEmpty()) {
      return "";
    }
    List<List<String>> rows =
        Stream.concat(Stream.of(TITLES), lines.stream().map(HomeworkTable::cells)).toList();
    int[] widths =
        IntStream.range(0, TITLES.size())
            .map(i -> rows.stream().mapToInt(row -> width(row.get(i))).max().orElse(0))
            .toArray();
    return rows.stream().map(row -> line(row, widths)).collect(Collectors.joining());
  }

  private static List<String> cells(VerifiedHomework line) {
    Homework homework = line.homework();
    return List.of(
        homework.student(),
        homework.lesson().name(),
        homework.right() + "/" + homework.questions(),
        line.verdictInWords());
  }

  private static String line(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int i = 0; i < row.size(); i++) {
      line.append(row.get(i)).append(" ".repeat(widths[i] - width(row.get(i)))).append(BETWEEN);
    }
    return line.toString().stripTrailing() + "\n";
  }

  private static int width(String text) {
    return text.codePointCount(0, text.length());
  }
}
