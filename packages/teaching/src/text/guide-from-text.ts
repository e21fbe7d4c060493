import type { KeyStage } from '@hedgerow/domain/key-stages';
import { cardsOfStudy, type TextCard } from './cards-from-text.ts';
import type { Section, Statement } from './read-notes.ts';
import { studyOf, type Study } from './study.ts';

export type QuestionAndAnswer = { readonly question: string; readonly answer: string };
export type NotesGuide = {
  readonly keyWords: readonly { readonly term: string; readonly meaning: string }[];
  readonly keyPoints: readonly { readonly heading: string | null; readonly sentences: readonly string[] }[];
  readonly whyHow: readonly QuestionAndAnswer[];
  readonly checkYourself: readonly QuestionAndAnswer[];
};

/** Short notes are kept whole but for chatter; of long ones, at least 60 % of each section (docs/product/teaching-engine.md#reading-an-upload). */
const shareFor = (statements: number): number => {
  if (statements <= 40) return 0.9;
  return statements <= 90 ? 0.7 : 0.6;
};
const worthKeeping = 1.4;

const pointsOf = (
  { heading, statements }: Section,
  study: Study,
  share: number,
): { readonly heading: string | null; readonly sentences: readonly string[] } => {
  const ranked = statements.toSorted((a, b) => study.importance(b) - study.importance(a));
  const needed = Math.ceil(statements.length * share);
  const kept = new Set<Statement>(
    ranked.filter((statement, at) => at < needed || (share > 0.8 && study.importance(statement) >= worthKeeping)),
  );
  for (const statement of statements) {
    const before = kept.has(statement) ? study.before(statement) : undefined;
    if (before) kept.add(before);
  }
  return { heading, sentences: statements.filter((statement) => kept.has(statement)).map(({ text }) => text) };
};

const questionsFor: Readonly<Record<KeyStage, number>> = { EYFS: 4, KS1: 5, KS2: 8, KS3: 10, KS4: 12, KS5: 12 };

/** All that short notes give; of these one a sentence is asked. */
const mostCards = 60;

/** One question a sentence, as the second would tell the answer of the first; none that “Why and how” asks. */
const oneOfEach = (cards: readonly TextCard[], { causes }: Study): readonly TextCard[] => {
  const asked = new Set(causes.map(({ from }) => from.id));
  return cards.filter(({ from }) => {
    const isNew = !asked.has(from);
    asked.add(from);
    return isNew;
  });
};

/**
 * A revision guide in the words of the pupil's own notes: key words, key points of every section, why and how,
 * and questions to check yourself. Nothing is added: each figure and name stands in the notes.
 */
export const notesFromText = (request: {
  readonly text: string;
  readonly title: string;
  readonly keyStage: KeyStage;
  readonly seed: number;
}): NotesGuide => {
  const study = studyOf(request.text);
  const share = shareFor(study.notes.statements.length);
  const isTitle = (heading: string | null): boolean => heading?.toLowerCase() === request.title.trim().toLowerCase();
  return {
    keyWords: study.definitions.filter(({ term }) => !study.isName(term)).map(({ term, meaning }) => ({ term, meaning })),
    keyPoints: study.notes.sections.map((section) => {
      const points = pointsOf(section, study, share);
      return isTitle(points.heading) ? { ...points, heading: null } : points;
    }),
    whyHow: study.causes.map(({ question, answer }) => ({ question, answer })),
    checkYourself: oneOfEach(cardsOfStudy(study, request.seed, mostCards), study)
      .slice(0, questionsFor[request.keyStage])
      .map(({ question, answer }) => ({ question, answer })),
  };
};
