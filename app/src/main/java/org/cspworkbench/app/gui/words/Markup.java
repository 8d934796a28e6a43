package org.cspworkbench.app.gui.words;

import com.google.common.html.HtmlEscapers;
import java.util.Arrays;

/** Text of ours with bold parts or lines that wrap. What is filled in is escaped: it stays text. */
public final class Markup {

  private final String html;
  private final String plain;

  private Markup(String html, String plain) {
    this.html = html;
    this.plain = plain;
  }

  /** {@code text}, whose lines wrap where there is no more room. */
  public static Markup wrapping(String text) {
    return new Markup("<html>" + escape(text), text);
  }

  /** {@code text}, whose lines wrap at {@code width}. */
  public static Markup wrapping(String text, int width) {
    return new Markup("<html><div width=" + width + ">" + escape(text) + "</div>", text);
  }

  /** The text at {@code key}, which may have bold parts, with these numbers and names in it. */
  public static Markup of(String key, Object... arguments) {
    Object[] escaped =
        Arrays.stream(arguments)
            .map(each -> each instanceof String text ? escape(text) : each)
            .toArray();
    return new Markup(
        "<html>" + Texts.text(key, escaped),
        Texts.text(key, arguments).replace("<b>", "").replace("</b>", ""));
  }

  private static String escape(String text) {
    return HtmlEscapers.htmlEscaper().escape(text);
  }

  /** As a label displays it. */
  public String html() {
    return html;
  }

  /** The same without anything but text. */
  public String plain() {
    return plain;
  }
}
