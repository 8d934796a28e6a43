package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.fonts.inter.FlatInterFont;
import com.formdev.flatlaf.util.FontUtils;
import java.awt.Font;
import org.cspworkbench.app.canvas.BundledFonts;
import org.cspworkbench.presentation.surface.Face;

/** The fonts of painted components, by size in unscaled units. */
public final class Type {

  private static final Font SEMIBOLD =
      FontUtils.getCompositeFont(FlatInterFont.FAMILY_SEMIBOLD, Font.PLAIN, 13);

  private Type() {}

  /** Returns the font of text. */
  public static Font text(double size) {
    return BundledFonts.get().font(Face.REGULAR, size);
  }

  /** Returns the font of headings, and of names within text. */
  public static Font semibold(double size) {
    return SEMIBOLD.deriveFont((float) size);
  }

  /** Returns the font of changing numbers, code and names of cells. */
  public static Font mono(double size) {
    return BundledFonts.get().font(Face.MONO, size);
  }

  /** Returns the bold monospaced font. */
  public static Font monoBold(double size) {
    return BundledFonts.get().font(Face.MONO_BOLD, size);
  }
}
