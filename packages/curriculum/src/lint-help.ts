import { error } from './lint-problem.ts';
import type { Problem } from './lint-problem.ts';
import { optionText } from './option-values.ts';
import { hasHyphenForMinus } from './question-rules.ts';
import type { Item, Topic } from './topic.ts';
import { fold } from './words.ts';
import type { Task } from './written-task.ts';

const answersOf = (question: Item | Task): readonly string[] =>
  'key' in question ? [question.key.text] : question.kind === 'words' ? question.answers : [];

/** “A” is a part of a picture and a word of most lines. */
const shortestLooked = 2;

const stands = (answer: string, text: string): boolean => ` ${fold(optionText(text))} `.includes(` ${answer} `);

const problemsOf = (question: Item | Task): string[] => {
  const { hint = '', help, stem } = question;
  if (help === undefined) return [];
  const lines = [help.firstStep, help.example].filter((line) => line !== undefined);
  const answers = answersOf(question).map((answer) => fold(optionText(answer)));
  const looked = answers.filter((answer) => (answer.length >= shortestLooked || /\d/.test(answer)) && !stands(answer, stem));
  return [
    ...lines.flatMap((line) => looked.filter((answer) => stands(answer, line)).map((answer) => `its help tells the answer “${answer}”`)),
    ...(new Set([hint, ...lines].map(fold)).size === lines.length + 1 ? [] : ['its help says one line twice']),
    ...(lines.some(hasHyphenForMinus) ? ['its help has a hyphen for a minus sign'] : []),
  ];
};

/** Help leads to the answer and leaves it to be found. */
export const lintHelp = (topic: Topic): Problem[] =>
  [...topic.items, ...topic.tasks].flatMap((question) => problemsOf(question).map((text) => error(`${question.id}: ${text}`)));
