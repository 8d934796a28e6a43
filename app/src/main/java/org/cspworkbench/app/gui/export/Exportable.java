package org.cspworkbench.app.gui.export;

import com.google.common.collect.ImmutableList;

/** A workspace that hands out what it shows. */
@FunctionalInterface
public interface Exportable {

  /**
   * The forms in which it can be had now, the usual one first; none if there is nothing to have.
   */
  ImmutableList<ExportForm> exports();
}
