import { clozePlaces } from './cloze.ts';
import { errors, repeated, warning } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { optionText, optionValue } from './option-values.ts';
import type { Fact, Topic } from './topic.ts';
import { fold } from './words.ts';

/** A question needs this many wrong options (docs/product/teaching-engine.md#options). */
const fewestDistractors = 2;

const nameOf = (fact: Fact): string => {
  const { kind } = fact;
  if (kind === 'statement') return `statement "${fact.text.slice(0, 50)}"`;
  if (kind === 'cause') return `cause "${fact.effect.slice(0, 50)}"`;
  if (kind === 'part') return `part "${fact.part}"`;
  if (kind === 'event') return `event "${fact.event.slice(0, 50)}"`;
  if (kind === 'order') return `order "${fact.title}"`;
  return `pair "${fact.left}"`;
};

/** The wrong options that a fact can be asked with, and the right one. */
const optionsOf = (fact: Fact, facts: readonly Fact[]): { readonly key: string; readonly wrong: readonly string[] } => {
  if (fact.kind === 'statement') return { key: fact.cloze, wrong: fact.alternatives };
  if (fact.kind === 'cause') return { key: fact.because, wrong: fact.notBecause };
  if (fact.kind === 'order') return { key: fact.steps[0] ?? '', wrong: fact.steps.slice(1) };
  if (fact.kind === 'part') {
    const others = facts.flatMap((other) => (other.kind === 'part' && other.part !== fact.part ? [other.function] : []));
    return { key: fact.function, wrong: fact.alternatives ?? others };
  }
  if (fact.kind === 'event') {
    const others = facts.flatMap((other) => (other.kind === 'event' && other.date !== fact.date ? [other.date] : []));
    return { key: fact.date, wrong: fact.alternatives ?? others };
  }
  const others = facts.flatMap((other) =>
    other.kind === 'pair' && other.relation === fact.relation && other.right !== fact.right ? [other.right] : [],
  );
  return { key: fact.right, wrong: fact.alternatives ?? others };
};

const statementProblems = (fact: Fact): string[] => {
  if (fact.kind !== 'statement') return [];
  const times = clozePlaces(fact.text, fact.cloze).length;
  return times === 1 ? [] : [`its cloze "${fact.cloze}" stands ${times} times in its text; once is asked for`];
};

const factProblems = (fact: Fact, facts: readonly Fact[]): string[] => {
  const { key, wrong } = optionsOf(fact, facts);
  const wrongValues = new Set(wrong.map(optionValue));
  return [
    ...statementProblems(fact),
    ...(fact.kind !== 'order' && wrong.some((option) => optionValue(option).toLowerCase() === optionValue(key).toLowerCase())
      ? [`one of its wrong options is its right one, "${key}"`]
      : []),
    ...(wrongValues.size < fewestDistractors
      ? [`has ${wrongValues.size} wrong options; ${fewestDistractors} are the least: write alternatives or more of its kind`]
      : []),
    ...repeated(fact.kind === 'order' ? fact.steps.map(fold) : []).map((step) => `has the step "${step}" twice`),
  ];
};

const vocabularyProblems = ({ vocabulary }: Topic): Problem[] => [
  ...errors(repeated(vocabulary.map(({ term }) => fold(term))).map((term) => `the word "${term}" stands twice in the vocabulary`)),
  ...errors(
    repeated(vocabulary.map(({ definition }) => fold(definition))).map((definition) => `two words have the definition "${definition}"`),
  ),
  ...errors(
    vocabulary.flatMap(({ term, siblings }) => [
      ...(siblings.some((sibling) => fold(sibling) === fold(term)) ? [`the word "${term}" is its own sibling`] : []),
      ...repeated(siblings.map(fold)).map((sibling) => `the word "${term}" has the sibling "${sibling}" twice`),
    ]),
  ),
  ...vocabulary.flatMap(({ term, definition }) =>
    ` ${fold(optionText(definition))} `.includes(` ${fold(optionText(term))} `)
      ? [warning(`the definition of "${term}" says the word itself, so it is not asked for`)]
      : [],
  ),
];

export const lintFacts = (topic: Topic): Problem[] => {
  const objectives = new Set(topic.objectives.map(({ id }) => id));
  const named = [
    ...topic.facts.map((fact) => [nameOf(fact), fact.objective]),
    ...topic.sections.map(({ heading, objective }) => [`section "${heading}"`, objective]),
    ...topic.vocabulary.map(({ term, objective }) => [`word "${term}"`, objective]),
    ...topic.workedExamples.map(({ problem, objective }) => [`worked example "${problem.slice(0, 50)}"`, objective]),
    ...topic.misconceptions.map(({ id, objective }) => [`misconception "${id}"`, objective]),
  ];
  return [
    ...topic.facts.flatMap((fact) => errors(factProblems(fact, topic.facts).map((text) => `${nameOf(fact)}: ${text}`))),
    ...errors(
      named.flatMap(([name, objective]) =>
        objectives.has(objective ?? '') ? [] : [`${name}: names the objective "${objective}", which the topic does not have`],
      ),
    ),
    ...errors(
      topic.objectives.flatMap(({ id }) =>
        topic.sections.some(({ objective }) => objective === id) ? [] : [`no section teaches the objective "${id}"`],
      ),
    ),
    ...errors(repeated(topic.facts.map(nameOf)).map((name) => `${name} stands twice`)),
    ...vocabularyProblems(topic),
  ];
};
