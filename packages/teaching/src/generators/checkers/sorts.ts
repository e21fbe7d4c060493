import { list, num, word } from './checker.ts';
import type { Checkers } from './checker.ts';

const largerBefore = (items: readonly number[], at: number): number => items.slice(0, at).filter((x) => x > (items[at] ?? 0)).length;

/** Move by move, as a pupil does it with cards: the list after so many moves, and how many of them were swaps. */
const withCards = (
  from: readonly number[],
  moves: readonly number[],
): { readonly items: readonly number[]; readonly swaps: readonly string[] } => {
  const items = [...from];
  const swaps: string[] = [];
  for (const at of moves) {
    const [a = 0, b = 0] = [items[at], items[at + 1]];
    if (a <= b) continue;
    items.splice(at, 2, b, a);
    swaps.push(`${a} and ${b}`);
  }
  return { items, swaps };
};
const oneAfterAnother = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** What is taken `count` times from the front of two lists that stand in order. */
const inOrder = (lists: readonly (readonly number[])[]): readonly number[] => lists.flat().toSorted((a, b) => a - b);

export const sortCheckers: Checkers = {
  'computing-sorts': (option, question) => {
    const items = list(question, 'list');
    const pass = oneAfterAnother(items.length - 1);
    switch (word(question, 'kind')) {
      case 'bubble':
        return option === withCards(items, pass).items.join(', ');
      case 'bubble-twice':
        return option === withCards(items, [...pass, ...pass]).items.join(', ');
      case 'insertion':
        return option === withCards(items, [0, 1, 0]).items.join(', ');
      case 'comparisons':
        return Number(option) === pass.length;
      case 'first-swap':
        return option === withCards(items, pass).swaps[0];
      case 'swaps':
        return Number(option) === withCards(items, pass).swaps.length;
      case 'passes':
        // Each pass lets one larger item go past; one more finds nothing to do.
        return Number(option) === 1 + Math.max(...items.map((_, at) => largerBefore(items, at)));
      default: {
        const [next = 0, ...done] = items;
        return Number(option) === done.filter((x) => x > next).length;
      }
    }
  },
  'computing-merge-sort': (option, question) => {
    const kind = word(question, 'kind');
    if (kind === 'pairs')
      return (
        option.split(' | ').length === list(question, 'list').length / 2 &&
        option.split(' | ').every((pair, at) => {
          const [a = 0, b = 0] = pair.split(', ').map(Number);
          const [x = 0, y = 0] = list(question, 'list').slice(2 * at);
          return a === Math.min(x, y) && b === Math.max(x, y) && pair.split(', ').length === 2;
        })
      );
    if (kind === 'until') return 2 ** Number(option) === num(question, 'items');
    const after = (): number => oneAfterAnother(num(question, 'rounds')).reduce((size) => size / 2, num(question, 'items'));
    if (kind === 'size') return Number(option) === after();
    if (kind === 'parts') return Number(option) * after() === num(question, 'items');
    const [left, right] = [list(question, 'left'), list(question, 'right')];
    if (kind === 'taken') return Number(option) === inOrder([left, right])[num(question, 'place')];
    // Whatever is greater than the greatest of the other list is left at the end.
    const [most, other] = [Math.max(...left), Math.max(...right)];
    const leftOver = [...left.filter((x) => x > other), ...right.filter((x) => x > most)].length;
    return Number(option) === left.length + right.length - leftOver;
  },
};
