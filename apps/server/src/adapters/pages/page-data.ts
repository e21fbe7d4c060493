import type { GuideBlock } from '@hedgerow/curriculum/guide';
import type { FigureQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { givenView } from '@hedgerow/figures/answering/given';
import { describeFigure, drawFigure, type Figure, figureSvg } from '@hedgerow/figures/figure';
import { toSvg } from '@hedgerow/figures/to-svg';
import { onPaper } from '@hedgerow/teaching/on-figure/on-paper';
import { rightOn } from '@hedgerow/teaching/on-figure/right-on';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type {
  ClassCardPages,
  FlashcardPages,
  GuidePages,
  InvoicePages,
  PageTheme,
  PaperPages,
  PortfolioPages,
} from '#ports/pdf-renderer.ts';
import type { Rich } from './rich-text.ts';

export type PageRequest =
  | { readonly template: 'guide'; readonly pages: GuidePages }
  | { readonly template: 'flashcards'; readonly pages: FlashcardPages }
  | { readonly template: 'paper'; readonly pages: PaperPages }
  | { readonly template: 'invoice'; readonly pages: InvoicePages }
  | { readonly template: 'portfolio'; readonly pages: PortfolioPages }
  | { readonly template: 'class-cards'; readonly pages: ClassCardPages };

/** Points of paper for a unit of a figure: letters of 16 units are then 12 points high. */
const printed = 0.75;
const printedFigure = (figure: Figure) => ({
  svg: figureSvg(figure),
  words: describeFigure(figure),
  width: drawFigure(figure).width * printed,
});
/** The figure with the right answer on it. */
const solvedFigure = (question: FigureQuestion) => {
  const { words, ...drawing } = givenView(question.figure, question.task, rightOn(question));
  return { svg: toSvg(drawing, words), words, width: drawing.width * printed };
};

const guideBlock = (block: GuideBlock, rich: Rich) => {
  switch (block.kind) {
    case 'heading':
      return { kind: block.kind, level: block.level, text: rich(block.text) };
    case 'paragraph':
    case 'note':
      return { kind: block.kind, text: rich(block.text) };
    case 'list':
      return { kind: block.kind, ordered: block.ordered, items: block.items.map(rich) };
    case 'fromYourNotes':
      return { kind: block.kind, items: block.items.map(rich) };
    case 'keyWords':
      return { kind: block.kind, entries: block.entries.map(({ term, meaning }) => ({ term: rich(term), meaning: rich(meaning) })) };
    case 'workedExample':
      return {
        kind: block.kind,
        problem: rich(block.problem),
        figure: block.figure === undefined ? null : printedFigure(block.figure),
        steps: block.steps.map(rich),
        answer: rich(block.answer),
      };
    case 'figure':
      return { kind: block.kind, figure: printedFigure(block.figure) };
    case 'mistakes':
      return {
        kind: block.kind,
        entries: block.entries.map(({ belief, correction }) => ({ belief: rich(belief), correction: rich(correction) })),
      };
    case 'checkYourself':
    default:
      return {
        kind: block.kind,
        entries: block.entries.map(({ question, answer }) => ({ question: rich(question), answer: rich(answer) })),
      };
  }
};

/** Families say Reception. */
const stageOf = (keyStage: KeyStage): string => (keyStage === 'EYFS' ? 'Reception' : keyStage);

const guideData = ({ title, subject, keyStage, theme, productName, content, about }: GuidePages, rich: Rich) => ({
  title,
  subject,
  keyStage: about?.stage ?? stageOf(keyStage),
  kind: about?.kind ?? 'Revision guide',
  theme,
  productName,
  blocks: content.blocks.map((block) => guideBlock(block, rich)),
});

const cardsASheet = 8;
const cardsARow = 2;

/** As a pencil answers it, with the words to choose from. */
const askedOn = ({ question, onFigure }: FlashcardPages['cards'][number]): string => {
  if (onFigure === undefined) return question;
  const { question: onPencil, bank } = onPaper(onFigure);
  return bank.length === 0 ? onPencil : `${onPencil} (${bank.join(', ')})`;
};

/** Names of letters are read, and would be too small below a picture of this size. */
const backOf = ({ onFigure }: FlashcardPages['cards'][number]) =>
  onFigure === undefined || onFigure.task.kind === 'label' ? null : solvedFigure(onFigure);

const flashcardData = ({ title, cards }: FlashcardPages, rich: Rich) => {
  const sheets = [];
  for (let first = 0; first < cards.length; first += cardsASheet) {
    const places = Array.from({ length: cardsASheet }, (_, place) => cards[first + place]);
    // The paper is turned over along its long edge, so that what is left in front is right on the back.
    const mirrored = places.map((_, place) => places[place % cardsARow === 0 ? place + 1 : place - 1]);
    sheets.push({
      fronts: places.map((card) =>
        card === undefined ? null : { words: rich(askedOn(card)), figure: card.figure === undefined ? null : printedFigure(card.figure) },
      ),
      backs: mirrored.map((card) => (card === undefined ? null : { words: rich(card.answer), figure: backOf(card) })),
    });
  }
  return { title, sheets };
};

/** Lines to write on: two for each mark, and at most two pages of them. */
const answerLines = (marks: number): number => Math.min(46, Math.max(6, marks * 2));

/** In characters: so short are numbers, formulas and single words. */
const longestInAColumn = { two: 22, three: 12 };
const longest = (options: readonly string[]): number =>
  Math.max(...options.map((option) => option.replaceAll(/\\[a-z]+|[{}$*]/g, '').length));

/** Short options stand two in a row, and three short ones all in one. */
const columnsFor = (options: readonly string[]): number => {
  if (options.length === 3 && longest(options) <= longestInAColumn.three) return 3;
  return longest(options) <= longestInAColumn.two ? 2 : 1;
};

const nothingToWrite = { bank: [], letters: [] };

const questionData = (question: TestQuestion, rich: Rich) => ({
  text: rich(question.type === 'on_figure' ? onPaper(question).question : question.question),
  ...(question.type === 'on_figure' ? { bank: onPaper(question).bank, letters: onPaper(question).letters } : nothingToWrite),
  figure: question.figure === undefined ? null : printedFigure(question.figure),
  marks: question.marks,
  options: question.type === 'multiple_choice' ? question.options.map(rich) : [],
  columns: question.type === 'multiple_choice' ? columnsFor(question.options) : 1,
  lines: question.type === 'essay' ? answerLines(question.marks) : 0,
});

const letterOf = (option: number): string => 'ABCDEFGH'.charAt(option);

/** An explanation that begins with the answer does not say it a second time below it. */
const withoutTheAnswer = (explanation: string, answer: string): string => {
  const said = answer.replace(/\.$/, '');
  const rest = explanation.slice(said.length);
  return explanation.startsWith(said) && /^\.\s+\S/.test(rest) ? rest.replace(/^\.\s+/, '') : explanation;
};

const schemeEntry = (question: TestQuestion, rich: Rich) => {
  if (question.type === 'on_figure')
    return {
      letter: '',
      answer: [],
      figure: solvedFigure(question),
      explanation: rich(question.explanation),
      points: [],
      marks: question.marks,
    };
  if (question.type === 'multiple_choice') {
    const right = question.options[question.correctAnswer] ?? '';
    return {
      letter: letterOf(question.correctAnswer),
      answer: rich(right),
      figure: null,
      explanation: rich(withoutTheAnswer(question.explanation, right)),
      points: [],
      marks: question.marks,
    };
  }
  const points = question.markScheme.criteria.flatMap((criterion) =>
    criterion.points.map(({ text, marks }) => ({ text: rich(text), marks })),
  );
  return { letter: '', answer: [], figure: null, explanation: rich(question.markScheme.modelAnswer), points, marks: question.marks };
};

/** Primary pupils get larger letters. */
const themeOf = (keyStage: KeyStage): PageTheme => (keyStage === 'EYFS' || keyStage === 'KS1' || keyStage === 'KS2' ? 'playful' : 'plain');

const paperData = (
  { title, subject, keyStage, questions, comprehension, theme = themeOf(keyStage), markScheme }: PaperPages,
  rich: Rich,
) => ({
  title,
  subject,
  keyStage: stageOf(keyStage),
  theme,
  passage:
    comprehension === undefined
      ? null
      : { title: comprehension.title, poem: comprehension.type === 'poem', lines: comprehension.content.split('\n').map(rich) },
  questions: questions.map((question) => questionData(question, rich)),
  total: questions.reduce((sum, { marks }) => sum + marks, 0),
  asks: markScheme !== 'alone',
  scheme: markScheme !== 'none' ? questions.map((question) => schemeEntry(question, rich)) : [],
});

/** Where a template finds a picture of the document: bytes are no data of a page. */
export const pictureName = (at: number): string => `shown-${at}.jpg`;

const portfolioData = (pages: PortfolioPages, rich: Rich) => ({
  ...pages,
  shown: pages.shown.map((one, at) => ({ ...one, picture: one.picture === null ? null : pictureName(at) })),
  samples: pages.samples.map((one) => ({ ...one, question: rich(one.question), answer: rich(one.answer), right: rich(one.right) })),
  essays: pages.essays.map((one) => ({ ...one, question: rich(one.question), feedback: rich(one.feedback) })),
});

/** Everything a template shows, as data: words never become markup on the way. */
export const pageData = (request: PageRequest, rich: Rich): unknown => {
  if (request.template === 'guide') return guideData(request.pages, rich);
  if (request.template === 'flashcards') return flashcardData(request.pages, rich);
  if (request.template === 'invoice') return { ...request.pages, footer: `Invoice ${request.pages.number}` };
  if (request.template === 'portfolio') return portfolioData(request.pages, rich);
  if (request.template === 'class-cards') return request.pages;
  return paperData(request.pages, rich);
};
