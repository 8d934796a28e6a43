/**
 * Published models, written as XCSP3 from their mathematical statement, with the number of their
 * solutions or their optimum. Nothing here reads or solves an instance.
 */
@NullMarked
package org.cspworkbench.xcsp3.models;

import org.jspecify.annotations.NullMarked;
