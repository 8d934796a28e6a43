package org.cspworkbench.app.html;

/**
 * The numbers of written and omitted events of a page.
 *
 * @param events the number of events on the page
 * @param leftOut the number of omitted events after the last one
 */
public record Written(int events, int leftOut) {}
