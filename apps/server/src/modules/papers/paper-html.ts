import type { Comprehension, FigureQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { givenView } from '@hedgerow/figures/answering/given';
import { figureSvg } from '@hedgerow/figures/figure';
import { toSvg } from '@hedgerow/figures/to-svg';
import { onPaper } from '@hedgerow/teaching/on-figure/on-paper';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import { escapeHtml } from '@hedgerow/teaching/render/inline';
import type { RichText } from '#ports/rich-text.ts';
import { letterOf, marksOf, totalMarks } from './paper-words.ts';

type Inline = RichText['inline'];

/** Lines to write on: two for each mark, and never a wall of them. */
const linesFor = (marks: number): string =>
  '<p>________________________________________________</p>'.repeat(Math.min(24, Math.max(6, marks * 2)));

/** The words to choose from, and a line for each letter of the picture. */
const toWrite = (question: FigureQuestion): string => {
  const { bank, letters } = onPaper(question);
  return bank.length === 0
    ? ''
    : `<p>${bank.map(escapeHtml).join(' · ')}</p>${letters.map((letter) => `<p>${letter} ______________________</p>`).join('')}`;
};

const asked = (question: TestQuestion, inline: Inline): string => {
  const picture = question.figure === undefined ? '' : '<figure></figure>';
  const words = question.type === 'on_figure' ? onPaper(question).question : question.question;
  const head = `<p>${inline(words)} <em>(${marksOf(question.marks)})</em></p>${picture}`;
  if (question.type === 'essay') return `<li>${head}${linesFor(question.marks)}</li>`;
  if (question.type === 'on_figure') return `<li>${head}${toWrite(question)}</li>`;
  const options = question.options.map((option, index) => `<tr><th>${letterOf(index)}</th><td>${inline(option)}</td></tr>`).join('');
  return `<li>${head}<table><tbody>${options}</tbody></table></li>`;
};

const passage = ({ title, content }: Comprehension, inline: Inline): string =>
  `<h2>${inline(title)}</h2>${content
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${inline(line)}</p>`)
    .join('')}`;

/** The pictures of a paper, in the order in which their questions leave a place for them. */
export const paperFigures = (questions: readonly TestQuestion[]): string[] =>
  questions.flatMap(({ figure }) => (figure === undefined ? [] : [figureSvg(figure)]));

/** The pictures of its mark scheme, with the right answers on them. */
export const schemeFigures = (questions: readonly TestQuestion[]): string[] =>
  questions.flatMap((question) => {
    if (question.type !== 'on_figure') return [];
    const { words, ...drawing } = givenView(question.figure, question.task, rightOn(question));
    return [toSvg(drawing, words)];
  });

/** The questions of a paper as HTML; no answer stands in it. */
export const paperBody = (questions: readonly TestQuestion[], comprehension: Comprehension | null, inline: Inline): string => {
  const total = totalMarks(questions);
  return `<p>Name: ______________________ Date: ____________ Total: ____ / ${total}</p>${comprehension === null ? '' : passage(comprehension, inline)}<ol>${questions.map((question) => asked(question, inline)).join('')}</ol>`;
};

const answered = (question: TestQuestion, inline: Inline): string => {
  if (question.type === 'multiple_choice')
    return `<li><p><strong>${letterOf(question.correctAnswer)}</strong> ${inline(question.options[question.correctAnswer] ?? '')} <em>(${marksOf(question.marks)})</em></p><p>${inline(question.explanation)}</p></li>`;
  if (question.type === 'on_figure')
    return `<li><figure></figure><p>${inline(question.explanation)} <em>(${marksOf(question.marks)})</em></p></li>`;
  const points = question.markScheme.criteria.flatMap((criterion) =>
    criterion.points.map(({ text, marks }) => `<li>${inline(text)} <em>(${marksOf(marks)})</em></li>`),
  );
  return `<li><p><em>(${marksOf(question.marks)})</em></p><ul>${points.join('')}</ul><p><strong>Model answer.</strong> ${inline(question.markScheme.modelAnswer)}</p></li>`;
};

/** The mark scheme of a paper as HTML. */
export const markSchemeBody = (questions: readonly TestQuestion[], inline: Inline): string =>
  `<h2>Mark scheme</h2><ol>${questions.map((question) => answered(question, inline)).join('')}</ol>`;
