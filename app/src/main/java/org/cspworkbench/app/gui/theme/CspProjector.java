package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.FlatLightLaf;

/**
 * The look for a projector: the light one with more contrast, heavier lines and larger text. The
 * look and feel finds the file of its colours by the name of this class.
 */
public final class CspProjector extends FlatLightLaf {

  /** The look; installed by {@link Theme}. */
  public CspProjector() {}
}
