import { isKind, keyTextOf, type Turned } from './form.ts';

/** So many letters at once; more are a list to get through. */
const mostLetters = 6;

/** "What is part B?" turned into the whole: every letter gets its name, from a bank of words in the order of the alphabet. */
export const labelParts: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'parts') || figure.named === true || !/\bpart [A-H]\b/.test(question.question)) return undefined;
  const key = keyTextOf(question).replace(/^(?:an?|the) /, '');
  const parts = figure.parts.slice(0, mostLetters);
  if (parts.length < 3 || !figure.parts.includes(key)) return undefined;
  const words = parts.toSorted((a, b) => a.localeCompare(b));
  return {
    question: 'Label the picture. Choose the right word for each letter.',
    figure: { kind: 'parts', of: figure.of, parts: [...parts] },
    task: { kind: 'label', words },
    right: parts.map((part) => words.indexOf(part)),
    marks: 2,
    explanation: `From A on: ${parts.join(', ')}.`,
    steps: parts.map((part, at) => `${String.fromCodePoint(65 + at)} is the ${part}.`),
    hints: ['Start with the words you are sure of.', 'Each word is used once.'],
  };
};
