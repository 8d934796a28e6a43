package org.cspworkbench.app.gui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import javax.swing.UIDefaults;
import org.cspworkbench.app.canvas.Awt;
import org.cspworkbench.presentation.surface.Palette;
import org.cspworkbench.presentation.surface.Token;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Verifies that components and painters use the same colours. */
final class ThemeColoursTest {

  private static final int RADIUS = 6; // the corner radius of buttons

  @BeforeAll
  static void registerThemes() {
    FlatLaf.registerCustomDefaultsSource("org.cspworkbench.app.gui.theme");
  }

  @Test
  void windowHasTheSameColours() {
    assertSame(Palette.light(), Theme.LIGHT.lookAndFeel().getDefaults());
    assertSame(Palette.dark(), Theme.DARK.lookAndFeel().getDefaults());
    assertSame(Palette.projector(), Theme.PROJECTOR.lookAndFeel().getDefaults());
  }

  private static void assertSame(Palette palette, UIDefaults defaults) {
    for (Token token : Token.values()) {
      assertThat(defaults.getColor(token.key()))
          .as(token.key())
          .isEqualTo(Awt.color(palette.get(token)));
    }
    assertThat(defaults.getColor("Component.focusColor"))
        .isEqualTo(Awt.color(palette.get(Token.ACCENT)));
    assertThat(defaults.getColor("Panel.background"))
        .isEqualTo(Awt.color(palette.get(Token.BG_PANEL)));
    assertThat(defaults.getColor("Label.foreground")).isEqualTo(Awt.color(palette.get(Token.TEXT)));
    assertThat(defaults.getInt("Button.arc")).as("the diameter of a corner").isEqualTo(2 * RADIUS);
  }
}
