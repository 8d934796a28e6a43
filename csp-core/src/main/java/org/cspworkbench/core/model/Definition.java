package org.cspworkbench.core.model;

import java.util.function.ToLongFunction;

/**
 * A functional dependency: the other variables of a constraint determine the value of one of them,
 * as x and y determine z in {@code x · y = z}.
 *
 * @param place the position of the defined variable in the scope
 * @param value returns its value, given one value for each variable of the scope, of which that of
 *     the defined variable is ignored; a number of more than 32 bits if it has none
 */
public record Definition(int place, ToLongFunction<int[]> value) {}
