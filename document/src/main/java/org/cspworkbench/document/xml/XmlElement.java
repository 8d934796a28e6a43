package org.cspworkbench.document.xml;

import static com.google.common.collect.ImmutableList.toImmutableList;

import com.google.common.collect.ImmutableList;
import com.google.common.collect.ImmutableMap;
import java.util.Optional;
import org.cspworkbench.document.SourcePosition;
import org.cspworkbench.document.UnreadableException;

/**
 * An element with its attributes, the text and the elements in it.
 *
 * @param at where its tag begins
 * @param name its name
 * @param attributes its attributes, by name
 * @param text the text that is directly in it, in one piece
 * @param children the elements in it, in the order of the document
 */
public record XmlElement(
    SourcePosition at,
    String name,
    ImmutableMap<String, String> attributes,
    String text,
    ImmutableList<XmlElement> children) {

  /** Returns the attribute of this name, if there is one. */
  public Optional<String> find(String attribute) {
    return Optional.ofNullable(attributes.get(attribute));
  }

  /**
   * Returns the attribute of this name.
   *
   * @throws UnreadableException if there is none
   */
  public String need(String attribute) throws UnreadableException {
    return find(attribute)
        .orElseThrow(
            () ->
                fault("expected an attribute \"" + attribute + "\" in <" + name + ">, found none"));
  }

  /** Returns the elements in it that have this name. */
  public ImmutableList<XmlElement> children(String childName) {
    return children.stream()
        .filter(child -> child.name.equals(childName))
        .collect(toImmutableList());
  }

  /** Returns an exception for a mistake in this element. */
  public UnreadableException fault(String problem) {
    return new UnreadableException(at, problem);
  }
}
