/**
 * Published models of kinds on which no algorithm of this project was tuned, written as XCSP3.
 * Nothing here reads or solves an instance.
 */
@NullMarked
package org.cspworkbench.bench.unseen;

import org.jspecify.annotations.NullMarked;
