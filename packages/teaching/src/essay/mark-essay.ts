import type { MarkScheme } from '@hedgerow/curriculum/question';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { feedbackFor, limits, suggestionsFor, type Findings } from './feedback.ts';
import { type Contradiction, contradictionsIn, type Knowledge } from './contradictions.ts';
import { creditFor, keyPointsOf, readPoint } from './key-points.ts';
import { languageNotes } from './language-notes.ts';
import { readAnswer } from './read-answer.ts';
import { contentStems } from './word-forms.ts';

export type EssayToMark = {
  readonly subject: string;
  readonly keyStage: KeyStage;
  /** The marks the question carries. */
  readonly marks: number;
  readonly question: string;
  /** A mark scheme, or plain key points (a list, or one a line); with none the model answer's sentences are the points. */
  readonly markScheme: MarkScheme | readonly string[] | string;
  readonly modelAnswer: string;
  readonly answer: string;
  /** Of the topic: what the answer says against it is pointed at, and earns nothing. */
  readonly knowledge?: Knowledge | undefined;
};
export type EssayMark = {
  /** 0 to 100: a formative estimate, for the order of answers alone; nobody is shown it. */
  readonly score: number;
  /** Words cannot tell how good an answer is: without a model there is no band (docs/product/teaching-engine.md#essays). */
  readonly band: '';
  readonly feedback: string;
  readonly suggestions: readonly string[];
  readonly pointsFound: readonly string[];
  /** For each point found the pupil's own words that were taken for it. */
  readonly pointsSaidIn: readonly string[];
  readonly pointsMissing: readonly string[];
  readonly contradictions: readonly Contradiction[];
  readonly modelAnswer: string;
  /** What this marking cannot judge, in words for the pupil. */
  readonly limits: string;
};

const fewestWords = 25;
const linking =
  /\b(?:because|therefore|so that|as a result|this means|this meant|which means|which meant|consequently|led to|leads to|due to|since|so|in order to|which shows|this shows|suggests|implies|however|although|whereas|on the other hand|in contrast|despite)\b/gi;
const judging =
  /\b(?:overall|in conclusion|to conclude|I (?:think|believe|agree|disagree)|most important|main reason|more important|ultimately|on balance|I would argue)\b/i;

/** Only some questions ask for a judgement at the end. */
const asksToJudge =
  /\b(?:why|how far|to what extent|evaluate|discuss|assess|argue|do you (?:agree|think)|most important|successful|justify)\b/i;

const subjectsInOtherLanguages = /french|spanish|german|latin|mandarin|chinese/i;

type Task = Omit<EssayToMark, 'markScheme'> & { readonly markScheme: MarkScheme | readonly string[] };
type Rating = { readonly findings: Findings; readonly raw: number; readonly contradictions: readonly Contradiction[] };

