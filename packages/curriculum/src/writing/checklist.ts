import type { ChecklistLine, SeenInWriting, WritingTask } from './writing-task.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const atLeast = (least: number, one: string, several: string): string =>
  least === 1 ? `at least one ${one}` : `at least ${numbers[least] ?? least} ${several}`;

const signWords = {
  '?': 'I asked a question, with its question mark.',
  '!': 'I used an exclamation mark.',
  '()': 'I added something in brackets.',
  ':': 'I used a colon.',
} as const;

/** In the words of the pupil, and no more than is looked for: what is called found must be so. */
const seenText = (seen: SeenInWriting, words: readonly string[]): string => {
  switch (seen.find) {
    case 'sentences':
      return `I wrote ${atLeast(seen.least, 'sentence', 'sentences')}.`;
    case 'marks':
      return 'There is a capital letter after every stop, and a stop at the end.';
    case 'words':
      return `I used at least ${numbers[seen.least] ?? seen.least} of these words: ${words.join(', ')}.`;
    case 'joining':
      return 'I joined ideas with a word such as “because”, “when”, “if” or “although”.';
    case 'fronted':
      return 'I used at least one fronted adverbial with its comma, such as “After lunch,”.';
    case 'speech':
      return 'I put inverted commas around what somebody says, with its comma or stop inside them.';
    case 'sign':
      return signWords[seen.sign];
    case 'paragraphs':
      return `I wrote ${atLeast(seen.least, 'paragraph', 'paragraphs')}.`;
    case 'lines':
      return `I wrote ${atLeast(seen.least, 'line', 'lines')}.`;
    case 'speakers':
      return `${seen.least === 1 ? 'Somebody speaks' : `At least ${numbers[seen.least] ?? seen.least} people speak`}, with a colon after the name.`;
    case 'numbered':
      return `I numbered ${atLeast(seen.least, 'step', 'steps')}.`;
    case 'opening':
      return `I began with “${seen.words}”.`;
  }
};

export const checklistOf = ({ checklist, words }: Pick<WritingTask, 'checklist' | 'words'>): ChecklistLine[] =>
  checklist.map((line) => ('own' in line ? { text: line.own, find: null } : { text: seenText(line, words), find: line }));
