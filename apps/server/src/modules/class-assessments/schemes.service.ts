import {
  type ClassScheme,
  type SchemeBody,
  schemeMessages,
  type SchemeStep,
  type Starter,
  type StarterQuestion,
} from '@hedgerow/contracts/schemes';
import type { Bank } from '@hedgerow/curriculum/bank';
import type { Scheme } from '@hedgerow/curriculum/schemes';
import { subjectFamily } from '@hedgerow/curriculum/subject-families';
import type { Topic } from '@hedgerow/curriculum/topic';
import type { Actor } from '@hedgerow/domain/access';
import { addDays, type CalendarDate, londonDate } from '@hedgerow/domain/calendar-dates';
import { mondayOf } from '@hedgerow/domain/class-figures';
import { AppError } from '@hedgerow/domain/errors';
import { blockOfWeek, readSchemeStart, schemeWeek, starterParts } from '@hedgerow/domain/schemes';
import type { Clock } from '#ports/clock.ts';
import type { RichText } from '#ports/rich-text.ts';
import type { TeachingEngine } from '#ports/teaching-engine.ts';
import type { TaughtClass } from '../classes/classes.repository.ts';
import type { OwnClass } from '../classes/own-class.ts';
import { questionResults } from './paper-results.ts';
import type { SchemesRepository } from './schemes.repository.ts';

export type SchemesDeps = {
  readonly schemes: readonly Scheme[];
  readonly rows: SchemesRepository;
  readonly ownClass: OwnClass;
  readonly bank: Pick<Bank, 'topic'>;
  readonly teacher: Pick<TeachingEngine, 'assessment' | 'fingerprint'>;
  readonly richText: RichText;
  readonly now: Clock;
  readonly newSeed: () => number;
};
type Block = Scheme['blocks'][number];
type Followed = { readonly scheme: Scheme; readonly from: CalendarDate; readonly week: number };

const invalid = (message: string, field: string): AppError => new AppError('invalid', message, { details: { field } });
/** Made at once to choose from. */
const tried = 8;

const objectivesOf = (topic: Topic, { objectives }: Block) => topic.objectives.filter(({ id }) => objectives.includes(id));

const firstYearOfGcse = 10;
/** For how many years above or below a class a scheme is. */
const yearsAway = ({ title }: Scheme, { yearGroup }: TaughtClass): number =>
  Math.abs(Number(/Year (\d+)$/.exec(title)?.[1] ?? firstYearOfGcse) - yearGroup);