const rate = (essay: Task, answer: string, reference: string): Rating => {
  const points = keyPointsOf(essay.markScheme, essay.modelAnswer, essay.question);
  const isEnglish = !subjectsInOtherLanguages.test(essay.subject);
  const whole = readAnswer(answer, essay.question, isEnglish);
  const contradictions =
    essay.knowledge === undefined
      ? []
      : contradictionsIn(
          whole.real.map(({ text }) => text),
          essay.knowledge,
        );
  const wrong = new Set(contradictions.map(({ said }) => said));
  const read = { ...whole, real: whole.real.filter(({ text }) => !wrong.has(text.trim())) };
  const prose = read.real.map(({ text }) => text).join(' ');
  const model = readAnswer(essay.modelAnswer, '', isEnglish).real;
  const topical = new Set(contentStems(`${reference} ${essay.question}`));
  const credits = points.map((point) => ({ point, ...creditFor(readPoint(point, model, topical, isEnglish), read.real) }));
  const total = points.reduce((sum, { marks }) => sum + marks, 0);
  const earned = credits.reduce((sum, { point, credit }) => sum + point.marks * credit, 0);
  const needed = 'criteria' in essay.markScheme ? Math.min(total, Math.max(essay.marks, total * 0.6)) : total;
  const coverage = needed === 0 ? 0 : Math.min(1, earned / needed);

  const written = [...new Set(contentStems(prose))];
  const onTopic = written.length === 0 ? 0 : written.filter((word) => topical.has(word)).length / written.length;
  const expected = new Set(contentStems(reference));
  const recall = expected.size === 0 ? coverage : Math.min(1, written.filter((word) => expected.has(word)).length / expected.size / 0.6);
  const links = Math.min(1, (prose.match(linking) ?? []).length / Math.max(2, Math.min(5, essay.marks / 2)));
  const length = Math.min(1, (read.words * read.realShare) / Math.max(40, Math.min(180, essay.marks * 12)));
  const judged = judging.test(prose) || essay.marks < 6 || !asksToJudge.test(essay.question) ? 1 : 0.4;

  const full = 100 * (0.66 * coverage ** 0.85 + 0.12 * recall + 0.1 * links + 0.08 * length + 0.04 * judged);
  const asked = new Set(contentStems(essay.question));
  const takesUp = written.filter((word) => asked.has(word)).length >= 2;
  const isOffTopic = earned < 0.8 && !takesUp && (onTopic < 0.18 || recall < 0.08);
  const nothing = read.real.length === 0 || read.copiesQuestion || isOffTopic;
  const capped = Math.min(full * Math.min(1, read.realShare + 0.15), earned < 0.3 ? 12 : 100, read.words < fewestWords ? 20 : 100);
  return { raw: nothing ? 0 : capped, contradictions, findings: { read, credits, isOffTopic, links, judged: judged === 1 } };
};

/**
 * Marks a written answer offline: a checklist of key points in real sentences, with caps for off-topic answers, copies of the
 * question, bare lists and answers below 25 words. The scale is set so that the model answer stands at 95.
 */
export const markEssay = (essay: EssayToMark): EssayMark => {
  const scheme =
    typeof essay.markScheme === 'string'
      ? essay.markScheme
          .split(/[\n;]+/)
          .map((line) => line.trim())
          .filter((line) => line !== '')
      : essay.markScheme;
  const modelAnswer = essay.modelAnswer.trim() === '' && 'criteria' in scheme ? scheme.modelAnswer : essay.modelAnswer;
  const pointTexts =
    'criteria' in scheme
      ? scheme.criteria.flatMap(({ points }) => points.map(({ text, terms }) => `${text} ${terms.flat().join(' ')}`))
      : scheme;
  const reference = `${modelAnswer} ${pointTexts.join(' ')}`;
  const withModel: Task = { ...essay, markScheme: scheme, modelAnswer };
  const { raw, findings, contradictions } = rate(withModel, essay.answer, reference);
  const best = modelAnswer.trim() === '' ? 95 : rate(withModel, modelAnswer, reference).raw;
  const scale = 95 / Math.max(best, 60);

  const skipsSpelling = subjectsInOtherLanguages.test(essay.subject);
  const language = skipsSpelling ? { notes: [], misspelt: 0 } : languageNotes(essay.answer, `${reference} ${essay.question}`);
  const slipShare = findings.read.words === 0 ? 0 : language.misspelt / findings.read.words;
  const score = Math.round(Math.min(100, Math.max(0, raw * scale - (raw > 0 ? Math.min(4, slipShare * 40) : 0))));

  const found = findings.credits.filter(({ credit }) => credit >= 0.8);
  const missing = findings.credits.filter(({ credit }) => credit < 0.8).map(({ point }) => point.text);
  return {
    score,
    band: '',
    feedback: feedbackFor(findings, contradictions.length),
    suggestions: suggestionsFor(findings, essay, language.notes),
    pointsFound: found.map(({ point }) => point.text),
    pointsSaidIn: found.map(({ saidIn }) => saidIn.trim()),
    pointsMissing: missing,
    contradictions,
    modelAnswer,
    limits,
  };
};
