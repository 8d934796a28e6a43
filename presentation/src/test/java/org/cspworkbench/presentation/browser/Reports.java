package org.cspworkbench.presentation.browser;

import java.util.ArrayList;
import java.util.List;

/** What a page has reported since it was opened; filled by the thread of the socket. */
final class Reports {

  private final List<String> requests = new ArrayList<>();
  private final List<String> faults = new ArrayList<>();
  private final List<String> messages = new ArrayList<>();
  private String page = "about:blank";

  /** Forgets everything, before {@code address} is opened. */
  synchronized void clear(String address) {
    page = address;
    requests.clear();
    faults.clear();
    messages.clear();
  }

  /** Adds a request, unless it is that for the page; data inside the page are no requests. */
  synchronized void addRequest(String address) {
    boolean isInside = address.startsWith("data:") || address.startsWith("blob:");
    if (!isInside && !address.equals("about:blank") && !address.equals(page)) {
      requests.add(address);
    }
  }

  synchronized void addFault(String fault) {
    faults.add(fault);
  }

  synchronized void addMessage(String message) {
    messages.add(message);
  }

  synchronized List<String> requests() {
    return List.copyOf(requests);
  }

  synchronized List<String> faults() {
    return List.copyOf(faults);
  }

  synchronized List<String> messages() {
    return List.copyOf(messages);
  }
}
