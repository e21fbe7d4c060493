import { americanSpellings } from './british-spelling.ts';
import { error, warning } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { uprightProseOf } from './markup.ts';
import { readingCeiling, readingGrade } from './readability.ts';
import { brokenFormulas } from './tex.ts';
import type { Topic } from './topic.ts';

/** Formulas and names make the grade rough, so a little over the ceiling only warns (docs/product/teaching-engine.md#lint). */
const tolerance = 1.5;

/** Keys whose values are names for programs or for search, not text to be read. */
const notText = new Set([
  'id',
  'subject',
  'keyStage',
  'synonyms',
  'names',
  'prerequisites',
  'related',
  'objective',
  'misconception',
  'generators',
  'kind',
  'difficulty',
  'source',
  'terms',
  'figure',
  'about',
]);

/** Every text of a topic with the path to it. */
const textsOf = (value: unknown, path = ''): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((entry, index) => textsOf(entry, `${path}[${index}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => (notText.has(key) ? [] : textsOf(entry, path === '' ? key : `${path}.${key}`)));
};

const html = /<\/?[a-z][^>]*>|&[a-z]+;|\]\(https?:/i;

const readingProblem = (name: string, prose: string, topic: Topic): Problem[] => {
  const ceiling = readingCeiling(topic.keyStage, topic.subject);
  const grade = readingGrade(prose);
  if (grade <= ceiling) return [];
  const text = `${name} read at grade ${grade.toFixed(1)}; ${topic.keyStage} should stay under ${ceiling}`;
  return [grade > ceiling + tolerance ? error(text) : warning(text)];
};

/** In lists and at the head of screens these stand as they are written; longer texts are given printed signs when they are shown. */
const typewritten = /\p{L}'\p{L}|"/u;
const namesOf = ({ title, objectives }: Topic): readonly string[] => [title, ...objectives.map(({ text }) => text)];

export const lintTexts = (topic: Topic): Problem[] => {
  const texts = textsOf(topic);
  return [
    ...texts.flatMap(([path, text]) => brokenFormulas(text).map((tex) => error(`${path}: a formula does not render: ${tex}`))),
    ...texts.flatMap(([path, text]) =>
      americanSpellings(text, topic.subject).map(({ found, british }) => error(`${path}: "${found}" is American; write "${british}"`)),
    ),
    ...texts.flatMap(([path, text]) => (html.test(text) ? [error(`${path}: HTML or a link stands in the text`)] : [])),
    ...namesOf(topic).flatMap((name) =>
      typewritten.test(name) ? [error(`"${name}" has a straight quote or apostrophe; write “ ” and ’`)] : [],
    ),
    ...topic.sections.flatMap(({ heading, body }) =>
      /^\s*\|/m.test(body) ? [error(`section "${heading}" has a table; screens and print show lists and paragraphs`)] : [],
    ),
    ...topic.sections.flatMap(({ heading, body, pictures = [] }) =>
      pictures.flatMap(({ beside }) =>
        body.split(beside).length === 2 ? [] : [error(`section "${heading}": "${beside}" does not stand once in its text`)],
      ),
    ),
    ...readingProblem('its sections', topic.sections.map(({ body }) => uprightProseOf(body)).join('\n'), topic),
    ...readingProblem(
      'its items',
      topic.items.flatMap(({ stem, explanation }) => [uprightProseOf(stem), uprightProseOf(explanation)]).join('\n'),
      topic,
    ),
  ];
};
