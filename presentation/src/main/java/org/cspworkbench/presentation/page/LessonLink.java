package org.cspworkbench.presentation.page;

import com.google.common.base.Preconditions;
import com.google.common.base.Splitter;
import com.google.common.primitives.Ints;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A stop of a lesson as the fragment of a URL, such as {@code stop=3&lang=pt-BR}.
 *
 * @param stop the number of the stop; 0 for the introduction
 * @param language the tag of the language; empty for the one that the page shows
 */
public record LessonLink(int stop, Optional<String> language) {

  private static final String STOP = "stop";
  private static final String LANGUAGE = "lang";

  /**
   * Checks the stop.
   *
   * @param stop the number of the stop
   * @param language the tag of the language
   * @throws IllegalArgumentException if the number is negative
   */
  public LessonLink {
    Preconditions.checkArgument(stop >= 0, "there is no stop %s", stop);
  }

  /** Returns the fragment, without the number sign. */
  public String write() {
    return STOP + "=" + stop + language.map(tag -> "&" + LANGUAGE + "=" + tag).orElse("");
  }

  /**
   * What was read.
   *
   * @param link as much of the link as can be understood
   * @param notice the first thing that cannot, if there is one
   */
  public record Reading(LessonLink link, Optional<LinkNotice> notice) {}

  /**
   * Reads a fragment.
   *
   * @param fragment the fragment without the number sign
   * @param stops the number of stops of the lesson
   * @param languages the tags of the languages that the page has
   */
  public static Reading read(String fragment, int stops, Iterable<String> languages) {
    return new Reader(stops).read(fragment, languages);
  }

  /** Reads one fragment. */
  private static final class Reader {
    private final int stops;
    private final Map<String, String> fields = new LinkedHashMap<>();
    private Optional<LinkNotice> notice = Optional.empty();

    Reader(int stops) {
      this.stops = stops;
    }

    Reading read(String fragment, Iterable<String> languages) {
      Splitter.on('&').omitEmptyStrings().split(fragment).forEach(this::field);
      int stop = stop();
      Optional<String> language = Optional.ofNullable(fields.get(LANGUAGE));
      for (String known : languages) {
        if (language.filter(known::equals).isPresent()) {
          return new Reading(new LessonLink(stop, language), notice);
        }
      }
      language.ifPresent(tag -> report(LinkNotice.ofPart(LinkNotice.Kind.PART, tag)));
      return new Reading(new LessonLink(stop, Optional.empty()), notice);
    }

    private void field(String part) {
      int equals = part.indexOf('=');
      String name = equals < 0 ? part : part.substring(0, equals);
      if (equals < 1) {
        report(LinkNotice.ofPart(LinkNotice.Kind.PART, part));
      } else if (!name.equals(STOP) && !name.equals(LANGUAGE)) {
        report(LinkNotice.ofPart(LinkNotice.Kind.VERSION, name));
      } else if (fields.putIfAbsent(name, part.substring(equals + 1)) != null) {
        report(LinkNotice.ofPart(LinkNotice.Kind.PART, part));
      }
    }

    private int stop() {
      String text = fields.getOrDefault(STOP, "0");
      Integer stop = Ints.tryParse(text);
      if (stop == null || stop < 0) {
        report(LinkNotice.ofPart(LinkNotice.Kind.PART, text));
        return 0;
      }
      if (stop > stops) {
        report(LinkNotice.of(LinkNotice.Kind.STOP, stop, stops));
        return 0;
      }
      return stop;
    }

    private void report(LinkNotice next) {
      notice = notice.or(() -> Optional.of(next));
    }
  }
}
