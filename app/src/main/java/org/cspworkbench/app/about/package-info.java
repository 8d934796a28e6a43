/** What the program states about itself: its version, and the licences of what it contains. */
@NullMarked
package org.cspworkbench.app.about;

import org.jspecify.annotations.NullMarked;
