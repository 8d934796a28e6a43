@NullMarked
package org.cspworkbench.app.timing;

import org.jspecify.annotations.NullMarked;
