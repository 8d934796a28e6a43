package org.cspworkbench.app.html;

/**
 * What has become of a run on a page.
 *
 * @param events how many events are on the page
 * @param fineLeftOut how many revisions and entries of the work list had no room
 * @param restLeftOut how many events behind the last one had no room
 */
public record Written(int events, int fineLeftOut, int restLeftOut) {}
