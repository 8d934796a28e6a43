package org.cspworkbench.core.model;

/**
 * What a problem depicts, stated where the problem is made, so that views need not guess it from
 * the names of variables: a {@link Drawing}, or the board or image of another module. It has no
 * influence on solutions.
 */
public interface Depiction {}
