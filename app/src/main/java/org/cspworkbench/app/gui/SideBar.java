package org.cspworkbench.app.gui;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Graphics;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JToggleButton;
import net.miginfocom.swing.MigLayout;
import org.cspworkbench.app.gui.theme.Colours;
import org.cspworkbench.app.gui.widget.Canvas;
import org.cspworkbench.app.gui.widget.Keys;
import org.cspworkbench.presentation.surface.Token;
import org.cspworkbench.viewer.command.Commands;
import org.cspworkbench.viewer.workspace.WorkspaceTab;

/** The side bar at the left edge of the window, with the workspaces. */
final class SideBar extends JPanel {

  private static final int ROOM_FOR_NAMES = 460;

  /**
   * The buttons; not in a button group, in which the arrow keys would select a button without
   * displaying its workspace.
   */
  private final Map<WorkspaceTab, WorkspaceButton> workspaces = new LinkedHashMap<>();

  SideBar(Commands commands, Workspaces all) {
    super(
        new MigLayout(
            "insets 8 6 12 5, gap 4, wrap 1, filly, hidemode 3",
            "[60!, center]",
            "[]".repeat(all.all().size()) + "push"));
    all.all().forEach(workspace -> addWorkspace(workspace.tab(), commands));
    addComponentListener(
        new ComponentAdapter() {
          @Override
          public void componentResized(ComponentEvent event) {
            fit();
          }
        });
  }

  /** Hides the names in a low window. */
  private void fit() {
    int height = Canvas.unscaled(getHeight());
    workspaces.values().forEach(button -> button.setNamed(height >= ROOM_FOR_NAMES));
    revalidate();
  }

  private void addWorkspace(WorkspaceTab tab, Commands commands) {
    WorkspaceButton button = new WorkspaceButton(tab.title(), tab.icon());
    button.setToolTipText(Keys.tip(tab.command()));
    button.addActionListener(event -> commands.accept(tab.command()));
    button.setEnabled(false);
    workspaces.put(tab, button);
    add(button, "width 60!");
  }

  /** Selects the displayed workspace. */
  void select(WorkspaceTab workspace) {
    workspaces.forEach((tab, button) -> button.setSelected(tab.equals(workspace)));
    repaint(); // the bar at the edge is painted outside the buttons
  }

  /** Enables or disables the button of a workspace. */
  void enable(WorkspaceTab workspace, boolean isReady) {
    button(workspace).setEnabled(isReady);
  }

  private JToggleButton button(WorkspaceTab workspace) {
    return Objects.requireNonNull(workspaces.get(workspace), "no workspace");
  }

  @Override
  public void updateUI() {
    super.updateUI();
    setBackground(Colours.of(Token.BG_WINDOW));
    setBorder(BorderFactory.createMatteBorder(0, 0, 0, 1, Colours.of(Token.LINE_SOFT)));
  }

  /** Paints the bar of the selected workspace at the edge of the window. */
  @Override
  protected void paintChildren(Graphics graphics) {
    super.paintChildren(graphics);
    for (JToggleButton button : workspaces.values()) {
      if (button.isSelected()) {
        graphics.setColor(Colours.of(Token.ACCENT));
        int height = button.getHeight() / 2;
        graphics.fillRect(0, button.getY() + height / 2, UIScale.scale(2), height);
      }
    }
  }
}
