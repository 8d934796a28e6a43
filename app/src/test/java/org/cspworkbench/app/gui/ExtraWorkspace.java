package org.cspworkbench.app.gui;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableSet;
import java.awt.Component;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JPanel;
import org.cspworkbench.sudoku.Grid;
import org.cspworkbench.viewer.command.Bindings;
import org.cspworkbench.viewer.command.Command;
import org.cspworkbench.viewer.command.KeyScope;
import org.cspworkbench.viewer.command.Shortcut;
import org.cspworkbench.viewer.output.OutputForm;
import org.cspworkbench.viewer.workspace.WorkspaceTab;

/** An additional workspace, with a command that counts its invocations. */
final class ExtraWorkspace implements Workspace {

  static final String TITLE = "Extra";

  private static final KeyScope SCOPE = KeyScope.of("extra", "extra");

  /** The commands of the workspace. */
  enum ExtraCommand implements Command {
    SHOW_EXTRA(KeyScope.EVERYWHERE, TITLE, "control 5"),
    COUNT(SCOPE, "Count", "J") {
      @Override
      public Optional<String> menuTitle() {
        return Optional.of(ExtraWorkspace.TITLE);
      }

      @Override
      public String keysHeading() {
        return "In the extra workspace";
      }
    };

    private final KeyScope scope;
    private final String title;
    private final String key;

    ExtraCommand(KeyScope scope, String title, String key) {
      this.scope = scope;
      this.title = title;
      this.key = key;
    }

    @Override
    public Shortcut shortcut() {
      return Shortcut.of(scope, key);
    }

    @Override
    public String title() {
      return title;
    }
  }

  private final JPanel page = new JPanel();
  private int count;
  private final Bindings bindings = new Bindings().on(ExtraCommand.COUNT, () -> count++);

  ExtraWorkspace() {
    page.setFocusable(true);
  }

  /** Returns the number of invocations of its command. */
  int count() {
    return count;
  }

  @Override
  public WorkspaceTab tab() {
    return new WorkspaceTab(ExtraCommand.SHOW_EXTRA, TITLE, "board");
  }

  @Override
  public Bindings bindings() {
    return bindings;
  }

  @Override
  public ImmutableSet<KeyScope> openScopes() {
    return ImmutableSet.of(SCOPE);
  }

  @Override
  public JComponent page() {
    return page;
  }

  @Override
  public String title() {
    return TITLE;
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
  public void focus() {
    page.requestFocusInWindow();
  }

  @Override
  public ImmutableList<Component> regions() {
    return ImmutableList.of(page);
  }

  @Override
  public void escape() {}

  @Override
  public ImmutableList<OutputForm> exports() {
    return ImmutableList.of();
  }
}
