import { optionText } from '@hedgerow/curriculum/option-values';
import type { EssayQuestion } from '@hedgerow/curriculum/question';
import { z } from 'zod';
import type { EssayMark } from '#ports/teaching-engine.ts';
import type { ModelTask } from './ask-model.ts';
import { fenced } from './fenced.ts';
import { isSoundText, type Reader } from './sound-text.ts';

const Judged = z.object({ name: z.string(), marks: z.number(), quote: z.string(), why: z.string(), nextStep: z.string() });
type Judged = z.output<typeof Judged>;
const Judgement = z.object({ criteria: z.array(Judged), summary: z.string() });
type Judgement = z.output<typeof Judgement>;

type Criterion = EssayQuestion['markScheme']['criteria'][number];
const marksOf = ({ points }: Criterion): number => points.reduce((sum, { marks }) => sum + marks, 0);

export type EssayToJudge = Reader & { readonly question: EssayQuestion; readonly answer: string };

/** Marks criterion by criterion, each with a quote from the answer; the sum is ours (docs/product/teaching-engine.md#essays). */
export const essayTask = ({ question, answer, keyStage }: EssayToJudge, criteria: readonly Criterion[]): ModelTask<Judgement> => ({
  prompt: [
    `Mark a pupil's answer (${keyStage}) by the mark scheme. Be fair: credit what is said in other words, do not credit what is not there, and do not mark spelling.`,
    `Question: ${question.question}`,
    ...criteria.map(
      (criterion) =>
        `Criterion “${criterion.name}”, at most ${marksOf(criterion)} marks:\n${criterion.points.map(({ text, marks }) => `- ${text} (${marks})`).join('\n')}`,
    ),
    fenced('the pupil’s answer', answer),
    'For each criterion: its name as given, marks, a quote of 3 to 25 words copied exactly from the answer that earned them ("" for none), why in one kind sentence to the pupil, and one next step. Then one sentence on the whole.',
    'Shape: {"criteria":[{"name","marks":0,"quote","why","nextStep"}],"summary"}',
  ].join('\n\n'),
  schema: Judgement,
  read: (json) => {
    const read = Judgement.safeParse(json).data;
    return read === undefined || read.criteria.length === 0 ? undefined : read;
  },
  maxOutputTokens: 300 + criteria.length * 250,
});

const plain = (text: string): string =>
  optionText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Marks need words of the pupil's: a quote that the answer does not have earns nothing. */
const quoteStands = ({ quote, marks }: Pick<Judged, 'quote' | 'marks'>, answer: string): boolean =>
  marks <= 0 || (plain(quote).split(' ').length >= 2 && ` ${plain(answer)} `.includes(` ${plain(quote)} `));

const isUsable = (judged: Judged, { answer, ...reader }: EssayToJudge): boolean =>
  quoteStands(judged, answer) && [judged.why, judged.nextStep].every((text) => isSoundText(text, reader, null));

/** The judgements that can be used, by criterion. */
export const usable = ({ criteria }: Judgement, essay: EssayToJudge): ReadonlyMap<string, Judged> =>
  new Map(criteria.filter((judged) => isUsable(judged, essay)).map((judged) => [judged.name, judged]));

/** Offline credit for one criterion: its points that the checklist found. */
const offlineMarks = (criterion: Criterion, { pointsFound }: EssayMark): number =>
  criterion.points.filter(({ text }) => pointsFound.includes(text)).reduce((sum, { marks }) => sum + marks, 0);

const clamp = (marks: number, most: number): number => Math.min(most, Math.max(0, Math.round(marks)));

const limits =
  'An AI model marked this by the mark scheme, and every mark was checked against your own words. It can be wrong, and it is not a grade. Ask a teacher for a mark.';

/** The whole mark: the model's where it could be checked, the checklist's where not; added up here. */
export const totalMark = (essay: EssayToJudge, judged: ReadonlyMap<string, Judged>, summary: string, offline: EssayMark): EssayMark => {
  const { criteria, levels } = essay.question.markScheme;
  const lines = criteria.map((criterion) => {
    const most = marksOf(criterion);
    const found = judged.get(criterion.name);
    return { criterion, most, found, marks: found === undefined ? offlineMarks(criterion, offline) : clamp(found.marks, most) };
  });
  const most = Math.min(
    essay.question.marks,
    lines.reduce((sum, line) => sum + line.most, 0),
  );
  const earned = Math.min(
    most,
    lines.reduce((sum, { marks }) => sum + marks, 0),
  );
  const score = most === 0 ? 0 : Math.round((100 * earned) / most);
  const band = levels.filter(({ from }) => score >= from).toSorted((a, b) => b.from - a.from)[0]?.band ?? offline.band;
  const said = lines.flatMap(({ criterion, most: outOf, marks, found }) =>
    found === undefined
      ? []
      : [`**${criterion.name}** (${marks} of ${outOf}): ${found.why}${marks > 0 ? ` You wrote: “${found.quote.trim()}”.` : ''}`],
  );
  const opening = isSoundText(summary, essay, null) ? [summary] : [];
  return {
    ...offline,
    score,
    band,
    feedback: [...opening, ...said].join('\n\n'),
    suggestions: [...lines.flatMap(({ found }) => (found === undefined ? [] : [found.nextStep])), ...offline.suggestions.slice(-1)],
    limits,
  };
};
