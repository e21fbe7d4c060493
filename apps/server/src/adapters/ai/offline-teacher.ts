import type { Bank } from '@hedgerow/curriculum/bank';
import { readPassages } from '@hedgerow/curriculum/passages/read-passages';
import { spellerOf } from '@hedgerow/curriculum/spelling';
import { subjectGroup, type SubjectId, underSubject } from '@hedgerow/domain/subjects';
import { type AssessmentRequest, composeAssessment } from '@hedgerow/teaching/compose/compose-assessment';
import { composeComprehension, isReadingHomework } from '@hedgerow/teaching/compose/compose-comprehension';
import { composeFlashcards } from '@hedgerow/teaching/compose/compose-flashcards';
import { composeGuide } from '@hedgerow/teaching/compose/compose-guide';
import type { TopicQuery } from '@hedgerow/teaching/compose/find-topics';
import { fingerprintOf } from '@hedgerow/teaching/compose/fingerprint';
import { objectivesOfPage } from '@hedgerow/teaching/compose/set-on-page';
import { spokenOf } from '@hedgerow/teaching/compose/spoken-of';
import type { NearnessTo } from '@hedgerow/teaching/similarity/open-nearness';
import { markEssay } from '@hedgerow/teaching/essay/mark-essay';
import { checkWriting } from '@hedgerow/teaching/writing/check-writing';
import type { SourceText, TeachingEngine } from '#ports/teaching-engine.ts';

const textOf = (sources: readonly SourceText[]): string => sources.map(({ text }) => text).join('\n\n');

/**
 * Pupils type in small letters: "roman britain" is shown as the topic spells it, and anything else begins with a capital. Where a topic
 * was found, a slip of spelling is put right: nobody learns from "Moving particals" above their questions.
 */
const titleFor = ({ index }: Pick<Bank, 'index'>, subject: SubjectId, typed: string, found: string | undefined): string => {
  const isFound = found !== undefined;
  const meant = isFound && subjectGroup(subject) !== 'languages' ? spellerOf(index).spelt(typed) : typed;
  const topic = found?.toLowerCase() === meant.trim().toLowerCase() ? found : meant;
  return underSubject(subject, `${topic.charAt(0).toUpperCase()}${topic.slice(1)}`);
};

type Page = Pick<AssessmentRequest, 'set' | 'spoken'>;

/** What a worksheet sets to be practised, or else what the page speaks of. */
const readPage = async (bank: Bank, query: TopicQuery, text: string, nearnessTo: NearnessTo): Promise<Page> => {
  const set = await objectivesOfPage(bank, query, text, nearnessTo);
  return set.length > 0 || text === '' ? { set } : { set, spoken: await spokenOf(query, text, nearnessTo) };
};

/** Teaches from the curriculum bank, the generators and the pupil's own text: no key, no network, the same answer for the same seed. */
export const offlineTeacher = (bank: Bank, nearnessTo: NearnessTo = async () => undefined, passages = readPassages()): TeachingEngine => ({
  guide: async ({ subject, keyStage, topic, seed, sources, year, nearness }) => {
    const query = { subject, keyStage, topicText: topic };
    const made = composeGuide({
      bank,
      ...query,
      seed,
      year,
      uploads: sources,
      ...(await readPage(bank, query, textOf(sources), nearnessTo)),
      nearness: nearness ?? (await nearnessTo(query)),
    });
    const { title, content, coverage, provenance, sentence, bankVersion, nearest, elsewhere, topicId } = made;
    return { title, content, coverage, origin: sentence, provenance: { ...provenance, bankVersion, seed }, nearest, elsewhere, topicId };
  },

  flashcards: async ({ guide, topicId, seed, year, sources }) => {
    const text = textOf(sources);
    return composeFlashcards({ guide, bank, topicId, seed, year, ...(text === '' ? {} : { uploadText: text }) });
  },

  assessment: async ({ subject, keyStage, topic, seed, sources, difficulty, count, includeEssays, recent, year, focus, nearness }) => {
    const text = textOf(sources);
    const query = { subject, keyStage, topicText: topic };
    // Where the topic is known by its id, its words are not read.
    const near = focus === undefined ? (nearness ?? (await nearnessTo(query))) : undefined;
    const wish = { bank, ...query, nearness: near, seed, difficulty, count, includeEssays, history: recent, year, focus };
    // A pupil's own notes come before a text of ours, and a text with questions on it is practised with another.
    const page = isReadingHomework(subject, text, topic) ? text : undefined;
    const reading =
      text === '' || page !== undefined ? composeComprehension({ ...wish, page, passages, bankVersion: bank.version }) : undefined;
    const made =
      reading ?? composeAssessment(text === '' ? wish : { ...wish, uploadText: text, ...(await readPage(bank, query, text, nearnessTo)) });
    const { questions, coverage, provenance, sentence, bankVersion, nearest, topicId } = made;
    return {
      // A page keeps the name that it was given: “Knowledge organiser” is no slip.
      title: titleFor(bank, subject, topic, topicId === null || text !== '' ? undefined : bank.topic(topicId)?.title),
      questions,
      comprehension: reading?.comprehension ?? null,
      tasks: made.tasks,
      about: made.about,
      page: reading === undefined ? made.page : undefined,
      coverage,
      origin: sentence,
      provenance: { ...provenance, bankVersion, seed },
      nearest,
      elsewhere: made.elsewhere,
      topicId,
    };
  },

  markEssay: async ({ subject, keyStage, question, answer }) => {
    const { marks, markScheme } = question;
    const knowledge = question.topicId === null ? undefined : bank.topic(question.topicId);
    const { modelAnswer, writing } = markScheme;
    if (writing !== undefined) return checkWriting({ subject, writing, modelAnswer, answer, knowledge });
    return markEssay({ subject, keyStage, marks, question: question.question, markScheme, modelAnswer, answer, knowledge });
  },

  fingerprint: fingerprintOf,
});
