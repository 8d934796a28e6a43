package org.cspworkbench.xcsp3;

import com.google.common.annotations.VisibleForTesting;
import com.google.common.collect.ImmutableList;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.cspworkbench.core.cancellation.Cancellation;
import org.cspworkbench.core.cancellation.CancelledException;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Objective;
import org.w3c.dom.Element;
import org.xcsp.common.domains.Domains.Dom;
import org.xcsp.common.domains.Domains.DomSymbolic;
import org.xcsp.common.domains.Values.IntegerEntity;
import org.xcsp.parser.entries.XVariables.XVar;

/** Reads XCSP3 instances, plain ({@code .xml}) or packed ({@code .xml.lzma}). */
public final class XcspReader {

  private final LocatedDocument document;
  private final ModelBuilder model;
  private final Map<String, Element> declared = new HashMap<>();
  private final List<String> unused = new ArrayList<>();
  private int position;

  private XcspReader(LocatedDocument document, ModelBuilder model) {
    this.document = document;
    this.model = model;
  }

  /**
   * Returns the instance in {@code file}.
   *
   * @throws IOException if the file cannot be read
   * @throws XcspException if it does not hold an instance, or one with a part that is not supported
   * @throws CancelledException if the cancellation of this work was requested
   */
  public static XcspInstance read(Path file) throws IOException, XcspException {
    try (InputStream input = new BufferedInputStream(Files.newInputStream(file))) {
      return read(String.valueOf(file.getFileName()), input);
    }
  }

  /**
   * Returns the instance in {@code input}.
   *
   * @param name its name, which ends in {@code .lzma} if the instance is packed
   * @param input the bytes, read to their end
   * @throws IOException if the bytes cannot be read
   * @throws XcspException if they are no instance, or one with a part that is not supported
   * @throws CancelledException if the cancellation of this work was requested
   */
  public static XcspInstance read(String name, InputStream input)
      throws IOException, XcspException {
    return read(name, input, MemoryBudget.ofThisProcess());
  }

  @VisibleForTesting
  static XcspInstance read(String name, InputStream input, MemoryBudget budget)
      throws IOException, XcspException {
    LocatedDocument document = document(name, input, budget);
    return new XcspReader(document, new ModelBuilder(name, budget)).read();
  }

  private static LocatedDocument document(String name, InputStream input, MemoryBudget budget)
      throws IOException, XcspException {
    try {
      LocatedDocument document = SecureXml.read(name, input, budget);
      Screening.check(document, budget);
      return document;
    } catch (UnsupportedPart e) {
      throw new XcspException(name + ": " + e.getMessage());
    }
  }

  private XcspInstance read() throws XcspException {
    Part instance = new Part(document.root(), Arguments.NONE);
    Part variables = stated(instance, "", () -> checked(instance));
    Optional<Part> constraints = instance.optional("constraints");
    Optional<Part> objectives = instance.optional("objectives");
    instance.optional("annotations").ifPresent(Part::pass); // advice for the search
    checkDeclarations(variables);

    List<Element> uses =
        Stream.of(constraints, objectives).flatMap(Optional::stream).map(Part::element).toList();
    uses.forEach(document.root()::removeChild);
    Declarations declarations = stated(variables, "", () -> Declarations.read(document.document()));
    declare(declarations, declarations.occurringIn(uses));

    Constraints statements = new Constraints(model, declarations);
    if (constraints.isPresent()) {
      post(constraints.get(), statements);
    }
    Optional<Objective> objective =
        objectives.isPresent() ? objective(objectives.get(), statements) : Optional.empty();
    run(instance, "", instance::refuseRest);
    return new XcspInstance(model.build(), model.own(), ImmutableList.copyOf(unused), objective);
  }

  /** Checks the type of the instance, and returns its variables. */
  private static Part checked(Part instance) {
    String format = instance.attribute("format").orElse("XCSP3");
    String type = instance.attribute("type").orElse("CSP");
    if (!format.equals("XCSP3")) {
      throw new UnsupportedPart("the format " + Screening.quoted(format));
    }
    if (!type.equals("CSP") && !type.equals("COP")) {
      throw new UnsupportedPart("an instance of type " + Screening.quoted(type));
    }
    return instance.child("variables");
  }

  private void checkDeclarations(Part variables) throws XcspException {
    for (Optional<Part> next = variables.next(); next.isPresent(); next = variables.next()) {
      Part part = next.get();
      run(
          part,
          part.id().isEmpty() ? "" : "variable " + part.id(),
          () -> {
            checkDeclaration(part);
            if (declared.put(part.id(), part.element()) != null) {
              throw UnsupportedPart.fault("the name is declared twice");
            }
          });
    }
    run(variables, "", variables::refuseRest);
  }

  /** Takes what the parser of the format reads of a variable or an array. */
  private static void checkDeclaration(Part declared) {
    boolean isArray = declared.tag().equals("array");
    if (!isArray && !declared.tag().equals("var")) {
      throw new UnsupportedPart("<" + declared.tag() + "> among the variables");
    }
    if (declared.id().isEmpty()) {
      throw UnsupportedPart.fault("a <" + declared.tag() + "> needs the attribute \"id\"");
    }
    String type = declared.attribute("type").orElse("integer");
    if (!type.equals("integer") && !type.equals("symbolic")) {
      throw new UnsupportedPart("a variable of type " + Screening.quoted(type));
    }
    if (isArray && declared.attribute("size").isEmpty()) {
      throw UnsupportedPart.fault("an array needs the attribute \"size\"");
    }
    List<Part> domains = isArray ? declared.all("domain") : List.of();
    for (Part domain : domains) {
      if (domain.attribute("for").filter("others"::equals).isPresent()) {
        declared.element().appendChild(domain.element()); // the parser wants it last
      }
      takeValues(domain);
    }
    if (domains.isEmpty()) {
      takeValues(declared);
    }
    declared.refuseRest();
  }

