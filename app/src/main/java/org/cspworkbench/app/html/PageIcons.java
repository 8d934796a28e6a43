package org.cspworkbench.app.html;

import java.util.Collection;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The icons of the window as symbols of a page, which references them by name. */
final class PageIcons {

  private static final Pattern DRAWING = Pattern.compile("(?s).*?<svg[^>]*>(.*)</svg>.*");
  private static final Pattern COLOUR = Pattern.compile("#(?:[0-9A-Fa-f]{6}|[0-9A-Fa-f]{3})\\b");
  private static final String ICONS = "/org/cspworkbench/app/gui/theme/icons/";

  private PageIcons() {}

  /** Returns an SVG symbol {@code icon-NAME} for each name, in the colour of the text around it. */
  static String symbols(Collection<String> names) {
    return names.stream().map(PageIcons::symbol).collect(Collectors.joining());
  }

  private static String symbol(String name) {
    Matcher drawing = DRAWING.matcher(PageResources.read(ICONS + name + ".svg"));
    String content = drawing.matches() ? drawing.group(1) : "";
    return "<symbol id=\"icon-%s\" viewBox=\"0 0 24 24\">%s</symbol>\n"
        .formatted(name, COLOUR.matcher(content.strip()).replaceAll("currentColor"));
  }
}
