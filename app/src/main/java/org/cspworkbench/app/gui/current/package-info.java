/** The problem that all workspaces share, with its run. Views and input are in other packages. */
@NullMarked
package org.cspworkbench.app.gui.current;

import org.jspecify.annotations.NullMarked;