  private static void takeValues(Part part) {
    if (part.attribute("as").isEmpty()) {
      part.ownText();
    }
  }

  private void declare(Declarations declarations, Set<String> occurring) throws XcspException {
    for (XVar x : declarations.variables()) {
      if (occurring.contains(x.id)) {
        String name = x.id.replaceFirst("\\[.*", ""); // of its array
        Element element = declared.getOrDefault(name, document.root());
        run(element, "variable " + x.id, () -> model.declare(x.id, domain(x)));
      } else {
        unused.add(x.id);
      }
    }
  }

  private Domain domain(XVar x) {
    if (x.dom instanceof DomSymbolic symbolic) {
      return symbols((String[]) symbolic.values);
    }
    IntegerEntity[] pieces = (IntegerEntity[]) ((Dom) x.dom).values;
    long size = 0;
    for (IntegerEntity piece : pieces) {
      size +=
          piece.width() < 0 || piece.width() > Domain.MAX_SIZE
              ? Domain.MAX_SIZE + 1L
              : piece.width();
    }
    if (size > Domain.MAX_SIZE || size == 0) {
      throw new UnsupportedPart("a domain of more than " + Domain.MAX_SIZE + " values");
    }
    return pieces.length == 1
        ? Domain.range(Math.toIntExact(pieces[0].smallest()), Math.toIntExact(pieces[0].greatest()))
        : Domain.of(values(pieces));
  }

  private static int[] values(IntegerEntity... pieces) {
    return Arrays.stream(pieces)
        .flatMapToInt(
            piece ->
                IntStream.rangeClosed(
                    Math.toIntExact(piece.smallest()), Math.toIntExact(piece.greatest())))
        .toArray();
  }

  private Domain symbols(String... names) {
    String[] ordered =
        Arrays.stream(names)
            .distinct()
            .sorted(Comparator.comparingInt(model::symbol))
            .toArray(String[]::new);
    return Domain.of(Stream.of(ordered).mapToInt(model::symbol).toArray())
        .withLabels(ImmutableList.copyOf(ordered));
  }

  private void post(Part parent, Constraints constraints) throws XcspException {
    for (Optional<Part> next = parent.next(); next.isPresent(); next = parent.next()) {
      Part entry = next.get();
      if (entry.tag().equals("block")) {
        post(entry, constraints);
        continue;
      }
      position++;
      if (Template.isIn(entry)) {
        postUses(entry, constraints);
      } else {
        run(entry, place(entry, ""), () -> constraints.post(entry));
      }
    }
  }

  private void postUses(Part entry, Constraints constraints) throws XcspException {
    Template template =
        stated(entry, place(entry, ""), () -> new Template(entry, constraints.operands()));
    for (int k = 0; k < template.uses(); k++) {
      int number = k;
      run(
          template.place(k),
          place(template.constraint(), ", arguments " + (k + 1)),
          () -> template.use(number, constraints::post));
    }
    run(entry, place(entry, ""), template::refuseRest);
  }

  private Optional<Objective> objective(Part objectives, Constraints constraints)
      throws XcspException {
    objectives.attribute("combination"); // of several objectives, which are refused
    List<Part> all = new ArrayList<>();
    for (Optional<Part> next = objectives.next(); next.isPresent(); next = objectives.next()) {
      all.add(next.get());
    }
    if (all.size() > 1) {
      throw document.fault(
          all.get(1).element(),
          "the instance has " + all.size() + " objectives, of which none is read; one is");
    }
    return all.isEmpty()
        ? Optional.empty()
        : Optional.of(
            stated(
                all.get(0), "the objective", () -> new Objectives(constraints).read(all.get(0))));
  }

  private String place(Part c, String arguments) {
    String id = c.id().isEmpty() ? "" : " called " + Screening.quoted(c.id());
    return "constraint " + position + arguments + " (<" + c.tag() + ">" + id + ")";
  }

  private void run(Part part, String what, Runnable work) throws XcspException {
    run(part.element(), what, work);
  }

  private void run(Element element, String what, Runnable work) throws XcspException {
    stated(
        element,
        what,
        () -> {
          work.run();
          return what;
        });
  }

  private <T> T stated(Part part, String what, Supplier<T> work) throws XcspException {
    return stated(part.element(), what, work);
  }

  /**
   * Returns the result of {@code work}.
   *
   * @param element where an exception is reported, unless it names a part of it
   * @param what what is read
   */
  private <T> T stated(Element element, String what, Supplier<T> work) throws XcspException {
    String start = what.isEmpty() ? "" : what + ": ";
    Cancellation.check();
    try {
      return work.get();
    } catch (UnsupportedPart e) {
      throw document.fault(e.elementOr(element), start + e.getMessage());
    } catch (ArithmeticException e) {
      throw document.fault(element, start + "a number leaves the range of 32 or 64 bits");
    } catch (StackOverflowError e) {
      throw document.fault(element, start + "this is nested too deep to be read");
    } catch (IllegalArgumentException
        | IllegalStateException
        | IndexOutOfBoundsException
        | ClassCastException
        | NullPointerException e) {
      throw document.fault(element, start + "an argument is missing or out of place");
    }
  }
}
