package org.cspworkbench.app.gui.theme;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import javax.swing.UIDefaults;
import org.cspworkbench.presentation.paint.Palette;
import org.cspworkbench.presentation.paint.Token;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The components of the window have the colours that painters have. */
final class ThemeColoursTest {

  private static final int RADIUS = 6; // of the corners of buttons

  @BeforeAll
  static void registerThemes() {
    FlatLaf.registerCustomDefaultsSource("org.cspworkbench.presentation.theme");
  }

  @Test
  void windowHasTheSameColours() {
    assertSame(Palette.light(), new FlatLightLaf().getDefaults());
    assertSame(Palette.dark(), new FlatDarkLaf().getDefaults());
    assertSame(Palette.projector(), new CspProjector().getDefaults());
  }

  private static void assertSame(Palette palette, UIDefaults defaults) {
    for (Token token : Token.values()) {
      assertThat(defaults.getColor(token.key())).as(token.key()).isEqualTo(palette.get(token));
    }
    assertThat(defaults.getColor("Component.focusColor")).isEqualTo(palette.get(Token.ACCENT));
    assertThat(defaults.getColor("Panel.background")).isEqualTo(palette.get(Token.BG_PANEL));
    assertThat(defaults.getColor("Label.foreground")).isEqualTo(palette.get(Token.TEXT));
    assertThat(defaults.getInt("Button.arc")).as("the diameter of a corner").isEqualTo(2 * RADIUS);
  }
}
