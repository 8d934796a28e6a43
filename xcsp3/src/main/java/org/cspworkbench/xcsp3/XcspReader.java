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
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.cspworkbench.core.model.Domain;
import org.cspworkbench.core.model.Objective;
import org.w3c.dom.Document;
import org.xcsp.common.domains.Domains.Dom;
import org.xcsp.common.domains.Domains.DomSymbolic;
import org.xcsp.common.domains.Values.IntegerEntity;
import org.xcsp.parser.XParser;
import org.xcsp.parser.entries.ParsingEntry.CEntry;
import org.xcsp.parser.entries.ParsingEntry.VEntry;
import org.xcsp.parser.entries.XConstraints.XBlock;
import org.xcsp.parser.entries.XConstraints.XCtr;
import org.xcsp.parser.entries.XConstraints.XGroup;
import org.xcsp.parser.entries.XConstraints.XSlide;
import org.xcsp.parser.entries.XVariables.XArray;
import org.xcsp.parser.entries.XVariables.XVar;

/** Reads XCSP3 instances, plain ({@code .xml}) or packed ({@code .xml.lzma}). */
public final class XcspReader {

  private final String name;
  private final ModelBuilder model;
  private final Constraints constraints;
  private final List<String> unused = new ArrayList<>();
  private int position;

  private XcspReader(String name, MemoryBudget budget) {
    this.name = name;
    this.model = new ModelBuilder(name, budget);
    this.constraints = new Constraints(model);
  }

  /**
   * Returns the instance in {@code file}.
   *
   * @throws IOException if the file cannot be read
   * @throws XcspException if it does not hold an instance, or one with a part that is not supported
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
   */
  public static XcspInstance read(String name, InputStream input)
      throws IOException, XcspException {
    return read(name, input, MemoryBudget.ofThisProcess());
  }

  @VisibleForTesting
  static XcspInstance read(String name, InputStream input, MemoryBudget budget)
      throws IOException, XcspException {
    return new XcspReader(name, budget).read(parse(name, input, budget));
  }

  private static XParser parse(String name, InputStream input, MemoryBudget budget)
      throws IOException, XcspException {
    try {
      Document document = SecureXml.read(name, input, budget);
      Screening.check(name, document, budget);
      NumbersForVariables.replaceIn(document);
      return FormatParser.parse(name, document);
    } catch (UnsupportedPart e) {
      throw new XcspException(name + ": " + e.getMessage());
    }
  }

  private XcspInstance read(XParser parser) throws XcspException {
    for (VEntry entry : parser.vEntries) {
      for (XVar x : entry instanceof XArray array ? array.vars : new XVar[] {(XVar) entry}) {
        if (x != null && NumbersForVariables.number(x.id).isEmpty()) {
          declare(x);
        }
      }
    }
    post(parser.cEntries);
    if (parser.oEntries.size() > 1) {
      throw new XcspException(
          name + " has " + parser.oEntries.size() + " objectives, of which none is read; one is");
    }
    Optional<Objective> objective = Optional.empty();
    if (!parser.oEntries.isEmpty()) {
      objective =
          Optional.of(
              stated(
                  "the objective", () -> new Objectives(constraints).read(parser.oEntries.get(0))));
    }
    return new XcspInstance(model.build(), model.own(), ImmutableList.copyOf(unused), objective);
  }

  private void declare(XVar x) throws XcspException {
    if (x.degree == 0) {
      unused.add(x.id);
    } else {
      stated("variable " + x.id, () -> model.declare(x.id, domain(x)));
    }
  }

  private Domain domain(XVar x) {
    if (x.dom instanceof DomSymbolic symbolic) {
      return symbols((String[]) symbolic.values);
    }
    if (!(x.dom instanceof Dom integers)) {
      throw new UnsupportedPart("a variable of type " + x.type);
    }
    IntegerEntity[] pieces = (IntegerEntity[]) integers.values;
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
        : Domain.of(Operands.numbers(pieces));
  }

  private Domain symbols(String[] names) {
    String[] ordered =
        Arrays.stream(names)
            .distinct()
            .sorted(java.util.Comparator.comparingInt(model::symbol))
            .toArray(String[]::new);
    return Domain.of(Stream.of(ordered).mapToInt(model::symbol).toArray())
        .withLabels(ImmutableList.copyOf(ordered));
  }

  private void post(List<CEntry> entries) throws XcspException {
    for (CEntry entry : entries) {
      if (entry instanceof XBlock block) {
        post(block.subentries);
      } else {
        position++;
        postOne(entry);
      }
    }
  }

  private void postOne(CEntry entry) throws XcspException {
    if (entry instanceof XCtr c) {
      post(c, "");
    } else if (entry instanceof XGroup group && group.template instanceof XCtr template) {
      postEach(template, group.argss);
    } else if (entry instanceof XSlide slide && slide.template instanceof XCtr template) {
      postEach(template, slide.scopes);
    } else {
      throw new XcspException(
          name + ", constraint " + position + " is of a kind that is not supported");
    }
  }

  private void postEach(XCtr template, Object[][] arguments) throws XcspException {
    for (int k = 0; k < arguments.length; k++) {
      Object[] given = arguments[k];
      String place = ", arguments " + (k + 1);
      stated(
          place(template, place),
          () -> {
            if (template.abstraction != null) {
              template.abstraction.concretize(given);
            }
            return template;
          });
      post(template, place);
    }
  }

  private void post(XCtr c, String arguments) throws XcspException {
    stated(
        place(c, arguments),
        () -> {
          constraints.post(c);
          return c;
        });
  }

  private String place(XCtr c, String arguments) {
    String id = c.id == null ? "" : " called " + Screening.quoted(c.id);
    return "constraint " + position + arguments + " (<" + c.type + ">" + id + ")";
  }

  /** Returns the result of {@code work}; an exception is reported with its position. */
  private <T> T stated(String place, java.util.function.Supplier<T> work) throws XcspException {
    try {
      return work.get();
    } catch (UnsupportedPart e) {
      throw new XcspException(name + ", " + place + ": " + e.getMessage());
    } catch (ArithmeticException e) {
      throw new XcspException(name + ", " + place + ": a number leaves the range of 32 or 64 bits");
    } catch (StackOverflowError e) {
      throw new XcspException(name + ", " + place + " is nested too deep to be read");
    } catch (IllegalArgumentException
        | IllegalStateException
        | IndexOutOfBoundsException
        | ClassCastException
        | NullPointerException e) {
      throw new XcspException(
          name + ", " + place + " has an argument that is missing or out of place");
    }
  }
}
