package org.cspworkbench.web.page;

import java.util.function.Supplier;
import org.cspworkbench.solvers.Parameter;
import org.cspworkbench.web.dom.Elements;
import org.teavm.jso.dom.html.HTMLElement;
import org.teavm.jso.dom.html.HTMLInputElement;
import org.teavm.jso.dom.html.HTMLSelectElement;

/**
 * The field of a parameter in a form of the page: an element in which its value is edited, with the
 * choices that the parameter declares. Its text is what users write on a command line.
 *
 * @param element the element
 * @param reading reads the text
 */
record ParameterRow(HTMLElement element, Supplier<String> reading) {

  /** Returns a list for a choice, a check box for a truth, else a text field, with this value. */
  static ParameterRow of(Parameter parameter, String value) {
    if (parameter instanceof Parameter.OneOf oneOf) {
      HTMLSelectElement select = (HTMLSelectElement) Elements.make("select", "", "");
      for (String id : oneOf.ids()) {
        HTMLElement option = Elements.make("option", "", id);
        option.setAttribute("value", id);
        select.appendChild(option);
      }
      select.setValue(value);
      return new ParameterRow(select, select::getValue);
    }
    HTMLInputElement input = (HTMLInputElement) Elements.make("input", "mono", "");
    if (parameter instanceof Parameter.Truth) {
      input.setAttribute("type", "checkbox");
      input.setChecked(Boolean.parseBoolean(value));
      return new ParameterRow(input, () -> Parameter.Truth.write(input.isChecked()));
    }
    input.setAttribute("autocomplete", "off");
    if (parameter instanceof Parameter.WholeNumber) {
      input.setAttribute("inputmode", "numeric");
    }
    input.setValue(value);
    return new ParameterRow(input, () -> input.getValue().strip());
  }

  /** Returns a row of the form: the label, the element, and what the parameter does. */
  HTMLElement row(String id, String label, String description) {
    HTMLElement name = Elements.make("label", "", label);
    name.setAttribute("for", id);
    HTMLElement note = Elements.make("small", "", description);
    note.setAttribute("id", id + "-note");
    element.setAttribute("id", id);
    element.setAttribute("aria-describedby", id + "-note");
    return Elements.make("p", "option", name, element, note);
  }

  /** Returns the value as text. */
  String text() {
    return reading.get();
  }
}
