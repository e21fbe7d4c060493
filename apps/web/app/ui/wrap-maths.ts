const relations = new Set(['=', '≈', '≠', '<', '>', '≤', '≥', '→', '⇒']);

/** The parts of an equation, each relation at the head of its part: "a = b = c" is "a", "= b", "= c". */
const partsOf = (row: Element): Element[][] => {
  const parts: Element[][] = [[]];
  for (const child of row.children) {
    if (child.localName === 'mo' && relations.has(child.textContent.trim()) && parts.at(-1)?.length) parts.push([]);
    parts.at(-1)?.push(child);
  }
  return parts;
};

type Wide = { readonly math: Element; readonly row: Element };

/** Equations that are wider than their place. Only measures. */
const wideIn = (place: HTMLElement): Wide[] => {
  let box: HTMLElement = place;
  // Words in a line have no width of their own.
  while (box.clientWidth === 0 && box.parentElement) box = box.parentElement;
  // A little early: lists are indented, and the face for mathematics may still be on its way.
  const widest = 0.85 * box.clientWidth;
  return [...place.querySelectorAll('math:not([display="block"])')].flatMap((math) => {
    const row = math.firstElementChild;
    return row?.localName === 'mrow' && math.getBoundingClientRect().width > widest ? [{ math, row }] : [];
  });
};

const breakUp = ({ math, row }: Wide): void => {
  const pieces = partsOf(row).map((part) => {
    const piece = math.cloneNode() as Element;
    const inside = row.cloneNode() as Element;
    inside.append(...part);
    piece.append(inside);
    return piece;
  });
  math.replaceWith(...pieces.flatMap((piece, at) => (at === 0 ? [piece] : [document.createElement('wbr'), piece])));
};

const drawn = new Set<HTMLElement>();
const wrapDrawn = (): void => {
  const wide = [...drawn].flatMap(wideIn);
  drawn.clear();
  for (const one of wide) breakUp(one);
};

/**
 * Browsers do not break a line inside an equation. One that is wider than its place becomes a few, with breaks between them, before
 * it is painted. All places that are drawn together are measured together: between two changes each would lay the page out anew.
 */
export const wrapMaths = (place: HTMLElement): void => {
  if (drawn.size === 0) queueMicrotask(wrapDrawn);
  drawn.add(place);
};
