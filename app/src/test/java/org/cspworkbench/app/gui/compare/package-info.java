@NullMarked
package org.cspworkbench.app.gui.compare;

import org.jspecify.annotations.NullMarked;
