/**
 * The program itself: where it starts. Everything that a person meets is in the packages below;
 * nothing that solves, models or generates may live here.
 */
@NullMarked
package org.cspworkbench.app;

import org.jspecify.annotations.NullMarked;
