package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Font;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.presentation.surface.Face;

/** The fonts of what components paint themselves, by size in units of the screen. */
public final class Type {

  private static final Font SEMIBOLD =
      FontUtils.getCompositeFont(FlatInterFont.FAMILY_SEMIBOLD, Font.PLAIN, 13);

  private Type() {}

  /** Text. */
  public static Font text(double size) {
    return BundledFonts.get().font(Face.REGULAR, size);
  }

  /** Headings, and names within a text. */
  public static Font semibold(double size) {
    return SEMIBOLD.deriveFont((float) size);
  }

  /** Numbers that change, code and references to cells. */
  public static Font mono(double size) {
    return BundledFonts.get().font(Face.MONO, size);
  }

  /** The same, to stand out. */
  public static Font monoBold(double size) {
    return BundledFonts.get().font(Face.MONO_BOLD, size);
  }
}
