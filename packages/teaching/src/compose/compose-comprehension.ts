import type { Passage, PassageQuestion, ReadingDomain } from '@hedgerow/curriculum/passages/passage';
import type { Comprehension, MultipleChoice } from '@hedgerow/curriculum/question';
import { fold } from '@hedgerow/curriculum/words';
import type { Difficulty } from '@hedgerow/domain/difficulties';
import { difficulties } from '@hedgerow/domain/difficulties';
import type { KeyStage } from '@hedgerow/domain/key-stages';
import { hashText } from '../generators/random.ts';
import { readNotes } from '../text/read-notes.ts';
import { seeded, shuffled } from '../text/seeded.ts';
import { isStory } from '../text/stories.ts';
import { verifyQuestion } from '../verify/verify-question.ts';
import type { ComposedAssessment } from './compose-assessment.ts';
import type { TopicQuery } from './find-topics.ts';
import { fingerprintOfText } from './fingerprint.ts';
import { instantiate, optionCount } from './instantiate.ts';
import type { QuestionDraft } from './question-draft.ts';
import { countProvenance } from './sentences.ts';

export type ComprehensionRequest = TopicQuery & {
  readonly passages: readonly Passage[];
  readonly difficulty: Difficulty;
  readonly count: number;
  readonly seed: number;
  /** Fingerprints of the questions seen lately: a passage that was not read lately comes first. */
  readonly history: readonly string[];
  readonly bankVersion: string;
  /** The page that was brought, where it is a text with questions on it (isReadingHomework). */
  readonly page?: string | undefined;
};

export type ComposedComprehension = Omit<ComposedAssessment, 'questions'> & {
  readonly questions: readonly MultipleChoice[];
  readonly comprehension: Comprehension;
};

/** Words that ask for a text to read and not for a lesson about reading or for a writing task. */
const readingWords =
  /\bcomprehension\b|\bread(?:ing)?\s+(?:practice|passages?|tests?|papers?|an?\s+(?:story|poem))\b|\bshort\s+stor(?:y|ies)\b|\bunseen\s+(?:poems?|poetry|texts?|prose|fiction|passages?)\b|^\s*(?:an?\s+)?(?:reading|story|stories|poem|poems)\s*$/i;
const otherWords = /\bwrit(?:e|ing)\b|\bskills?\b|\bstrateg/i;

const headLines = 5;
const fewestAsked = 3;
/** What is asked about a text, and about nothing else. */
const ofText =
  /\bfind and copy\b|\b(?:in|from) the (?:text|story|passage|extract|poem)\b|\bhow (?:do|can) you (?:know|tell)\b|\buse evidence\b|\bthe (?:author|writer|poet|narrator)\b|\bwhat does the (?:word|phrase)\b|\bwhat impression\b|\bfind (?:two|three|one|a) (?:words?|phrases?|similes?|metaphors?|adjectives?)\b/i;
const asked =
  /^\s*(?:Q\s*)?\(?\d{1,2}[.)]?\s+(?:(?:what|who|where|when|why|how|which|do you|does|did|is|are|was|were)\b|find and copy\b|.*\?)/i;

/** A text to read with questions on it: gaps in its sentences ask nothing worth knowing, another text does. */
export const isReadingHomework = (subject: TopicQuery['subject'], page: string, calledBy = ''): boolean => {
  if (subject !== 'english') return false;
  const lines = page.split('\n').filter((line) => line.trim() !== '');
  const isCalledSo = [calledBy, ...lines.slice(0, headLines)].some((line) =>
    /\bcomprehension\b|\bguided reading\b|\breading (?:homework|task|test|paper|passage)\b/i.test(line),
  );
  const questions = lines.filter((line) => asked.test(line));
  if (questions.length < fewestAsked) return false;
  // Whatever it is called: a text that is told or spoken in, and questions that ask how it is known.
  const aboutText = questions.filter((line) => ofText.test(line)).length;
  return isCalledSo || (aboutText > 0 && questions.length * 2 < lines.length + fewestAsked && isStory(readNotes(page)));
};

const hints: Readonly<Record<ReadingDomain, string>> = {
  vocabulary: 'Read the words around it. What would fit there?',
  retrieval: 'The answer is in the text. Find the place and read it again.',
  summary: 'Think about the whole text, not one detail.',
  inference: 'The text only hints at it. What do the people do and say?',
  prediction: 'Which answer has a clue in the text?',
  choices: 'What does this choice of words make you see, hear or feel?',
};

