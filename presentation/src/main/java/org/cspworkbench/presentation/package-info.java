/**
 * The presentation of runs, without a screen: painters, narration, questions, exercises, hints and
 * measured times, each in a package below. This module must not depend on the window or the command
 * line.
 */
@NullMarked
package org.cspworkbench.presentation;

import org.jspecify.annotations.NullMarked;
