/**
 * The program of a web page, compiled for browsers: the page itself, and the worker that solves.
 */
@NullMarked
package org.cspworkbench.web;

import org.jspecify.annotations.NullMarked;
