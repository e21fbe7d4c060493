import { num, word } from './checker.ts';
import type { Checkers } from './checker.ts';

/** What a chemist reads from a test, by the colour that is seen and the solution that was added. */
const shownBy = (test: string, seen: string): string => {
  if (seen.includes('limewater')) return 'carbonate';
  if (test.includes('barium')) return 'sulfate';
  if (test.includes('silver')) return seen.includes('cream') ? 'bromide' : seen.includes('yellow') ? 'iodide' : 'chloride';
  if (seen.includes('blue')) return 'copper(II)';
  return seen.includes('green') ? 'iron(II)' : seen.includes('brown') ? 'iron(III)' : 'aluminium';
};
const colours: Readonly<Record<string, string>> = {
  'copper(II)': 'blue',
  'iron(II)': 'green',
  'iron(III)': 'brown',
  aluminium: 'white',
  chloride: 'white',
  sulfate: 'white',
  bromide: 'cream',
  iodide: 'yellow',
};
/** "(OH)₂" has two, "Na" one, "SO₄" one; without its bracket "SO₄₃" is no formula. */
const countOf = (formula: string, symbol: string): number => {
  const isGroup = symbol.length > 2 || symbol === 'OH';
  const pattern = isGroup ? String.raw`\(${symbol}\)([₂-₉])|${symbol}(?![a-z₂-₉])` : String.raw`${symbol}(?![a-z])([₂-₉]?)`;
  const found = new RegExp(pattern).exec(formula);
  if (found === null) return 0;
  return found[1] === undefined || found[1] === '' ? 1 : (found[1].codePointAt(0) ?? 0) - 0x2080;
};

export const ionCheckers: Checkers = {
  'chemistry-ion-tests': (option, question) => {
    if (question.drawn['asks'] === 'colours')
      return option === `${colours[word(question, 'metal')]}, then ${colours[word(question, 'other')]}`;
    const negative = shownBy(word(question, 'test'), word(question, 'seen'));
    return (
      option === (question.drawn['metal'] === undefined ? negative : `${shownBy('sodium hydroxide', word(question, 'metal'))} ${negative}`)
    );
  },
  'chemistry-ionic-formulae': (option, question) => {
    const asks = word(question, 'asks');
    // Metals go down to an empty shell, non-metals up to eight.
    if (asks === 'lost' || asks === 'gained')
      return asks === 'lost' ? Number(option) === num(question, 'group') : Number(option) + num(question, 'group') === 8;
    const [plus, minus] = [num(question, 'plus'), num(question, 'minus')];
    if (asks === 'ions') {
      const [metals, others] =
        word(question, 'of') === 'metal' ? [Number(option), num(question, 'per')] : [num(question, 'per'), Number(option)];
      return metals * plus === others * minus;
    }
    const [m, n] = [countOf(option, word(question, 'metal')), countOf(option, word(question, 'other'))];
    const isLowest = ![2, 3].some((by) => m % by === 0 && n % by === 0);
    return m > 0 && n > 0 && isLowest && m * plus === n * minus && !/[+−]/.test(option);
  },
};
