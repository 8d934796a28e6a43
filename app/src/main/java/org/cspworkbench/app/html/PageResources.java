package org.cspworkbench.app.html;

import static java.nio.charset.StandardCharsets.UTF_8;

import com.google.common.io.Resources;
import java.io.IOException;
import java.io.UncheckedIOException;

/** Texts that are stored next to the classes of pages. */
final class PageResources {

  private PageResources() {}

  /** Returns the text of a resource, whose name is relative to this package. */
  static String read(String name) {
    try {
      return Resources.toString(Resources.getResource(PageResources.class, name), UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
