import type { Comprehension, FigureQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { sayGiven } from '@hedgerow/figures/answering/given';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { onPaper } from '@hedgerow/teaching/on-figure/on-paper';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import { heading, item, paragraph, pictured, type TextBlock } from '@hedgerow/teaching/render/text-document';
import { letterOf, marksOf, totalMarks } from './paper-words.ts';

/** Who does not see the picture says where each thing goes. */
const inWords = (question: FigureQuestion): TextBlock[] => {
  const { bank, letters } = onPaper(question);
  const handles = handlesOf(question.figure, question.task);
  if (handles.kind === 'cells') return handles.cells.map(({ name }) => item(`${name}: ____`));
  if (handles.kind === 'parts' && handles.ground !== undefined)
    return [paragraph('Say which of these you would shade.'), ...handles.parts.map(({ name }) => item(name))];
  if (bank.length === 0) return [paragraph('Say in words where each thing goes.')];
  return [paragraph(`Words: ${bank.join(', ')}`), ...letters.map((letter) => item(`${letter}: ____`))];
};

const asked = (question: TestQuestion, at: number): TextBlock[] => [
  heading(`Question ${at + 1} (${marksOf(question.marks)})`),
  paragraph(question.type === 'on_figure' ? onPaper(question).question : question.question),
  ...pictured(question.figure),
  ...(question.type === 'on_figure' ? inWords(question) : []),
  ...(question.type === 'multiple_choice' ? question.options.map((option, index) => item(`${letterOf(index)}. ${option}`)) : []),
];

/** A paper for readers who do not see; no answer stands in it. */
export const paperText = (questions: readonly TestQuestion[], comprehension: Comprehension | null): TextBlock[] => [
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

const answered = (question: TestQuestion, at: number): TextBlock[] => {
  const head = heading(`Question ${at + 1} (${marksOf(question.marks)})`);
  if (question.type === 'multiple_choice') {
    const right = question.correctAnswer;
    return [head, paragraph(`${letterOf(right)}. ${question.options[right] ?? ''}`), paragraph(question.explanation)];
  }
  if (question.type === 'on_figure') {
    const handles = handlesOf(question.figure, question.task);
    return [head, paragraph(sayGiven(handles, rightOn(question))), paragraph(question.explanation)];
  }
  const { criteria, modelAnswer } = question.markScheme;
  const points = criteria.flatMap((criterion) => criterion.points.map(({ text, marks }) => item(`- ${text} (${marksOf(marks)})`)));
  return [head, ...points, paragraph(`Model answer: ${modelAnswer}`)];
};

/** The mark scheme of a paper, likewise. */
export const markSchemeText = (questions: readonly TestQuestion[]): TextBlock[] => questions.flatMap(answered);
