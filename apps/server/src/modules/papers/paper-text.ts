import type { Comprehension, Question } from '@hedgerow/curriculum/question';
import { heading, item, paragraph, pictured, type TextBlock } from '@hedgerow/teaching/render/text-document';
import { letterOf, marksOf, totalMarks } from './paper-words.ts';

const asked = (question: Question, at: number): TextBlock[] => [
  heading(`Question ${at + 1} (${marksOf(question.marks)})`),
  paragraph(question.question),
  ...pictured(question.figure),
  ...(question.type === 'multiple_choice' ? question.options.map((option, index) => item(`${letterOf(index)}. ${option}`)) : []),
];

/** A paper for readers who do not see; no answer stands in it. */
export const paperText = (questions: readonly Question[], comprehension: Comprehension | null): TextBlock[] => [
  paragraph(`${questions.length} questions, ${marksOf(totalMarks(questions))}`),
  ...(comprehension === null
    ? []
    : [
        heading(comprehension.title),
        ...comprehension.content
          .split('\n')
          .filter((line) => line.trim() !== '')
          .map((line) => (comprehension.type === 'poem' ? item(line) : paragraph(line))),
      ]),
  ...questions.flatMap(asked),
];

const answered = (question: Question, at: number): TextBlock[] => {
  const head = heading(`Question ${at + 1} (${marksOf(question.marks)})`);
  if (question.type === 'multiple_choice') {
    const right = question.correctAnswer;
    return [head, paragraph(`${letterOf(right)}. ${question.options[right] ?? ''}`), paragraph(question.explanation)];
  }
  const { criteria, modelAnswer } = question.markScheme;
  const points = criteria.flatMap((criterion) => criterion.points.map(({ text, marks }) => item(`- ${text} (${marksOf(marks)})`)));
  return [head, ...points, paragraph(`Model answer: ${modelAnswer}`)];
};

/** The mark scheme of a paper, likewise. */
export const markSchemeText = (questions: readonly Question[]): TextBlock[] => questions.flatMap(answered);
