package org.cspworkbench.viewer.workspace;

import org.cspworkbench.viewer.command.Command;

/**
 * The entry of a workspace in the side bar.
 *
 * @param command shows the workspace
 * @param title the displayed name
 * @param icon the name of its icon
 */
public record WorkspaceTab(Command command, String title, String icon) {}
