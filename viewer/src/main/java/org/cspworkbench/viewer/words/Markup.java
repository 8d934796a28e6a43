package org.cspworkbench.viewer.words;

import com.google.common.html.HtmlEscapers;
import java.util.Arrays;

/** Text with bold parts or wrapping lines. Arguments are escaped and displayed literally. */
public final class Markup {

  private final String html;
  private final String plain;

  private Markup(String html, String plain) {
    this.html = html;
    this.plain = plain;
  }

  /** Returns {@code text} with lines that wrap at the width of the label. */
  public static Markup wrapping(String text) {
    return new Markup("<html>" + escape(text), text);
  }

  /** Returns {@code text} with lines that wrap at {@code width}. */
  public static Markup wrapping(String text, int width) {
    return new Markup("<html><div width=" + width + ">" + escape(text) + "</div>", text);
  }

  /** Returns the text for {@code key}, which may have bold parts, with these arguments. */
  public static Markup of(String key, Object... arguments) {
    Object[] escaped =
        Arrays.stream(arguments)
            .map(each -> each instanceof String text ? escape(text) : each)
            .toArray();
    return new Markup("<html>" + Texts.text(key, escaped), plain(Texts.text(key, arguments)));
  }

  /** Returns {@code text}, which may have bold parts and needs no further escaping. */
  public static Markup ofBold(String text) {
    return new Markup("<html>" + text, plain(text));
  }

  private static String plain(String text) {
    return text.replace("<b>", "").replace("</b>", "");
  }

  private static String escape(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }

  /** Returns the text for labels. */
  public String html() {
    return html;
  }

  /** Returns the text without markup. */
  public String plain() {
    return plain;
  }
}
