
/** The search over all sections of all documents: each word must be in the title or the text. */
const field = document.getElementById("search");
const found = document.getElementById("found");
const hits = document.getElementById("hits");
const MOST = 20;
let sections;

const element = (name, ...content) => {
  const made = document.createElement(name);
  made.append(...content);
  return made;
};

/** Returns what finds a word, or the beginning of one. */
const beginning = (word) => new RegExp(`(?<![\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}`, "iu");

/** Returns the text around the first place that is found, which is marked. */
const excerpt = (text, wanted) => {
  const at = text.search(wanted);
  if (at < 0) {
    return [text.slice(0, 120)];
  }
  const from = text.lastIndexOf(" ", Math.max(0, at - 40)) + 1;
  const end = at + text.match(wanted)[0].length;
  return [text.slice(from, at), element("mark", text.slice(at, end)), text.slice(end, end + 80)];
};

const search = async () => {
  sections ??= await (await fetch(field.dataset.source)).json();
  const words = field.value.split(/\s+/).filter((word) => word !== "").map(beginning);
  const contains = (text) => words.every((word) => word.test(text));
  const all = words.length === 0 ? [] : sections.filter(([, title, text]) => contains(title + " " + text));
  all.sort(([, one], [, other]) => contains(other) - contains(one)); // what the title says comes first
  hits.replaceChildren(...all.slice(0, MOST).map(([address, title, text]) => {
    const link = element("a", element("b", title), element("small", ...excerpt(text, words[0])));
    link.href = address;
    return element("li", link);
  }));
  const count = all.length > MOST ? `${MOST} of ${all.length}` : `${all.length}`;
  found.textContent = words.length === 0 ? "" : `${count} ${all.length === 1 ? "section" : "sections"}`;
};

field.addEventListener("input", () => search().catch(() => {
  found.textContent = "The search needs the network once.";
}));
