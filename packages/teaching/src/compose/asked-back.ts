import type { MultipleChoice } from '@hedgerow/curriculum/question';

const bareOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[*“”"]/g, '')
    .replace(/^(?:an?|the|my) /, '')
    .trim();
/** "What does *un lapin* mean?" beside "Which of these means “a rabbit”?": one word, asked from its other side. */
export const asksBack = ({ question, options, correctAnswer }: MultipleChoice, stem: string, key: string): boolean => {
  const own = bareOf(options[correctAnswer] ?? '');
  return own !== '' && bareOf(stem).includes(own) && (bareOf(question).includes(bareOf(key)) || /^What does [“*]/.test(stem));
};
