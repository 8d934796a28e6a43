package org.cspworkbench.app.html;

import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.cspworkbench.presentation.look.Palette;
import org.cspworkbench.presentation.look.Token;

/** The colours of the themes as properties of a style sheet, named after the tokens. */
final class PageColours {

  private PageColours() {}

  /** Returns the rules for every theme, for the setting of the system, and for paper. */
  static String rules() {
    StringBuilder style = new StringBuilder();
    style.append(":root {\n").append(colours(Palette.light())).append("}\n");
    style
        .append("@media (prefers-color-scheme: dark) {\n:root[data-theme=\"system\"] {\n")
        .append(colours(Palette.dark()))
        .append("}\n}\n");
    for (PageTheme theme : PageTheme.values()) {
      style.append(":root[data-theme=\"%s\"] {\n".formatted(theme.id()));
      style.append(colours(theme.palette())).append("}\n");
    }
    return style
        .append("@media print {\n:root:root:root {\n")
        .append(colours(Palette.print()))
        .append("}\n}\n")
        .toString();
  }

  private static String colours(Palette palette) {
    return Stream.of(Token.values())
        .map(token -> "  --%s: %s;\n".formatted(name(token), palette.get(token).hex()))
        .collect(Collectors.joining());
  }

  private static String name(Token token) {
    return token.key().substring(token.key().indexOf('.') + 1).replace('.', '-');
  }
}
