import type { ExpectedAnswer } from '@hedgerow/curriculum/expected-answer';
import type { Cell, FigureQuestion, MultipleChoice, TestQuestion } from '@hedgerow/curriculum/question';
import { fitsHandles } from '@hedgerow/figures/answering/given';
import { handlesOf } from '@hedgerow/figures/answering/handles-of';
import { faultsOf } from '@hedgerow/figures/faults';
import { drawFigure } from '@hedgerow/figures/figure';
import { fingerprintOfText } from '../compose/fingerprint.ts';
import { hashText } from '../generators/random.ts';
import { storedGiven } from '../practice/given-answer.ts';
import { expectedFrom } from '../practice/typed-form.ts';
import { isAboutDrawing } from './about-drawing.ts';
import { finishBars, finishPictogram } from './bars-form.ts';
import { drawBoxPlot } from './box-plot-form.ts';
import { buildCircuit } from './circuit-form.ts';
import { drawCumulative, drawFromTable, drawJourney, drawLineGraph, drawParabola, drawPolygon, plotScatter } from './chart-points-form.ts';
import { setHands } from './clock-form.ts';
import type { Form, Turned } from './form.ts';
import { shadeFraction } from './fraction-form.ts';
import { labelParts, labelSymbols } from './labels-form.ts';
import {
  answerBelowNothing,
  answerOnLine,
  answerOnShortLine,
  fractionSumOnLine,
  halfWayOnLine,
  mixedOnLine,
  placeOnLine,
  tenthsOnLine,
} from './line-form.ts';
import { markOnMap } from './map-form.ts';
import { writeNote } from './note-form.ts';
import { drawLine, moveShape, plotPoint } from './plot-form.ts';
import { shadeInequalities, shadePeople, shadePlan, shadeSet } from './region-forms.ts';
import { isSameAnswer } from './same-answer.ts';
import { rightOn } from './right-on.ts';
import { setScale } from './scale-form.ts';
import { shadeOtherHalf } from './squares-form.ts';
import {
  fillDensities,
  fillLineTable,
  fillMachineTable,
  fillOutcomes,
  fillPieAngles,
  fillProducts,
  fillSpringTable,
  fillTruthTable,
  fillTwoWay,
} from './table-forms.ts';
import { drawEnlargement, drawImage } from './transform-form.ts';
import { drawAngle, drawBearing, drawReflection } from './turned-arms-form.ts';
import { fillLeaves, fillTree } from './typed-diagram-forms.ts';
import { drawVector } from './vector-form.ts';
import { drawView } from './view-form.ts';

/** Every second time the table is filled in, and every other its points are plotted. */
const tableOrPoints: Turned = (question, seed) => (seed % 2 === 0 ? fillLineTable(question, seed) : drawFromTable(question, seed));

/** A point that was read is plotted; what is found out from other points is asked as it was. */
const plotNamedPoint: Turned = (question, seed) =>
  question.question.startsWith('What are the coordinates of point') ? plotPoint(question, seed) : undefined;

/** Which generators' questions can be answered on a figure, and how: what is practised stays the same. */
export const turnedBy: Readonly<Record<string, Turned>> = {
  'maths-one-more-one-less': answerOnShortLine,
  'maths-doubles-and-halves': answerOnShortLine,
  'maths-clock-times': setHands,
  'maths-digital-clock': setHands,
  'maths-clock-to-the-minute': setHands,
  'maths-fraction-of-shape': shadeFraction,
  'maths-tallies-and-tables': finishBars,
  'maths-read-bar-charts': finishBars,
  'maths-negative-temperatures': answerOnLine,
  'maths-directed-numbers': answerOnLine,
  'maths-directed-add-subtract': answerOnLine,
  'maths-number-lines': placeOnLine,
  'maths-probability-scale': placeOnLine,
  'maths-negative-numbers-in-use': answerBelowNothing,
  'maths-order-directed-numbers': halfWayOnLine,
  'maths-add-decimals': tenthsOnLine,
  'maths-add-fractions': fractionSumOnLine,
  'maths-mixed-numbers': mixedOnLine,
  'maths-coordinates': plotPoint,
  'maths-transform-coordinates': moveShape,
  'maths-line-equations': drawLine,
  'maths-gradient-of-line': drawLine,
  'geography-grid-references': markOnMap,
  'maths-two-way-tables': fillTwoWay,
  'maths-function-machines': fillMachineTable,
  'maths-plot-straight-lines': tableOrPoints,
  'maths-mean-from-table': fillProducts,
  'maths-read-pie-charts': fillPieAngles,
  'maths-histograms': fillDensities,
  'maths-sample-spaces': fillOutcomes,
  'maths-conditional-probability': fillTwoWay,
  'computing-logic-gates': fillTruthTable,
  'maths-combine-sets': shadeSet,
  'maths-venn-diagram-reading': shadePeople,
  'maths-loci': shadePlan,
  'maths-inequality-regions': shadeInequalities,
  'physics-spring-extension': fillSpringTable,
  'music-notes-on-the-stave': writeNote,
  'physics-build-circuits': buildCircuit,
  'maths-read-simple-scales': setScale,
  'maths-read-scales': setScale,
  'maths-complete-symmetric-figures': shadeOtherHalf,
  'maths-describe-transformations': drawImage,
  'maths-enlargements': drawEnlargement,
  'maths-read-line-graphs': drawLineGraph,
  'maths-distance-time-graphs': drawJourney,
  'physics-velocity-time-graphs': drawJourney,
  'maths-scatter-points': plotScatter,
  'maths-frequency-polygons': drawPolygon,
  'maths-read-cumulative-frequency': drawCumulative,
  'maths-read-quadratic-graphs': drawParabola,
  'maths-four-quadrants': plotNamedPoint,
  'maths-measure-angles': drawAngle,
  'maths-bearings': drawBearing,
  'physics-mirror-angles': drawReflection,
  'maths-read-box-plots': drawBoxPlot,
  'maths-box-plots': drawBoxPlot,
  'maths-probability-trees': fillTree,
  'maths-probability-two-events': fillTree,
  'maths-stem-and-leaf': fillLeaves,
  'maths-plans-and-elevations': drawView,
  'maths-pictograms': finishPictogram,
};

