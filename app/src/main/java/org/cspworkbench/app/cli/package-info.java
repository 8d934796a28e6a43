/**
 * The command line: one class for each command, shared options as mixins, exit codes and error
 * messages. Data is written to standard output, everything else to standard error. This package
 * must not solve, parse formats or lay out data; other packages do that.
 */
@NullMarked
package org.cspworkbench.app.cli;

import org.jspecify.annotations.NullMarked;
