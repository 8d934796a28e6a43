package org.cspworkbench.presentation.geometry;

/** What can be filled, drawn along its edge, or clipped to. */
public sealed interface Contour permits Box, Ellipse, Line, Path, RoundBox {}
