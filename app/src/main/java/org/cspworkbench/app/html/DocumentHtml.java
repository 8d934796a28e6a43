package org.cspworkbench.app.html;

import com.google.common.base.CharMatcher;
import com.google.common.collect.ImmutableList;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/**
 * A document as a part of a page.
 *
 * @param title its first heading
 * @param body its text as HTML
 * @param sections what follows each heading
 */
record DocumentHtml(String title, String body, ImmutableList<Section> sections) {

  /**
   * A heading and what follows it, up to the next heading.
   *
   * @param anchor the fragment of its address; empty for the first one
   * @param title the heading
   * @param text its text on one line
   */
  record Section(String anchor, String title, String text) {}

  /** Returns a document of the program, with links to the pages of the others. */
  static DocumentHtml of(String name, DocumentPictures pictures) {
    Node document = Documents.parsed(Documents.read(name));
    ImmutableList<Section> sections = sections(document);
    document.accept(new ForTheSite(pictures));
    return new DocumentHtml(title(document), rendered(document), sections);
  }

  private static String title(Node document) {
    return plain(document.getFirstChild());
  }

  /** Returns the titles of the document and of a section of it. */
  String titleOf(Section section) {
    return section.title().equals(title) ? title : title + " › " + section.title();
  }

  private static String rendered(Node document) {
    return Documents.renderer()
        .attributeProviderFactory(
            context ->
                (node, tag, attributes) -> {
                  if (tag.equals("pre") || node instanceof TableBlock) {
                    attributes.put("tabindex", "0"); // wide ones are scrolled by keys
                  }
                })
        .build()
        .render(document);
  }

  private static ImmutableList<Section> sections(Node document) {
    IdGenerator ids = IdGenerator.builder().build();
    ImmutableList.Builder<Section> sections = ImmutableList.builder();
    String anchor = "";
    String title = "";
    StringBuilder text = new StringBuilder();
    for (Node part = document.getFirstChild(); part != null; part = part.getNext()) {
      if (part instanceof Heading heading) {
        if (!title.isEmpty()) {
          sections.add(new Section(anchor, title, text.toString().strip()));
        }
        text.setLength(0);
        anchor = title.isEmpty() ? "" : "#" + ids.generateId(plain(heading));
        title = plain(heading);
      } else if (!(part instanceof HtmlBlock)) {
        text.append(plain(part)).append(' ');
      }
    }
    return sections.add(new Section(anchor, title, text.toString().strip())).build();
  }

  private static String plain(Node part) {
    PlainText text = new PlainText();
    part.accept(text);
    return CharMatcher.whitespace().trimAndCollapseFrom(text.text, ' ');
  }

  /** Collects the words of a part without their marks. */
  private static final class PlainText extends AbstractVisitor {

    private final StringBuilder text = new StringBuilder();

    @Override
    public void visit(Text words) {
      text.append(words.getLiteral());
    }

    @Override
    public void visit(Code code) {
      text.append(code.getLiteral());
    }

    @Override
    public void visit(FencedCodeBlock code) {
      text.append(code.getLiteral()).append(' ');
    }

    @Override
    public void visit(SoftLineBreak end) {
      text.append(' ');
    }

    @Override
    public void visit(Paragraph paragraph) {
      visitChildren(paragraph);
      text.append(' ');
    }

    @Override
    public void visit(CustomNode cell) {
      visitChildren(cell);
      text.append(' ');
    }
  }

  /** Makes links to documents links to pages, and pictures of runs links to the runs. */
  private static final class ForTheSite extends AbstractVisitor {

    private final DocumentPictures pictures;

    ForTheSite(DocumentPictures pictures) {
      this.pictures = pictures;
    }

    @Override
    public void visit(Image image) {
      HtmlInline figure = new HtmlInline();
      figure.setLiteral(pictures.figure(image.getDestination(), plain(image)));
      image.insertAfter(figure);
      image.unlink();
    }

    @Override
    public void visit(Link link) {
      String destination = link.getDestination();
      Optional<DocumentPlace> place = DocumentPlace.of(destination);
      if (place.isPresent()) {
        lead(link, place.get());
      } else if (!destination.contains("://") && !destination.startsWith("#")) {
        while (link.getFirstChild() != null) { // to a file of the sources, which are elsewhere
          link.insertBefore(link.getFirstChild());
        }
        link.unlink();
      }
    }

    private static void lead(Link link, DocumentPlace place) {
      String heading = place.heading().isEmpty() ? "" : "#" + place.heading();
      link.setDestination(SiteDocuments.page(place.document()) + heading);
      if (link.getFirstChild() instanceof Text name
          && name.getLiteral().equals(place.document() + ".md")) {
        name.setLiteral(title(Documents.parsed(Documents.read(place.document()))));
      }
    }

    @Override
    public void visit(HtmlBlock comment) {
      comment.unlink();
    }
  }
}
