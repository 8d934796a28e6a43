/** Files of the user's, written so that nothing that was there before is lost. */
@NullMarked
package org.cspworkbench.app.file;

import org.jspecify.annotations.NullMarked;
