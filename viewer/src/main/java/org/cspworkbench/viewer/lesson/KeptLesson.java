package org.cspworkbench.viewer.lesson;

import com.google.common.base.Splitter;
import com.google.common.collect.ImmutableList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.cspworkbench.presentation.lesson.FirstTry;

/**
 * How far a student has come in a lesson, as a text that is kept while the lesson is closed.
 *
 * @param link the stop as a link
 * @param fingerprint of the text of the lesson: another version of it may ask otherwise
 * @param tries the first try at each question, in order
 */
public record KeptLesson(String link, String fingerprint, ImmutableList<FirstTry> tries) {

  private static final char SEPARATOR = ' ';

  /** Returns the text. */
  public String write() {
    String names = tries.stream().map(FirstTry::name).collect(Collectors.joining(","));
    return link + SEPARATOR + fingerprint + SEPARATOR + names;
  }

  /** Reads a text; tries that cannot be understood, as of another version, are not answered. */
  public static KeptLesson read(String text) {
    List<String> parts = Splitter.on(SEPARATOR).limit(3).splitToList(text);
    ImmutableList<FirstTry> tries =
        parts.size() < 3
            ? ImmutableList.of()
            : Splitter.on(',')
                .omitEmptyStrings()
                .splitToStream(parts.get(2))
                .map(KeptLesson::attempt)
                .collect(ImmutableList.toImmutableList());
    return new KeptLesson(parts.get(0), parts.size() < 2 ? "" : parts.get(1), tries);
  }

  private static FirstTry attempt(String name) {
    return Arrays.stream(FirstTry.values())
        .filter(each -> each.name().equals(name))
        .findFirst()
        .orElse(FirstTry.NONE);
  }
}
