/**
 * Files of the user's, written so that nothing that was there before is lost, and read so that none
 * takes more memory than its kind may.
 */
@NullMarked
package org.cspworkbench.app.file;

import org.jspecify.annotations.NullMarked;
