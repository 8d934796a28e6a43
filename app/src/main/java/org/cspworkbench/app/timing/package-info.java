/** The clocks of the machine that runs the program. */
@NullMarked
package org.cspworkbench.app.timing;

import org.jspecify.annotations.NullMarked;