/** Reception is read to from KS1, and the sixth form revises with KS4. */
const shelfStage = (keyStage: KeyStage): KeyStage => (keyStage === 'EYFS' ? 'KS1' : keyStage === 'KS5' ? 'KS4' : keyStage);

const isNamed = ({ title, names }: Passage, topicText: string): boolean => [title, ...names].some((name) => fold(name) === fold(topicText));

const draftOf = (passage: Passage, question: PassageQuestion): QuestionDraft => ({
  sourceId: `${passage.id}/${question.id}`,
  provenance: 'bank',
  stem: question.stem,
  key: { text: question.key, why: `The text says: “${question.evidence.replaceAll(/^["“]|["”]$/g, '')}”` },
  distractors: question.distractors.map(({ text, why }) => ({ text, why, misconception: null })),
  explanation: question.explanation,
  steps: [],
  hints: [hints[question.domain]],
  difficulty: question.difficulty,
  topicId: null,
  objective: null,
  marks: 1,
});

const choosePassage = ({ passages, keyStage, topicText: typed, page, seed, history }: ComprehensionRequest): Passage | undefined => {
  const topicText = page === undefined ? typed : (/\bpoem\b/i.exec(page)?.[0] ?? 'story');
  const ofStage = passages.filter((passage) => passage.keyStage === shelfStage(keyStage));
  const named = ofStage.find((passage) => isNamed(passage, topicText));
  if (named !== undefined) return named;
  const type = /\bpoe(?:m|ms|try)\b/i.test(topicText)
    ? 'poem'
    : /\bstor(?:y|ies)\b|\bprose\b|\bfiction\b/i.test(topicText)
      ? 'short_story'
      : undefined;
  const ofType = ofStage.filter((passage) => passage.type === type);
  const seen = new Set(history);
  const timesSeen = ({ questions }: Passage): number => questions.filter(({ stem, key }) => seen.has(fingerprintOfText(stem, key))).length;
  return shuffled([...(ofType.length > 0 ? ofType : ofStage)], seeded(seed)).toSorted((a, b) => timesSeen(a) - timesSeen(b))[0];
};

/** Those of the difficulty asked for first where not all are wanted; always in the order of the text. */
const chooseQuestions = ({ questions }: Passage, { difficulty, count }: ComprehensionRequest): PassageQuestion[] => {
  const away = (question: PassageQuestion): number =>
    Math.abs(difficulties.indexOf(question.difficulty) - difficulties.indexOf(difficulty));
  const wanted = new Set(questions.toSorted((a, b) => away(a) - away(b)).slice(0, count));
  return questions.filter((question) => wanted.has(question));
};

const sentenceFor = (passage: Passage, keyStage: KeyStage, count: number): string => {
  const kind = passage.type === 'poem' ? 'poems' : 'stories';
  const stage =
    keyStage === 'EYFS' ? ' It is for Years 1 and 2, so read it together.' : keyStage === 'KS5' ? ' It is GCSE level: good revision.' : '';
  return `This is one of our own ${kind}, “${passage.title}”, with ${count} questions on it.${stage}`;
};

/** A short story or poem of our own with questions on it; undefined where the pupil asks for something else or no passage fits. */
export const composeComprehension = (wish: ComprehensionRequest): ComposedComprehension | undefined => {
  const { subject, topicText, keyStage, seed, passages, bankVersion } = wish;
  if (subject !== 'english') return undefined;
  const asksForReading = wish.page !== undefined || (readingWords.test(topicText) && !otherWords.test(topicText));
  if (!asksForReading && !passages.some((passage) => isNamed(passage, topicText))) return undefined;
  const passage = choosePassage(wish);
  if (passage === undefined) return undefined;
  const places = shuffled(
    Array.from({ length: optionCount(keyStage) }, (_, place) => place),
    seeded(seed),
  );
  const questions = chooseQuestions(passage, wish)
    .map((question, index) =>
      instantiate(draftOf(passage, question), {
        seed: hashText(`${seed}:${question.id}`),
        keyPlace: places[index % places.length] ?? 0,
        keyStage,
      }),
    )
    .filter((question) => verifyQuestion(question, wish).ok);
  return {
    questions,
    comprehension: { type: passage.type, title: passage.title, content: passage.content },
    coverage: passage.keyStage === keyStage ? 'exact' : 'near',
    provenance: countProvenance(questions),
    sentence: `${wish.page === undefined ? '' : 'More reading like your page. '}${sentenceFor(passage, keyStage, questions.length)}`,
    bankVersion,
    nearest: [],
    topicId: null,
  };
};
