package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import org.cspworkbench.document.UnreadableException;
import org.cspworkbench.document.json.Codec;
import org.cspworkbench.document.json.Fields;
import org.cspworkbench.document.json.Json;

/** A reader of lectures, whose format is described in {@code docs/lectures.md}. */
public final class LectureReader {

  private static final String MARK = "lecture";

  private LectureReader() {}

  /** Returns whether {@code text} looks like a lecture: an object with this mark and scenes. */
  public static boolean looksLikeLecture(String text) {
    return text.stripLeading().startsWith("{")
        && text.contains("\"" + MARK + "\"")
        && text.contains("\"scenes\"");
  }

  /**
   * Reads a lecture.
   *
   * @param source the name of the text in messages
   * @param files the files that the lecture may use
   * @throws UnreadableException if {@code text} is not a lecture, or a lesson in it is not one
   */
  public static Lecture read(String source, String text, LectureFiles files)
      throws UnreadableException {
    Fields fields = new Fields(Codec.json().read(source, text));
    checkVersion(fields.need(MARK));
    Json title = fields.need("title");
    Json scenes = fields.need("scenes");
    fields.end();
    return new Lecture(
        TextReader.withoutFigures().read(title), scenes(scenes, new SceneReader(files)));
  }

  private static void checkVersion(Json json) throws UnreadableException {
    String found = json.asNumeral().written();
    if (!found.equals("1")) {
      throw new UnreadableException(
          json.at(), "expected version 1 of the format of lectures, found " + found);
    }
  }

  private static ImmutableList<Scene> scenes(Json json, SceneReader reader)
      throws UnreadableException {
    ImmutableList.Builder<Scene> scenes = ImmutableList.builder();
    for (Json scene : json.asItems()) {
      scenes.add(reader.read(scene));
    }
    if (json.asItems().isEmpty()) {
      throw new UnreadableException(json.at(), "expected at least one scene in this list");
    }
    return scenes.build();
  }
}
