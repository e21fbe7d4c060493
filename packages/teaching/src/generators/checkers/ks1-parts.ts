import { close, figureOf, num, numbersInStem, search, shows, sumOf, word } from './checker.ts';
import type { Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

export const ks1PartsCheckers: Checkers = {
  'maths-fraction-of-shape': (option, question) => {
    const { parts, shaded } = figureOf(question, 'fraction');
    const cells = Array.from({ length: parts }, (_, index) => shaded.includes(index) !== question.stem.includes('left plain'));
    return close((valuesIn(option)[0] ?? Number.NaN) * cells.length, cells.filter(Boolean).length);
  },
  'maths-bar-model': shows((question) => {
    const [bar] = figureOf(question, 'bar-model').bars;
    const known = (bar?.parts ?? []).flatMap(({ text }) => (text === '?' ? [] : [Number(text)]));
    return bar?.whole === '?' ? sumOf(known) : search((x) => sumOf([x, ...known]) === Number(bar?.whole));
  }),
  'maths-pounds-and-pence': (option, { stem }) => {
    const [, whole = '', rest = ''] = /(\d+) pounds? and (\d+) pence/.exec(stem) ?? [];
    const [, shownPounds = '', shownPence = ''] = /^£(\d+)\.(\d\d)$/.exec(option) ?? [];
    return Number(shownPounds) === Number(whole) && Number(shownPence) === Number(rest);
  },
  'maths-odd-and-even': (option, question) => /[02468]$/.test(option) === (word(question, 'wanted') === 'even'),
  'maths-ruler-lengths': shows((question) => {
    if (question.figure !== undefined) {
      const { from, to } = figureOf(question, 'ruler');
      return search((x) => from + x === to);
    }
    const [a = 0, b = 0] = numbersInStem(question);
    return search((x) => x - b === a);
  }),
  'maths-pictograms': shows((question) => {
    const { each, rows } = figureOf(question, 'pictogram');
    const [one = 0, other = 0] = rows.map(({ pictures }) => pictures * each);
    if (question.stem.includes('more children')) return Math.max(one, other) - Math.min(one, other);
    return / or /.test(question.stem) ? one + other : one;
  }),
  'maths-add-three-numbers': shows((question) => sumOf(numbersInStem(question))),
  'maths-ordinal-numbers': shows((question) => {
    const line = Array.from({ length: 40 }, (_, index) => index + 1);
    const place = num(question, 'place');
    if (word(question, 'asks') === 'before') return line.filter((each) => each < place).length;
    if (word(question, 'asks') === 'after') return line.slice(0, num(question, 'total')).filter((each) => each > place).length;
    return line.filter((each) => each <= place || each <= place + num(question, 'behind')).length;
  }),
};
