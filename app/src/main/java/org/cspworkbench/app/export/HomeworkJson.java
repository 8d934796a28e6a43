package org.cspworkbench.app.export;

import com.google.common.collect.ImmutableList;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.homework.Homework;

/** A writer for programs: one JSON object for each homework line, on one line. */
final class HomeworkJson implements HomeworkWriter {

  @Override
  public String write(ImmutableList<VerifiedHomework> lines) {
    return lines.stream().map(HomeworkJson::object).collect(Collectors.joining());
  }

  private static String object(VerifiedHomework line) {
    return JsonLine.of(
        json -> {
          Homework homework = line.homework();
          json.name("student").value(homework.student());
          json.name("lesson").value(homework.lesson().name());
          json.name("fingerprint").value(homework.lesson().fingerprint());
          json.name("right").value(homework.right());
          json.name("questions").value(homework.questions());
          json.name("verdict").value(line.verdictInWords());
          json.name("source").value(line.at().source());
          json.name("line").value(line.at().line());
          json.name("column").value(line.at().column());
        });
  }
}
