/**
 * The command line: one command in each file, what commands share as mixins, exit codes and the
 * sentences for what went wrong. Data goes to standard output, everything else to standard error.
 * Nothing here may solve, read a format or lay out data: that is done by the packages below.
 */
@NullMarked
package org.cspworkbench.app.cli;

import org.jspecify.annotations.NullMarked;
