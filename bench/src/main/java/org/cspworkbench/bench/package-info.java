/**
 * Measurements: the engine compared with another one, with recording, and without the lines that
 * record. Never shipped. Other modules must not depend on this one, and no number is printed for
 * work whose answer was not checked.
 */
@NullMarked
package org.cspworkbench.bench;

import org.jspecify.annotations.NullMarked;
