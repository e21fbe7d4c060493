import { type Diagram, diagrams } from '@hedgerow/figures/science/diagrams';
import { partLooks } from '@hedgerow/figures/science/circuit-symbols';
import { isKind, keyTextOf, type Turned } from './form.ts';

/** So many letters at once; more are a list to get through. */
const mostLetters = 6;
const letters = 'ABCDEFGHI';

/** What nobody can see in a drawing: a name for it would have to be guessed. */
const isToldOnly = (name: string): boolean => ['boiled water', 'strongest field', 'weaker field'].includes(name);

/** A case to think through, what somebody says, or what one part is to another: more than what a part is. */
const isCase = (stem: string): boolean => /[.!?:;] |[“"]|\bcomplement/.test(stem);

/** The part whose name is asked by its letter ("What is chamber D?"), or whose letter is asked ("Which letter shows the aorta?"). */
const askedPart = (stem: string, key: string, parts: readonly string[]): string | undefined => {
  const letter = /^(?:(?:at|in|on) )?([A-I])$/.exec(key)?.[1];
  if (letter !== undefined) return isCase(stem) ? undefined : parts[letters.indexOf(letter)];
  const name = key.replace(/^(?:an?|the) /, '');
  // "What did C and the land beside it form?" has a part's name for its key too, but not that of C.
  return new RegExp(`[a-z] ${letters.charAt(parts.indexOf(name))}\\b`).test(stem) ? name : undefined;
};

/** "What is part B?" turned into the whole: every letter gets its name, from a bank of words in the order of the alphabet. */
export const labelParts: Turned = (question) => {
  const { figure } = question;
  if (!isKind(figure, 'parts') || figure.named === true) return undefined;
  const asked = askedPart(question.question, keyTextOf(question), figure.parts);
  const seen = figure.parts.filter((part) => !isToldOnly(part));
  if (asked === undefined || !seen.includes(asked) || seen.length < 3) return undefined;
  const others = new Set(seen.filter((part) => part !== asked).slice(0, mostLetters - 1));
  const parts = seen.filter((part) => part === asked || others.has(part));
  const words = parts.toSorted((a, b) => a.localeCompare(b));
  const diagram: Diagram = diagrams[figure.of];
  return {
    question: 'Label the picture. Choose the right word for each letter.',
    figure: { kind: 'parts', of: figure.of, parts },
    task: { kind: 'label', words },
    right: parts.map((part) => words.indexOf(part)),
    marks: 2,
    explanation: `From A on: ${parts.join(', ')}.`,
    steps: parts.map((part, at) => `${letters.charAt(at)}: ${part} (${diagram.parts[part]?.where ?? ''}).`),
    hints: ['Start with the words you are sure of.', 'Each word is used once.'],
  };
};

/** "What does symbol B stand for?" turned into all of them. */
export const labelSymbols: Turned = ({ figure }) => {
  if (!isKind(figure, 'circuit-symbols') || figure.parts.length < 3 || new Set(figure.parts).size < figure.parts.length) return undefined;
  const words = figure.parts.toSorted((a, b) => a.localeCompare(b));
  return {
    question: 'Label the circuit symbols. Choose the right word for each letter.',
    figure: { kind: 'circuit-symbols', parts: figure.parts },
    task: { kind: 'label', words },
    right: figure.parts.map((part) => words.indexOf(part)),
    marks: 2,
    explanation: `From A on: ${figure.parts.join(', ')}.`,
    steps: figure.parts.map((part, at) => `${letters.charAt(at)}: ${part} (${partLooks[part]}).`),
    hints: ['Start with the symbols you are sure of.', 'Each word is used once.'],
  };
};
