import { tellsAnswer } from '@hedgerow/curriculum/tells-answer';
import { difficulties, type Difficulty } from '@hedgerow/domain/difficulties';
import temml from 'temml';
import { afterAll, describe, expect, test } from 'vitest';
import { generatorDrafts } from '../compose/generator-drafts.ts';
import { bareMethod } from '../compose/methods.ts';
import { instantiate } from '../compose/instantiate.ts';
import { generators } from '../generators/all-generators.ts';
import { checkers } from '../generators/checkers/all-checkers.ts';
import { valuesIn } from '../generators/checkers/tex-value.ts';
import type { Generated, Generator } from '../generators/generator.ts';
import { wrongOptions } from '../generators/make-generator.ts';
import { verifyQuestion } from '../verify/verify-question.ts';
import { type GeneratorGroup, groupOf } from './generator-groups.ts';
import { seedsFor } from './generator-seeds.ts';

const seedsOf = ({ id }: Generator): readonly number[] => Array.from({ length: seedsFor(id) }, (_, seed) => seed);
const rendered = new Set<string>();

const renderAll = (text: string): void => {
  for (const [, body = ''] of text.matchAll(/\$([^$]+)\$/g)) {
    if (rendered.has(body)) continue;
    temml.renderToString(body, { throwOnError: true });
    rendered.add(body);
  }
};

/** The values with what stands around them; a formula is only its values, so that one half is two quarters. */
const inPlaces = (text: string): string => {
  // Where the form is asked for, such as a product of primes, or two values stand in one, the text itself must differ.
  if (/\\pm|[<>]|\\[lg]eq|^\$\d+(?:\^\d)? \\times (?!10\^)/.test(text)) return text;
  const values = valuesIn(text).map((value) => value.toPrecision(10));
  if (values.includes('NaN')) return text;
  return [...values, text.includes('$') ? '' : text.replaceAll(/[\d.,]+/g, '#')].join(' ');
};

/** Everything that may be wrong with the form of one question; the names are what a person would say. */
const faultsOf = (question: Generated, wanted: number): readonly string[] => {
  const options = [question.key, ...question.distractors.map(({ text }) => text)];
  const texts = [
    question.stem,
    question.explanation,
    ...options,
    ...question.steps,
    ...question.hints,
    ...question.distractors.map(({ slip }) => slip),
  ];
  const faults: readonly (readonly [string, boolean])[] = [
    ['has the wrong number of options', options.length !== wanted],
    ['repeats an option', new Set(options).size < options.length],
    ['has two options of one value', new Set(options.map(inPlaces)).size < options.length],
    ['explains too little', question.explanation.length < 15],
    ['gives the answer away in a hint', question.hints.some((hint) => tellsAnswer(hint, question.key.replaceAll('$', '')))],
    ['has no steps', question.steps.length === 0],
    ['has fewer than two hints', question.hints.length < 2],
    ['has an odd number of dollars', texts.some((text) => text.split('$').length % 2 === 0)],
    ['shows a computer word', texts.some((text) => /NaN|undefined|Infinity|\[object|e[+-]\d/.test(text))],
    ['writes a double sign or space', texts.some((text) => /\+ -|- -|\+ \+|--| {2}|\.\./.test(text))],
    ['says too little about a slip', question.distractors.some(({ slip }) => slip.length < 12 || !slip.startsWith('This'))],
    ['has an option longer than needed', options.some((text) => text.length > 60)],
  ];
  return faults.flatMap(([fault, found]) => (found ? [fault] : []));
};

const firstFault = (generator: Generator, question: Generated): string => {
  const right = checkers[generator.id];
  const said = [question.stem, question.key, ...question.distractors.map(({ text }) => text), ...question.hints, ...question.steps].join(
    ' | ',
  );
  if (!right?.(question.key, question)) return `The key is not right: ${said}`;
  if (question.distractors.some(({ text }) => right(text, question))) return `A distractor is right: ${said}`;
  const faults = faultsOf(question, wrongOptions(generator.keyStage) + 1);
  return faults.length === 0 ? '' : `${faults.join(', ')}: ${said}`;
};

/** The tests of one group of generators. */
export const generatorsKeepTheRules = (group: GeneratorGroup): void => {
  describe.each(generators.filter((generator) => groupOf(generator) === group))('$id', (generator) => {
    const seeds = seedsOf(generator);
    const made = new Map<Difficulty, readonly Generated[]>();
    /** Made once for all that is looked at in them; the last test of a generator lets them go. */
    const questionsAt = (difficulty: Difficulty): readonly Generated[] => {
      const questions = made.get(difficulty) ?? seeds.map((seed) => generator.generate(seed, difficulty));
      made.set(difficulty, questions);
      return questions;
    };
    afterAll(() => made.clear());
    test.each(difficulties)('has one right answer and clean options at %s', (difficulty) => {
      const wrong = questionsAt(difficulty)
        .values()
        .map((question) => firstFault(generator, question))
        .find((fault) => fault !== '');
      expect(wrong).toBeUndefined();
    });

    test.each(difficulties)('renders, varies and repeats for the same seed at %s', (difficulty) => {
      const questions = questionsAt(difficulty).slice(0, 60);
      questions
        .flatMap((question) => [question.stem, question.explanation, question.key, ...question.steps, ...question.hints])
        .forEach(renderAll);
      const different = new Set(
        questions.map(
          ({ stem, distractors }) =>
            stem +
            distractors
              .map(({ text }) => text)
              .toSorted()
              .join(),
        ),
      );
      expect(different.size).toBeGreaterThanOrEqual(wrongOptions(generator.keyStage) === 2 ? 8 : 15);
      expect(generator.generate(7, difficulty)).toEqual(questions[7]);
    });

    test.each(difficulties)('passes the gate that every question passes at %s', (difficulty) => {
      const refused = generatorDrafts([bareMethod(generator)], { seed: 3, difficulty, count: 40 })
        .map((draft) => verifyQuestion(instantiate(draft, { seed: 1, keyPlace: 0, keyStage: generator.keyStage }), generator))
        .flatMap((verdict) => (verdict.ok ? [] : verdict.reasons));
      expect(refused).toEqual([]);
    });

    test('is different at each difficulty', () => {
      const stemsAt = difficulties.map((difficulty) =>
        JSON.stringify([1, 2, 3, 4, 5].map((seed) => generator.generate(seed, difficulty)).map(({ stem, key }) => [stem, key])),
      );
      expect(new Set(stemsAt).size).toBe(difficulties.length);
    });
  });
};
