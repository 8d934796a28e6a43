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
import org.cspworkbench.presentation.paint.Look;
import org.cspworkbench.presentation.paint.Token;

/** The themes. */
public enum Theme {
  /** Dark on white. */
  LIGHT,
  /** Light on near black. */
  DARK,
  /** For a projector: more contrast, heavier lines, larger text. */
  PROJECTOR;

  private static final String SETTINGS = "org.cspworkbench.app.gui.theme";
  private static Theme current = LIGHT;
  private static Look projected = Looks.projector();

  /** The theme that holds now. */
  public static Theme current() {
    return current;
  }

  /** Makes fonts and colours known, once and before the first window. */
  public static void prepare() {
    FlatInterFont.install();
    FlatJetBrainsMonoFont.install();
    FlatLaf.setPreferredFontFamily(FlatInterFont.FAMILY);
    FlatLaf.setPreferredSemiboldFontFamily(FlatInterFont.FAMILY_SEMIBOLD);
    FlatLaf.setPreferredMonospacedFontFamily(FlatJetBrainsMonoFont.FAMILY);
    Looks.light(); // colours and fonts are read now, so that no painter has to wait for a file
    FlatLaf.registerCustomDefaultsSource(SETTINGS);
    if (SystemInfo.isMacOS) {
      System.setProperty("apple.laf.useScreenMenuBar", "true");
    } else {
      JFrame.setDefaultLookAndFeelDecorated(true);
      JDialog.setDefaultLookAndFeelDecorated(true);
    }
  }

  /** Makes this the theme of every window that is opened, or open. */
  public void install() {
    current = this;
    FlatLaf.setup(lookAndFeel());
    if (this == PROJECTOR) {
      projected = Looks.projector().inUnits(enlargement());
    }
    leaveKeys();
    Relayout.allWindows();
  }

  /** The look and feel, whose settings refer to the colours of painters by their keys. */
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
   * How much larger the units of the window are than those of the design, without the zoom. That
   * depends on the font of the desktop: 1.25 or 1.5, where the file for a projector has 150 %.
   */
  private static double enlargement() {
    return UIScale.getUserScaleFactor() / UIScale.getZoomFactor();
  }

  /** These keys of split panes have another meaning here. */
  private static void leaveKeys() {
    if (UIManager.get("SplitPane.ancestorInputMap") instanceof InputMap keys) {
      keys.remove(KeyStroke.getKeyStroke("F6"));
      keys.remove(KeyStroke.getKeyStroke("F8"));
    }
  }

  /**
   * What painters draw with in the window. For a projector all that is in it is larger already, so
   * that lines and labels must not be enlarged once more.
   */
  public Look look() {
    return this == PROJECTOR ? projected : pictureLook();
  }

  /** What pictures are drawn with that stand for themselves, as those in files. */
  public Look pictureLook() {
    return switch (this) {
      case LIGHT -> Looks.light();
      case DARK -> Looks.dark();
      case PROJECTOR -> Looks.projector();
    };
  }
}
