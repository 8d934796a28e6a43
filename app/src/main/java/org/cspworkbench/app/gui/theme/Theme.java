package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.FlatDarkLaf;
import com.formdev.flatlaf.FlatLaf;
import com.formdev.flatlaf.FlatLightLaf;
import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.fonts.jetbrains_mono.FlatJetBrainsMonoFont;
import com.formdev.flatlaf.util.SystemInfo;
import com.formdev.flatlaf.util.UIScale;
import com.google.common.collect.ImmutableMap;
import java.util.Arrays;
import javax.swing.InputMap;
import javax.swing.JDialog;
import javax.swing.JFrame;
import javax.swing.KeyStroke;
import javax.swing.UIManager;
import org.cspworkbench.app.canvas.Looks;
import org.cspworkbench.presentation.surface.Look;
import org.cspworkbench.presentation.surface.Token;

/** The themes. */
public enum Theme {
  /** Dark on white. */
  LIGHT,
  /** Light on nearly black. */
  DARK,
  /** For a projector: more contrast, heavier lines, larger text. */
  PROJECTOR;

  private static final String SETTINGS = "org.cspworkbench.app.gui.theme";
  private static Theme current = LIGHT;
  private static Look projected = Looks.projector();

  /** Returns the current theme. */
  public static Theme current() {
    return current;
  }

  /** Registers fonts and colours; called once, before the first window is created. */
  public static void prepare() {
    FlatInterFont.install();
    FlatJetBrainsMonoFont.install();
    FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
    FlatLaf.setPreferredSemiboldFontFamily(FlatInterFont.FAMILY_SEMIBOLD);
    FlatLaf.setPreferredMonospacedFontFamily(FlatJetBrainsMonoFont.FAMILY);
    Looks.light(); // reads the files of fonts and colours before they are needed for painting
    FlatLaf.registerCustomDefaultsSource(SETTINGS);
    if (SystemInfo.isMacOS) {
      System.setProperty("apple.laf.useScreenMenuBar", "true");
    } else {
      JFrame.setDefaultLookAndFeelDecorated(true);
      JDialog.setDefaultLookAndFeelDecorated(true);
    }
  }

  /** Makes this the theme of all windows. */
  public void install() {
    current = this;
    FlatLaf.setup(lookAndFeel());
    if (this == PROJECTOR) {
      projected = Looks.projector().inUnits(enlargement());
    }
    leaveKeys();
    Relayout.allWindows();
  }

  /** Returns the look and feel, whose properties refer to the colours of the painters by key. */
  FlatLaf lookAndFeel() {
    FlatLaf laf =
        switch (this) {
          case LIGHT -> new FlatLightLaf();
          case DARK -> new FlatDarkLaf();
          case PROJECTOR -> new CspProjector();
        };
    laf.setExtraDefaults(
        Arrays.stream(Token.values())
            .collect(
                ImmutableMap.toImmutableMap(
                    Token::key, token -> pictureLook().colour(token).hex())));
    return laf;
  }

  /**
   * Returns the ratio of the units of the window to unscaled units, without the zoom. It depends on
   * the font size of the desktop; for projectors it is 1.25 or 1.5 although the properties file has
   * 150 %.
   */
  private static double enlargement() {
    return UIScale.getUserScaleFactor() / UIScale.getZoomFactor();
  }

  /** Removes keys of split panes that have another meaning in this program. */
  private static void leaveKeys() {
    if (UIManager.get("SplitPane.ancestorInputMap") instanceof InputMap keys) {
      keys.remove(KeyStroke.getKeyStroke("F6"));
      keys.remove(KeyStroke.getKeyStroke("F8"));
    }
  }

  /**
   * Returns the look for painting in the window. For projectors it compensates the larger units of
   * the window, so that lines and labels are not enlarged twice.
   */
  public Look look() {
    return this == PROJECTOR ? projected : pictureLook();
  }

  /** Returns the look for pictures outside the window, such as exported files. */
  public Look pictureLook() {
    return switch (this) {
      case LIGHT -> Looks.light();
      case DARK -> Looks.dark();
      case PROJECTOR -> Looks.projector();
    };
  }
}
