package org.cspworkbench.app.gui.theme;

import com.formdev.flatlaf.FlatLightLaf;

/**
 * The look and feel for projectors: the light one with more contrast, heavier lines and larger
 * text. FlatLaf finds the properties file of its colours by the name of this class.
 */
public final class CspProjector extends FlatLightLaf {

  /** Creates the look and feel; {@link Theme} installs it. */
  public CspProjector() {}
}
