package org.cspworkbench.presentation.surface;

/** A shape that can be filled, drawn along its edge, or used as a clip. */
public sealed interface Contour permits Box, Ellipse, Line, Path, RoundBox {}