/** The scheme of learning that a class follows: what this week's work is on, and a starter that looks back (docs/product/schools.md#schemes). */
export const schemesService = ({ schemes, rows, ownClass, bank, teacher, richText, now, newSeed }: SchemesDeps) => {
  /** Those of its subject, of its own year first. */
  const offeredTo = (taught: TaughtClass): readonly Scheme[] => {
    const { subject } = taught;
    const ofSubject = schemes.filter(
      (scheme) => scheme.subject === subject || (subject !== 'other' && subjectFamily(subject).includes(scheme.subject)),
    );
    return ofSubject.toSorted((a, b) => yearsAway(a, taught) - yearsAway(b, taught));
  };

  const followed = ({ schemeId, schemeFrom }: TaughtClass): Followed | undefined => {
    const scheme = schemes.find(({ id }) => id === schemeId);
    if (scheme === undefined || schemeFrom === null) return undefined;
    return { scheme, from: schemeFrom, week: schemeWeek(schemeFrom, londonDate(now())) };
  };

  const stepOf = ({ scheme, from }: Followed, week: number): SchemeStep | null => {
    const found = blockOfWeek(scheme.blocks, week);
    const topic = found === undefined ? undefined : bank.topic(found.block.topicId);
    if (found === undefined || topic === undefined) return null;
    const objectives = objectivesOf(topic, found.block);
    // What is one thing is asked for by its own name: it is found without the rest of the topic.
    const [only, ...others] = objectives;
    return {
      week: found.from,
      monday: addDays(mondayOf(from), 7 * (found.from - 1)),
      topic: (others.length === 0 ? only?.names[0] : undefined) ?? topic.title,
      objectives: objectives.map(({ text }) => richText.inline(text)),
    };
  };

  const view = (taught: TaughtClass): ClassScheme => {
    const offered = offeredTo(taught).map(({ id, title }) => ({ id, title }));
    const follows = followed(taught);
    if (follows === undefined) return { offered, chosen: null };
    const { scheme, from: startDate, week } = follows;
    const weeks = scheme.blocks.reduce((sum, block) => sum + block.weeks, 0);
    const block = blockOfWeek(scheme.blocks, week);
    const after = block === undefined ? Math.max(week, 0) + 1 : block.from + block.block.weeks;
    const { id, title } = scheme;
    return { offered, chosen: { id, title, startDate, week, weeks, now: stepOf(follows, week), next: stepOf(follows, after) } };
  };

  /** Questions on what a block is about, each on another of its objectives where there are several, and none that was had. */
  const questionsOn = async (block: Block, count: number, from: string, had: Set<string>): Promise<StarterQuestion[]> => {
    const topic = bank.topic(block.topicId);
    if (topic === undefined) return [];
    const found: StarterQuestion[] = [];
    const seed = newSeed();
    const wish = { subject: topic.subject, keyStage: topic.keyStage, topic: topic.title, sources: [], difficulty: 'beginner' as const };
    for (let turn = 0; found.length < count && turn < count + block.objectives.length; turn += 1) {
      const objective = block.objectives[(seed + turn) % block.objectives.length] ?? null;
      const more = { seed: seed + turn, count: tried, recent: [...had], includeEssays: false, focus: { topicId: topic.id, objective } };
      const made = (await teacher.assessment({ ...wish, ...more })).questions;
      const question = made.find((one) => one.type === 'multiple_choice' && !had.has(teacher.fingerprint(one)));
      if (question === undefined) continue;
      had.add(teacher.fingerprint(question));
      for (const { question: text, figure, options } of questionResults([question], [], richText)) {
        const shown = { from, topic: topic.title, question: text, ...(figure === undefined ? {} : { figure }) };
        found.push({ ...shown, options: options.map(({ text: option, correct }) => ({ text: option, correct })) });
      }
    }
    return found;
  };

  return {
    /** Errors: not_found (a class that is not theirs). */
    read: async (actor: Actor, classId: string): Promise<ClassScheme> => view(await ownClass(actor, classId, 'read')),

    /** Errors: not_found, forbidden (who may only look), invalid (the scheme, the day). */
    follow: async (actor: Actor, classId: string, { schemeId, startDate }: SchemeBody): Promise<ClassScheme> => {
      const taught = await ownClass(actor, classId, 'teach');
      if (!offeredTo(taught).some(({ id }) => id === schemeId)) throw invalid(schemeMessages.scheme, 'schemeId');
      const schemeFrom = readSchemeStart(startDate, londonDate(now()));
      if (schemeFrom === undefined) throw invalid(schemeMessages.startDate, 'startDate');
      await rows.follow(classId, schemeId, schemeFrom);
      return view({ ...taught, schemeId, schemeFrom });
    },

    leave: async (actor: Actor, classId: string): Promise<ClassScheme> => {
      const taught = await ownClass(actor, classId, 'teach');
      await rows.follow(classId, null, null);
      return view({ ...taught, schemeId: null, schemeFrom: null });
    },

    /** Errors: not_found, conflict (no scheme; not begun). */
    starter: async (actor: Actor, classId: string): Promise<Starter> => {
      const follows = followed(await ownClass(actor, classId, 'read'));
      if (follows === undefined) throw new AppError('conflict', schemeMessages.none);
      const had = new Set<string>();
      const questions: StarterQuestion[] = [];
      const first = { block: follows.scheme.blocks[0], from: 1 };
      for (const { weeksAgo, questions: count, words } of starterParts) {
        const week = follows.week - weeksAgo;
        // What lies before the first week is asked of the first: a class that has just begun has a starter, too.
        const { block } = blockOfWeek(follows.scheme.blocks, week) ?? (follows.week >= 1 && week < 1 ? first : { block: undefined });
        if (block !== undefined) questions.push(...(await questionsOn(block, count, week < 1 ? 'From the start' : words, had)));
      }
      if (questions.length === 0) throw new AppError('conflict', schemeMessages.over);
      return { questions };
    },
  };
};
export type SchemesService = ReturnType<typeof schemesService>;
