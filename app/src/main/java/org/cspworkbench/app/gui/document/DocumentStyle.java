package org.cspworkbench.app.gui.document;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Font;
import javax.swing.UIManager;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.presentation.surface.Token;

/** The style sheet of documents, with the colours and letters of the current theme. */
final class DocumentStyle {

  private static final double TITLE = 1.6;
  private static final double SECTION = 1.3;
  private static final double SUBSECTION = 1.1;

  private final Font text = UIManager.getFont("defaultFont");
  private final Font code = UIManager.getFont("monospaced.font");

  /** Returns the rules. */
  String css() {
    return String.join(
        "\n",
        "body { font-family: %s; font-size: %dpt; color: %s; margin: %d; }"
            .formatted(text.getFamily(), text.getSize(), hex(Token.TEXT), gap(4)),
        "p { margin-top: 0; margin-bottom: %d; }".formatted(gap(10)),
        heading("h1", TITLE, 4),
        heading("h2", SECTION, 14),
        heading("h3", SUBSECTION, 10),
        "ul, ol { margin-top: 0; margin-bottom: %d; margin-left-ltr: %d; margin-right: 0; }"
            .formatted(gap(10), gap(26)),
        "li { margin-top: 0; margin-bottom: %d; }".formatted(gap(3)),
        "a { color: %s; text-decoration: underline; }".formatted(hex(Token.ACCENT_TEXT)),
        "code { font-family: %s; }".formatted(code.getFamily()),
        ("pre { font-family: %s; font-size: %dpt; background-color: %s; margin-top: 0;"
                + " margin-bottom: %d; padding: %d; }")
            .formatted(code.getFamily(), code.getSize(), hex(Token.BG_RAISED), gap(12), gap(8)),
        "table { background-color: %s; margin-top: 0; margin-bottom: %d; }"
            .formatted(hex(Token.LINE_SOFT), gap(14)),
        "td { background-color: %s; }".formatted(hex(Token.BG_PANEL)),
        "th { background-color: %s; font-weight: bold; }".formatted(hex(Token.BG_RAISED)));
  }

  private String heading(String tag, double size, int above) {
    return "%s { font-size: %dpt; font-weight: bold; margin-top: %d; margin-bottom: %d; }"
        .formatted(tag, Math.round(text.getSize() * size), gap(above), gap(8));
  }

  private static int gap(int unscaled) {
    return UIScale.scale(unscaled);
  }

  private static String hex(Token token) {
    Color colour = Colours.of(token);
    return "#%02x%02x%02x".formatted(colour.getRed(), colour.getGreen(), colour.getBlue());
  }
}
