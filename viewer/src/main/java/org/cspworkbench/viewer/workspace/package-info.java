/**
 * What holds for all workspaces: the shared problem, what a scene of a lesson shows of them, and
 * their tabs.
 */
@NullMarked
package org.cspworkbench.viewer.workspace;

import org.jspecify.annotations.NullMarked;
