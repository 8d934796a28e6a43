/**
 * Published models, written as XCSP3: those of kinds on which no algorithm of this project was
 * tuned, and those on which the filters and the search are worked on. Nothing here reads or solves
 * an instance.
 */
@NullMarked
package org.cspworkbench.bench.models;

import org.jspecify.annotations.NullMarked;
