/**
 * The problem that all workspaces share: how it is read from texts, its solver with options, its
 * run.
 */
@NullMarked
package org.cspworkbench.viewer.problem;

import org.jspecify.annotations.NullMarked;
