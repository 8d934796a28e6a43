package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Dimension;
import java.io.File;
import java.util.Enumeration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import org.cspworkbench.app.gui.ReadableScenes.Scene;
import org.cspworkbench.app.gui.theme.Theme;
import org.cspworkbench.viewer.words.Texts;

/** Lays out the window in many sizes and themes, and finds illegible texts. */
final class ReadableWindow {

  /** A theme, a zoom factor and a window size. */
  record Setting(Theme theme, float zoom, Dimension size) {
    @Override
    public String toString() {
      return "%s %d × %d at %.0f %%".formatted(theme, size.width, size.height, zoom * 100);
    }
  }

  private static final ImmutableList<Dimension> SIZES =
      ImmutableList.of(
          new Dimension(960, 640), new Dimension(1280, 800), new Dimension(1920, 1080));

  private static final ImmutableSet<String> ENDING_IN_ELLIPSIS = textsEndingInEllipsis();

  private ReadableWindow() {}

  private static ImmutableSet<String> textsEndingInEllipsis() {
    ResourceBundle bundle =
        ResourceBundle.getBundle(Texts.class.getPackageName() + ".Window", Locale.getDefault());
    ImmutableSet.Builder<String> texts = ImmutableSet.builder();
    for (Enumeration<String> keys = bundle.getKeys(); keys.hasMoreElements(); ) {
      String text = bundle.getString(keys.nextElement());
      if (text.endsWith("…")) {
        texts.add(text);
      }
    }
    return texts.build();
  }

  /** Prints the illegible texts in all themes, sizes and zoom factors. */
  public static void main(String[] arguments) throws InterruptedException {
    Theme.prepare();
    OffscreenWindow.onEventThread(Theme.LIGHT::install);
    try (ReadableScenes scenes = ReadableScenes.all()) {
      faults(scenes, settings()).forEach(System.out::println);
    }
    System.exit(0); // ends background threads
  }

  /**
   * Returns the settings with different layouts. The layout depends on the window size divided by
   * the zoom factor, so that a large window at twice the size equals a small one; the dark theme
   * differs from the light one only in its colours.
   */
  private static ImmutableList<Setting> settings() {
    ImmutableList.Builder<Setting> settings = ImmutableList.builder();
    for (Dimension size : SIZES) {
      settings.add(new Setting(Theme.LIGHT, 1, size), new Setting(Theme.PROJECTOR, 1, size));
    }
    return settings
        .add(
            new Setting(Theme.DARK, 2, SIZES.get(0)), new Setting(Theme.PROJECTOR, 2, SIZES.get(0)))
        .build();
  }

  /**
   * Returns the faults of all scenes in all settings, each with its first occurrence and its count.
   * If the property {@code readable.pictures} is set, a picture of each is written to that folder.
   */
  static Set<String> faults(ReadableScenes scenes, List<Setting> settings)
      throws InterruptedException {
    Map<String, String> found = new LinkedHashMap<>();
    Map<String, Integer> times = new LinkedHashMap<>();
    String pictures = System.getProperty("readable.pictures");
    OffscreenWindow[] made = new OffscreenWindow[1];
    OffscreenWindow.onEventThread(() -> made[0] = new OffscreenWindow());
    OffscreenWindow window = made[0];
    for (Setting setting : settings) {
      OffscreenWindow.onEventThread(() -> window.look(setting.theme(), setting.zoom()));
      for (Scene scene : scenes.scenes()) {
        OffscreenWindow.onEventThread(() -> window.show(scene.page()));
        OffscreenWindow.onEventThread(scene.arrange());
        ReadableScenes.await(scene.name(), scene.isArranged());
        window.layOut(setting.size().width, setting.size().height, scene.arrange());
        OffscreenWindow.onEventThread(
            () -> {
              for (String fault :
                  Readability.faults(window.content(), ENDING_IN_ELLIPSIS::contains)) {
                found.putIfAbsent(fault, scene.name() + ", " + setting);
                times.merge(fault, 1, Integer::sum);
              }
              if (pictures != null) {
                String name = (scene.name() + " " + setting).replaceAll("[^0-9A-Za-z]+", "_");
                window.paint(new File(pictures, name + ".png"));
              }
            });
      }
    }
    OffscreenWindow.onEventThread(() -> window.look(Theme.LIGHT, 1));
    TreeSet<String> lines = new TreeSet<>();
    found.forEach(
        (fault, where) -> lines.add(fault + " -- " + where + ", " + times.get(fault) + "×"));
    return lines;
  }
}
