import type { PracticeQuestion, SentenceQuestion } from '@hedgerow/curriculum/question';
import { partsIn } from '@hedgerow/curriculum/sentence-changes';
import { fold } from '@hedgerow/curriculum/words';
import { quietSentences } from './explanation-parts.ts';
import { tellsPart } from './part-help.ts';
import { saysLetter, stemsOf } from './passage.ts';

const wordsIn = (text: string): readonly string[] => partsIn(text).flatMap(({ text: word, isWord }) => (isWord ? [word] : []));

/** Of a sentence to correct: a word that it lacks, or the whole of it. */
const tellsSentence = ({ sentence, answers }: SentenceQuestion, line: string): boolean => {
  const shown = new Set(wordsIn(sentence));
  const said = new Set(wordsIn(line));
  return answers.some((answer) => line.includes(answer) || wordsIn(answer).some((word) => !shown.has(word) && said.has(word)));
};

/** “It takes much of the light, water and room”: a word that only right ones have, of all of them. */
const speaksOfMost = ({ question, options, correctAnswers }: Extract<PracticeQuestion, { type: 'several' }>, line: string): boolean => {
  const elsewhere = stemsOf([question, ...options.filter((_, at) => !correctAnswers.includes(at))].join(' '));
  const words = stemsOf(line);
  const spoken = correctAnswers.filter((at) => [...stemsOf(options[at] ?? '')].some((stem) => words.has(stem) && !elsewhere.has(stem)));
  return spoken.length > 1 && spoken.length === correctAnswers.length;
};

/** An explanation of pairs made from facts begins with all of them; two things of an order or of groups in one sentence tell as much. */
export const tellsPartners = (question: PracticeQuestion, line: string): boolean => {
  const says = (text: string): boolean => (text.length === 1 ? saysLetter(text, line) : fold(line).includes(fold(text)));
  const said = (texts: readonly string[]): number => texts.filter(says).length;
  switch (question.type) {
    case 'match':
      // A word on one after the other says where they belong.
      return said(question.right) > 0 || (question.left.length > 2 && said(question.left) > 1);
    case 'order':
    case 'sort':
      return said(question.items) > 1;
    case 'several':
      return said(question.correctAnswers.map((at) => question.options[at] ?? '')) > 0 || speaksOfMost(question, line);
    case 'correct':
      return tellsSentence(question, line);
    case 'dictation':
      return wordsIn(line).some((word) => fold(word) === fold(question.answer)) || line.includes(question.answer);
    case 'parts':
      return tellsPart(question.parts, line);
    case 'multiple_choice':
    case 'typed':
    case 'on_figure':
      return false;
  }
};

/** What has to be decided on: where each thing belongs, or the things themselves. */
const decidedOn = (question: PracticeQuestion): readonly string[] => {
  switch (question.type) {
    case 'sort':
      return question.groups;
    case 'match':
      return [question.question, ...question.right];
    case 'order':
      return question.items;
    case 'several':
      return [question.question, ...question.options];
    case 'multiple_choice':
    case 'typed':
    case 'correct':
    case 'dictation':
    case 'parts':
    case 'on_figure':
      return [];
  }
};

/** What the explanation says of all of them, and of none where it belongs. */
export const reasonsFor = (question: PracticeQuestion): readonly string[] => {
  const about = stemsOf(decidedOn(question).join(' '));
  // Of several things a question speaks in more words: “Dickens” alone is beside the point.
  const fewest = question.type === 'several' ? 2 : 1;
  const isBeside = (line: string): boolean => [...stemsOf(line)].filter((stem) => about.has(stem)).length < fewest;
  return quietSentences(question.explanation, (line) => tellsPartners(question, line) || isBeside(line));
};
