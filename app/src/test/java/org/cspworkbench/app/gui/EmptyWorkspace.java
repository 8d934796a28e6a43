package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.app.gui.keys.Command.Scope;
import org.cspworkbench.app.gui.output.OutputForm;
import org.cspworkbench.sudoku.Grid;

/** In place of the start page. */
final class EmptyWorkspace implements Workspace {

  @Override
  public JComponent page() {
    return new JPanel();
  }

  @Override
  public String title() {
    return "Start";
  }

  @Override
  public boolean isReady() {
    return true;
  }

  @Override
  public void takeOver() {}

  @Override
  public Optional<Grid> sudoku() {
    return Optional.empty();
  }

  @Override
  public ImmutableList<OutputForm> saves() {
    return ImmutableList.of();
  }

  @Override
  public void focus() {}

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.of();
  }

  @Override
  public boolean isOpen(Scope scope) {
    return false;
  }

  @Override
  public void escape() {}

  @Override
  public ImmutableList<OutputForm> exports() {
    return ImmutableList.of();
  }
}
