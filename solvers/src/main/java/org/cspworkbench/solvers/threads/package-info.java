/**
 * Threads of the Java virtual machine, for solvers that divide their work among several. Nothing
 * else in the module may start threads or wait for them: the rest also runs in a browser.
 */
@NullMarked
package org.cspworkbench.solvers.threads;

import org.jspecify.annotations.NullMarked;
