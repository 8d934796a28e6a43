package org.cspworkbench.presentation.browser;

/** A place on the visible part of a page, in CSS pixels from its upper left corner. */
public record Point(int x, int y) {}
