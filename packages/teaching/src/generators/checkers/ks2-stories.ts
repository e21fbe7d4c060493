import type { Generated } from '../generator.ts';
import { close, numbersInStem, type Checker, type Checkers } from './checker.ts';
import { valuesIn } from './tex-value.ts';

/** What must hold of the answer x and the numbers of the story, in the order in which they stand. */
type Rule = readonly [words: RegExp, holds: (x: number, numbers: readonly number[]) => boolean];

const at = (numbers: readonly number[], place: number): number => numbers[place] ?? Number.NaN;
const repeated = (count: number, size: number): number => {
  let all = 0;
  for (let lot = 0; lot < count; lot += 1) all += size;
  return all;
};
/** Puts the story's answer back into the story. */
const backIntoStory =
  (rules: readonly Rule[]): Checker =>
  (option, question: Generated) => {
    const rule = rules.find(([words]) => words.test(question.stem));
    if (rule === undefined) throw new TypeError(`No rule reads “${question.stem}”`);
    const [x = Number.NaN, ...others] = valuesIn(option);
    return others.length === 0 && x > 0 && rule[1](x, numbersInStem(question));
  };
const built = (x: number, [a = Number.NaN, b = Number.NaN]: readonly number[]): boolean => repeated(a, b) === x && repeated(b, a) === x;
const cut = (x: number, [whole = Number.NaN, parts = Number.NaN]: readonly number[]): boolean => repeated(parts, x) === whole;
const cutLater = (x: number, [parts = Number.NaN, whole = Number.NaN]: readonly number[]): boolean => repeated(parts, x) === whole;
/** So many are just enough, and one fewer is not. */
const isEnough = (x: number, total: number, each: number): boolean => repeated(x, each) >= total && repeated(x - 1, each) < total;
/** So many are filled, and one more is not. */
const isFilled = (x: number, total: number, each: number): boolean => repeated(x, each) <= total && repeated(x + 1, each) > total;

const ofGroups: readonly Rule[] = [
  [/sold loose/, (x, numbers) => repeated(at(numbers, 2), x) + at(numbers, 1) === at(numbers, 0)],
  [/more chairs|for parking|to finish/, (x, numbers) => close(x - at(numbers, 2), repeated(at(numbers, 0), at(numbers, 1)))],
  [/stickers away|are sold|have to wait/, (x, numbers) => x + at(numbers, 2) === repeated(at(numbers, 0), at(numbers, 1))],
  [/keeps|cut off/, (x, numbers) => repeated(at(numbers, 2), x) + at(numbers, 1) === at(numbers, 0)],
  [/girls/, (x, numbers) => repeated(at(numbers, 2), x) - at(numbers, 1) === at(numbers, 0)],
  [/coach costs/, (x, numbers) => repeated(at(numbers, 0), x) - at(numbers, 2) === at(numbers, 1)],
  [/Each tent sleeps/, (x, numbers) => isEnough(x, at(numbers, 1), at(numbers, 0))],
  [/needed/, (x, numbers) => isEnough(x, at(numbers, 0), at(numbers, 1))],
  [/can \w+ buy/, (x, numbers) => isFilled(x, at(numbers, 1), at(numbers, 0))],
  [/full boxes|whole pieces/, (x, numbers) => isFilled(x, at(numbers, 0), at(numbers, 1))],
  [/friends share|£\d+ each/, cutLater],
  [/equal|into boxes|into pots|each page|in rows of|times as \w+ as/, cut],
  [/each|times as|tickets|trays|Each|every|shelves/, built],
];

const sum = (x: number, [a = Number.NaN, b = Number.NaN]: readonly number[]): boolean => x - a === b;
const gap = (x: number, [a = Number.NaN, b = Number.NaN]: readonly number[]): boolean => x + b === a;
const closeTo =
  (left: (x: number, a: number, b: number, c: number) => number) =>
  (x: number, [a = 0, b = 0, c = 0]: readonly number[]): boolean =>
    close(left(x, a, b, c), 0);
const ofSums: readonly Rule[] = [
  [/get off/, closeTo((x, a, b, c) => x - c + b - a)],
  [/have tickets|sold, and on Saturday/, closeTo((x, a, b, c) => x + b + c - a)],
  [/both days/, closeTo((x, a, b) => x + b - a - a)],
  [/on Wednesday|for a drink/, closeTo((x, a, b, c) => x - a - b - c)],
  [/points and then|as a present/, closeTo((x, a, b, c) => x + c - a - b)],
  [
    /note\.|has saved/,
    (x, numbers) => close(Math.max(...numbers), [...numbers].reduce((all, more) => all + more, x) - Math.max(...numbers)),
  ],
  [/both cost/, closeTo((x, a, b) => x - a - (a - b))],
  [/left\.|\bleft\. How|at first\?|altogether|in all\?|now\?|points more than|more than in May/, sum],
  [/left|empty|than|difference|need|do not|fewer|steps are there/, gap],
];

export const ks2StoryCheckers: Checkers = {
  'maths-multiply-divide-stories': backIntoStory(ofGroups),
  'maths-add-subtract-stories': backIntoStory(ofSums),
};
