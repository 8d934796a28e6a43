/**
 * What holds for instances of XCSP3: their meaning, the answers to whole ones, and files with
 * faults.
 */
@NullMarked
package org.cspworkbench.xcsp3;

import org.jspecify.annotations.NullMarked;
