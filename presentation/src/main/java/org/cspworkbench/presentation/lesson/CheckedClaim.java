package org.cspworkbench.presentation.lesson;

import com.google.common.collect.ImmutableList;

/**
 * A claim of a lesson with the figures of its runs.
 *
 * @param source the claim as it is written
 * @param found the values of its expressions, one or two, in the format of the language
 * @param holds whether the claim is true
 */
public record CheckedClaim(String source, ImmutableList<String> found, boolean holds) {}
