package org.cspworkbench.app.paint;

import com.formdev.flatlaf.FlatLightLaf;

/**
 * Stands for the look and feel of the window on a projector: its defaults go by the name of its
 * class.
 */
final class CspProjector extends FlatLightLaf {
  private static final long serialVersionUID = 1;
}
