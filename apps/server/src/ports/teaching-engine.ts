import type { Figure } from '@hedgerow/figures/figure';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { SubjectId } from '@hedgerow/domain/subjects';
import type { GuideContent } from '@hedgerow/curriculum/guide';
import type { FactsAbout } from '@hedgerow/teaching/compose/facts-about';
import type { PupilPage } from '@hedgerow/teaching/compose/keeps-to-page';
import type { Nearness } from '@hedgerow/teaching/similarity/nearness';
import type {
  Comprehension,
  Coverage,
  EssayQuestion,
  FigureQuestion,
  Question,
  StoredQuestion,
  TestQuestion,
} from '@hedgerow/curriculum/question';

/** A pupil's own material: the text of an upload, as corrected. */
export type SourceText = { readonly title: string; readonly text: string };

/** What was made says where it comes from: a sentence for the pupil, and figures for editors. */
export type Made = {
  readonly coverage: Coverage;
  /** A plain sentence, for instance "From our Year 5 fractions topic and your own notes." */
  readonly origin: string;
  readonly provenance: Readonly<Record<string, unknown>>;
  /** The bank's topic, where one was found. */
  readonly topicId: string | null;
  /** Titles of the nearest topics, where the one asked for is not covered. */
  readonly nearest: readonly string[];
  /** The subject that covers it, and under which title, where the one asked for does not. */
  readonly elsewhere?: { readonly subject: SubjectId; readonly title: string } | undefined;
};

/** For whom something is made: who pays for a model's words, and in whose log they stand. A model is never told. */
export type Learner = { readonly familyId: string; readonly childId: string };

type TopicRequest = {
  /** Without one it is made for everybody (a public worksheet), and no model is asked. */
  readonly learner?: Learner;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly topic: string;
  readonly seed: number;
  readonly sources: readonly SourceText[];
  /** The school year of the pupil who is asked, where there is one and they learn at their own stage. */
  readonly year?: number | undefined;
  /** How near the topic comes in meaning to what may answer it, where that was worked out already. */
  readonly nearness?: Nearness | undefined;
};

export type GuideRequest = TopicRequest;
export type GuideDraft = Made & { readonly title: string; readonly content: GuideContent };

export type CardsRequest = {
  readonly learner?: Learner;
  readonly keyStage: KeyStage;
  /** The pupil's school year, where they learn at their own stage. */
  readonly year?: number | undefined;
  readonly subject: SubjectId;
  readonly guide: GuideContent;
  readonly topicId: string | null;
  readonly seed: number;
  readonly sources: readonly SourceText[];
};
export type CardDraft = {
  readonly question: string;
  readonly figure?: Figure;
  readonly answer: string;
  readonly difficulty: Difficulty;
  /** The question as it is answered on its picture. */
  readonly onFigure?: FigureQuestion;
};

export type AssessmentRequest = TopicRequest & {
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly includeEssays: boolean;
  /** Fingerprints of what the pupil has just had. */
  readonly recent: readonly string[];
  /** The topic of the bank, or one objective of it, where it is known by its id. */
  readonly focus?: { readonly topicId: string; readonly objective: string | null } | undefined;
};
export type AssessmentDraft = Made & {
  readonly title: string;
  readonly questions: readonly Question[];
  readonly comprehension: Comprehension | null;
  /** The written tasks of the bank that practise what was typed, the nearest first; without it all of its objectives. */
  readonly tasks?: readonly string[] | undefined;
  /** What lists and words made from facts must speak of to practise it; without it anything of the topic. */
  readonly about?: FactsAbout | undefined;
  /** The pupil's page, which lists and tasks keep to as the questions do. */
  readonly page?: PupilPage | undefined;
};

/** As it is kept: what can be answered on a figure may be. */
export type TestDraft = Omit<AssessmentDraft, 'questions'> & { readonly questions: readonly TestQuestion[] };

export type EssayMark = {
  /** Percent, an estimate. */
  readonly score: number;
  /** '' where nobody judged how good it is. */
  readonly band: string;
  readonly feedback: string;
  readonly modelAnswer: string;
  readonly suggestions: readonly string[];
  readonly pointsFound: readonly string[];
  /** For each of them the pupil's own words that were taken for it. */
  readonly pointsSaidIn?: readonly string[];
  readonly pointsMissing: readonly string[];
  readonly contradictions: readonly { readonly said: string; readonly fact: string }[];
  readonly limits: string;
  readonly checklist?: readonly { readonly text: string; readonly found: boolean | null }[];
};

export type EssayRequest = {
  readonly learner: Learner;
  readonly subject: SubjectId;
  readonly keyStage: KeyStage;
  readonly question: EssayQuestion;
  readonly answer: string;
};

/** Who teaches: the offline engine, or a model that falls back to it inside the same request. */
export type TeachingEngine = {
  readonly guide: (request: GuideRequest) => Promise<GuideDraft>;
  readonly flashcards: (request: CardsRequest) => Promise<readonly CardDraft[]>;
  readonly assessment: (request: AssessmentRequest) => Promise<AssessmentDraft>;
  readonly markEssay: (request: EssayRequest) => Promise<EssayMark>;
  /** What to remember, so that this question does not come again at once. */
  readonly fingerprint: (question: StoredQuestion) => string;
};
