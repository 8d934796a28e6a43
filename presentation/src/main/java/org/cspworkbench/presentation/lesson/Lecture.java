package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;

/**
 * A lecture: scenes in the order in which they are displayed.
 *
 * @param title the title, which has no figures
 * @param scenes the scenes, of which there is at least one
 */
public record Lecture(LessonText title, ImmutableList<Scene> scenes) {

  /** Returns the title in the language of {@code locale}. */
  public String title(Locale locale) {
    return title.in(locale);
  }

  /** Returns the lessons of the scenes, and for each run a lesson with the claims about it. */
  public ImmutableSet<Lesson> lessons() {
    Map<Object, Lesson> lessons = new LinkedHashMap<>();
    for (Scene scene : scenes) {
      if (scene.content() instanceof Scene.Content.OfLesson shown) {
        lessons.putIfAbsent(shown.name(), shown.lesson());
      } else if (scene.content() instanceof Scene.Content.OfRun shown) {
        lessons.put(scene, shown.checked());
      }
    }
    return ImmutableSet.copyOf(lessons.values());
  }

  /** Returns the planned time of the scenes before the one of this index, in minutes. */
  public int start(int scene) {
    return scenes.subList(0, scene).stream().mapToInt(Scene::minutes).sum();
  }

  /** Returns the planned time of all scenes in minutes. */
  public int minutes() {
    return start(scenes.size());
  }
}
