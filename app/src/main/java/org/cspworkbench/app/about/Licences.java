package org.cspworkbench.app.about;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.collect.ImmutableList;
import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.Collections;

/** The licences of the program and of the libraries in it. */
public final class Licences {

  /** The libraries, one a line: name, licence, home. */
  private static final String LIBRARIES = "META-INF/licenses/libraries.txt";

  /** The texts. In the packaged program, those of the same name are joined, its own first. */
  private static final ImmutableList<String> TEXTS =
      ImmutableList.of(
          "META-INF/LICENSE",
          "META-INF/LICENSE.txt",
          "META-INF/NOTICE",
          "META-INF/NOTICE.txt",
          "META-INF/licenses/miglayout.txt",
          "META-INF/licenses/xcsp3-tools.txt",
          "com/formdev/flatlaf/fonts/inter/LICENSE.txt",
          "com/formdev/flatlaf/fonts/jetbrains_mono/OFL.txt");

  private Licences() {}

  /**
   * Returns the list of libraries, then the licence of the program and the texts that the libraries
   * require to be passed on.
   *
   * @throws UncheckedIOException if a text cannot be read
   */
  public static String text() {
    StringBuilder all =
        new StringBuilder("CSP Workbench has the MIT licence. It contains these libraries:\n\n");
    try {
      append(all, LIBRARIES);
      for (String name : TEXTS) {
        append(all, name);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all.toString();
  }

  private static void append(StringBuilder all, String name) throws IOException {
    for (URL text : Collections.list(Licences.class.getClassLoader().getResources(name))) {
      all.append(Resources.toString(text, UTF_8).stripTrailing()).append("\n\n");
    }
  }
}