/** Of any question with such a picture, whoever wrote it. */
const turnedByPicture = new Map<string | undefined, Turned>([
  ['parts', labelParts],
  ['circuit-symbols', labelSymbols],
  ['vectors', drawVector],
]);

/** What is typed in a cell is read as anything else that is typed: a number by its value. */
const expectedIn = (text: string): ExpectedAnswer =>
  expectedFrom(text, '', { subject: 'maths', keyStage: 'KS3' }) ?? { kind: 'words', answers: [text] };

const cellsOf = ({ cells, askedCell }: Form, { options, optionNotes, correctAnswer }: MultipleChoice): Cell[] | undefined =>
  cells?.map((answer, at) => ({
    expected: expectedIn(answer),
    answer,
    slips: options.flatMap((option, place) => {
      const note = optionNotes[place] ?? '';
      return at !== askedCell || place === correctAnswer || note === '' ? [] : [{ expected: expectedIn(option), note }];
    }),
  }));

/** The figure of a slip shows the slip, and what is asked about it is no place on it. */
const isAboutSlip = ({ question }: MultipleChoice): boolean => /\bwent wrong\b|\bfirst mistake\b|\bis wrong\b/.test(question);

/** The same question, answered on its figure; undefined where its generator has no such form, or these numbers do not fit one. */
export const figureForm = (question: MultipleChoice): FigureQuestion | undefined => {
  if (isAboutSlip(question)) return undefined;
  const turned = turnedBy[question.sourceId] ?? turnedByPicture.get(question.figure?.kind);
  const form = turned?.(question, hashText(question.id));
  if (form === undefined) return undefined;
  const { figure, task, right, placeOf, explanation, steps, hints } = form;
  const handles = handlesOf(figure, task);
  const cells = cellsOf(form, question);
  const answer = rightOn({ right: [...right], cells });
  if (!fitsHandles(handles, answer) || faultsOf(drawFigure(figure)).length > 0) return undefined;
  const bySlip = (form.slips ?? []).map(({ given, note }) => ({ given: [...given], note }));
  const byOption = question.options.flatMap((option, at) => {
    const given = at === question.correctAnswer ? undefined : placeOf?.(option);
    const note = question.optionNotes[at] ?? '';
    return given === undefined || note === '' ? [] : [{ given: [...given], note }];
  });
  // What is right, or stands off the paper, is no slip.
  const slips = [...byOption, ...bySlip].filter(
    (slip, at, all) =>
      fitsHandles(handles, slip.given) &&
      !isSameAnswer(handles, slip.given, right) &&
      all.findIndex((other) => isSameAnswer(handles, other.given, slip.given)) === at,
  );
  const { topicId, objective, provenance, sourceId, difficulty } = question;
  return {
    type: 'on_figure',
    id: `q-${fingerprintOfText(form.question, storedGiven(answer).toString(), figure)}`,
    question: form.question,
    figure,
    task,
    right: [...right],
    ...(cells === undefined ? {} : { cells }),
    slips,
    explanation: explanation ?? question.explanation,
    stepByStepSolution: [...(steps ?? question.stepByStepSolution)],
    hints: [...(hints ?? question.hints)],
    marks: form.marks ?? question.marks,
    difficulty,
    topicId,
    objective,
    provenance,
    sourceId,
  };
};

/** Several questions on one diagram are one when all of it is labelled. */
export const askedOnce = ({ id, figure }: FigureQuestion): string => {
  if (figure.kind === 'parts') return figure.of;
  return figure.kind === 'circuit-symbols' ? figure.parts.join(', ') : id;
};

/** Of a test: one in three of the questions that can be answered on a figure is, and the first of them at least; where drawing was asked for, all. */
export const someOnFigures = (questions: readonly TestQuestion[], asked = ''): TestQuestion[] => {
  const able = new Set<string>();
  const draws = isAboutDrawing(asked);
  const formed = questions.map((question) => {
    const turned = question.type === 'multiple_choice' ? figureForm(question) : undefined;
    if (turned === undefined || able.has(askedOnce(turned))) return question;
    able.add(askedOnce(turned));
    return draws || able.size % 3 === 1 ? turned : question;
  });
  // And then it begins with them.
  return draws ? formed.toSorted((a, b) => Number(b.type === 'on_figure') - Number(a.type === 'on_figure')) : formed;
};

type Draft = { readonly title?: string; readonly questions: readonly TestQuestion[]; readonly comprehension: object | null };

/** Where a question can be answered on its figure, some are; not those on a text, which stay as they were written. */
export const draftOnFigures = <Given extends Draft>(
  draft: Given,
): Omit<Given, 'questions'> & { readonly questions: readonly TestQuestion[] } => ({
  ...draft,
  questions: draft.comprehension === null ? someOnFigures(draft.questions, draft.title) : draft.questions,
});
