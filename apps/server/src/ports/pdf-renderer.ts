import type { GuideContent } from '@hedgerow/curriculum/guide';
import type { Comprehension, FigureQuestion, TestQuestion } from '@hedgerow/curriculum/question';
import { AppError } from '@hedgerow/domain/errors';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import type { Figure } from '@hedgerow/figures/figure';

/** `playful` has larger letters that beginners tell apart easily; it is meant for primary pupils. */
export type PageTheme = 'playful' | 'plain';

export type GuidePages = {
  readonly title: string;
  /** The subject's name for people: "Maths". */
  readonly subject: string;
  readonly keyStage: KeyStage;
  readonly content: GuideContent;
  readonly theme: PageTheme;
  readonly productName: string;
  /** For whom and what it is, where that is not the key stage and a revision guide: "Year 6 to Year 13", "Exam Preparation". */
  readonly about?: { readonly stage: string; readonly kind: string };
};

type Flashcard = {
  readonly question: string;
  readonly figure?: Figure;
  readonly answer: string;
  /** The question as it is answered on that picture: the back shows it answered. */
  readonly onFigure?: FigureQuestion;
};
export type FlashcardPages = { readonly title: string; readonly cards: readonly Flashcard[] };

export type PaperPages = {
  readonly title: string;
  readonly subject: string;
  readonly keyStage: KeyStage;
  readonly questions: readonly TestQuestion[];
  /** The text that the questions of an English paper ask about. */
  readonly comprehension?: Comprehension | undefined;
  /** Left out: playful up to Key Stage 2. */
  readonly theme?: PageTheme | undefined;
  /** The answers: left out, after the questions on pages of their own, or a document of their own. */
  readonly markScheme: 'none' | 'after' | 'alone';
};

/** An invoice, all in words for people: sums arrive written. */
export type InvoicePages = {
  readonly number: string;
  readonly productName: string;
  /** Above everything, such as that no money moved. */
  readonly notice: string | null;
  readonly from: readonly string[];
  readonly vatNumber: string | null;
  readonly to: readonly string[];
  readonly facts: readonly (readonly [what: string, value: string])[];
  readonly lines: readonly (readonly [what: string, amount: string])[];
  /** "Total" stands out. */
  readonly sums: readonly (readonly [what: string, amount: string])[];
};

/** A marked answer, in Markdown of the smallest kind. */
export type PortfolioSample = {
  /** Subject and topic. */
  readonly about: string;
  readonly date: string;
  readonly question: string;
  readonly answer: string;
  readonly right: string;
  readonly isRight: boolean;
};
export type PortfolioEssay = {
  readonly about: string;
  readonly date: string;
  /** Markdown of the smallest kind. */
  readonly question: string;
  /** As the pupil typed it. */
  readonly answer: string;
  /** Percent. */
  readonly score: number;
  readonly feedback: string;
};
type PortfolioTopic = { readonly topic: string; readonly first: string; readonly last: string; readonly pieces: number };
/** What, where it belongs, and when. */
type PortfolioLine = readonly [what: string, where: string, date: string];

/** A child's learning over a time, for people who have to show it. Dates arrive written; averages are percent, null where nothing was scored. */
export type PortfolioPages = {
  readonly productName: string;
  readonly childName: string;
  readonly yearGroup: string;
  readonly school: string | null;
  readonly period: string;
  readonly madeOn: string;
  readonly totals: {
    readonly things: number;
    readonly days: number;
    readonly quizzes: number;
    readonly averageScore: number | null;
    readonly minutes: number;
  };
  readonly subjects: readonly { readonly name: string; readonly topics: readonly PortfolioTopic[] }[];
  readonly secured: readonly { readonly topic: string; readonly subject: string; readonly answers: number }[];
  readonly months: readonly { readonly label: string; readonly average: number | null }[];
  readonly terms: readonly {
    readonly name: string;
    readonly quizzes: number;
    readonly average: number | null;
    readonly minutes: number;
  }[];
  readonly samples: readonly PortfolioSample[];
  readonly essays: readonly PortfolioEssay[];
  /** What the family wrote, by term: words as they are. */
  readonly entries: readonly {
    readonly term: string;
    readonly entries: readonly { readonly about: string; readonly title: string; readonly words: string }[];
  }[];
  readonly guides: readonly PortfolioLine[];
  readonly uploads: readonly PortfolioLine[];
  /** Uploads that the family chose: as a picture (JPEG), or by their words where there is none. */
  readonly shown: readonly {
    readonly name: string;
    readonly about: string;
    readonly picture: Uint8Array | null;
    readonly words: string;
  }[];
};

type CardDrawing = { readonly name: string; readonly svg: string };
/** Cards with which the youngest of a class sign in, to cut out. Words as they are. */
export type ClassCardPages = {
  readonly className: string;
  readonly productName: string;
  readonly code: string;
  /** Where the class signs in. */
  readonly address: string;
  readonly cards: readonly {
    readonly name: string;
    readonly animal: CardDrawing | null;
    /** In the order in which they are tapped; none where there is a word. */
    readonly pictures: readonly CardDrawing[];
    readonly word: string | null;
  }[];
};

/** The pages could not be made; the reason is in the cause. */
export const pagesUnavailable = (cause?: unknown): AppError =>
  new AppError('unavailable', 'We could not make this PDF just now. Please try again later.', { cause });

/** PDF documents to print: A4, tagged for screen readers. Every text is Markdown of the smallest kind with $TeX$. */
export type PdfRenderer = {
  readonly guidePdf: (guide: GuidePages) => Promise<Buffer>;
  /** Eight cards a sheet with lines to cut along; the answers on the back, for printing on both sides along the long edge. */
  readonly flashcardsPdf: (flashcards: FlashcardPages) => Promise<Buffer>;
  readonly paperPdf: (paper: PaperPages) => Promise<Buffer>;
  readonly invoicePdf: (invoice: InvoicePages) => Promise<Buffer>;
  readonly portfolioPdf: (portfolio: PortfolioPages) => Promise<Buffer>;
  readonly classCardsPdf: (cards: ClassCardPages) => Promise<Buffer>;
  readonly close: () => Promise<void>;
};
