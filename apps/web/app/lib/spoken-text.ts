import { type Formula, mathsInWords } from './spoken-maths.ts';

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  mm: ['millimetre', 'millimetres'],
  cm: ['centimetre', 'centimetres'],
  m: ['metre', 'metres'],
  km: ['kilometre', 'kilometres'],
  g: ['gram', 'grams'],
  kg: ['kilogram', 'kilograms'],
  ml: ['millilitre', 'millilitres'],
  l: ['litre', 'litres'],
  p: ['penny', 'pence'],
  '°C': ['degree Celsius', 'degrees Celsius'],
};

/** Sums and signs that stand in plain text, and units after a number, as words. */
export const textInWords = (text: string): string =>
  text
    .replaceAll(/(\d) ?(mm|cm|km|kg|ml|°C|[mglp])(?![\p{L}\p{N}])/gu, (all, digit: string, unit: string, at: number, whole: string) => {
      const words = units[unit];
      if (words === undefined) return all;
      const alone = digit === '1' && !/[\d.]/.test(whole.charAt(at - 1));
      return `${digit} ${alone ? words[0] : words[1]}`;
    })
    .replaceAll(/_{2,}|[□◻]/g, ' blank ')
    .replaceAll('×', ' times ')
    .replaceAll('÷', ' divided by ')
    .replaceAll(/ \+ /g, ' plus ')
    .replaceAll(/ = /g, ' equals ')
    .replaceAll(/(\d) [-−–] (?=\d)/g, '$1 minus ')
    .replaceAll(/−(?=\d)/g, 'minus ')
    .replaceAll('\u2011', '-')
    .replaceAll('…', '.')
    .replaceAll(/\s+/g, ' ')
    .trim();

const formulaOf = (element: Element): Formula => ({
  name: element.localName,
  text: element.textContent,
  parts: [...element.children].map(formulaOf),
});

/** What is not read: the controls of the screen itself, what only the eye needs, and what a pupil is to read (`data-unspoken`). */
const unspoken = '[data-unspoken], [aria-hidden="true"], script, style, input, textarea, select, [role="tablist"]';

/** "Read: **dog**", "Say the sounds: **t-a-p**": hearing it would be the answer. */
const isToBeRead = (element: Element): boolean =>
  element.localName === 'strong' && /(?:^|\s)(?:Read|Say the sounds):\s$/.test(element.previousSibling?.textContent ?? '');

const wordsOf = (node: Node, say: (words: string) => void, pause: () => void): void => {
  if (node instanceof Text) return say(node.data);
  if (!(node instanceof Element) || node.matches(unspoken) || !node.checkVisibility()) return;
  if (isToBeRead(node)) return say('this');
  if (node.localName === 'math') return say(` ${mathsInWords(formulaOf(node))} `);
  if (node.localName === 'svg' || node.localName === 'img') {
    pause();
    // A picture that is answered on has its words on the part that is only looked at.
    const words = node.matches('[aria-label], [alt]') ? node : node.querySelector('[role="img"][aria-label]');
    return say(words?.getAttribute('aria-label') ?? words?.getAttribute('alt') ?? '');
  }
  const within = /^(inline|contents)$/.test(getComputedStyle(node).display);
  if (!within) pause();
  for (const child of node.childNodes) wordsOf(child, say, pause);
  if (!within) pause();
};

/** Everything that stands in a part of the page, a piece for each block, as it is to be heard. */
export const spokenWords = (place: Element): readonly string[] => {
  const pieces = [''];
  const pause = () => {
    if (pieces.at(-1) !== '') pieces.push('');
  };
  const say = (words: string) => {
    pieces.push(`${pieces.pop() ?? ''}${words}`);
  };
  wordsOf(place, say, pause);
  return pieces.map(textInWords).filter((piece) => piece !== '');
};
