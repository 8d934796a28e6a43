package org.cspworkbench.web.worker;

import org.teavm.jso.JSProperty;
import org.teavm.jso.JSTopLevel;
import org.teavm.jso.core.JSString;
import org.teavm.jso.dom.events.EventTarget;

/** The global object of a worker. */
abstract class WorkerScope implements EventTarget {

  @JSTopLevel
  @JSProperty("self")
  static native WorkerScope current();

  abstract void postMessage(JSString message);
}
