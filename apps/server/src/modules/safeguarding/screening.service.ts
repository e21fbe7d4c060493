import type { Help } from '@hedgerow/contracts/safeguarding';
import { kindWords } from '@hedgerow/contracts/help-lines';
import { AppError } from '@hedgerow/domain/errors';
import type { ModelPurpose } from '@hedgerow/domain/model-use';
import { type ConcernCategory, concernCategories } from '@hedgerow/domain/concern-categories';
import { type ConcernPlace, type RecordCategory, sameConcernMs, signKeptMs, unfitForAlert } from '@hedgerow/domain/safeguarding';
import { type UnfitCategory, unfitCategories, unfitNames } from '@hedgerow/domain/unfit-categories';
import { type Screened, screenText, type TextField } from '@hedgerow/teaching/safety/screen-text';
import type { Runner } from '#db/client.ts';
import type { Clock } from '#ports/clock.ts';
import type { Learner } from '#ports/teaching-engine.ts';
import type { ModelUseRepository } from '../ai-log/model-use.repository.ts';
import type { CloseReader } from './close-reader.ts';
import type { ConcernsRepository } from './concerns.repository.ts';
import type { ContactLetters } from './contact-letters.service.ts';
import type { PossibleSignsRepository } from './possible-signs.repository.ts';

export type ScreeningDeps = {
  readonly concerns: Pick<ConcernsRepository, 'schoolOf' | 'lockChild' | 'again' | 'insert' | 'lastOfPage'>;
  readonly signs: Pick<PossibleSignsRepository, 'keep' | 'forgetChild'>;
  readonly uses: Pick<ModelUseRepository, 'insert' | 'refusedSince'>;
  readonly letters: ContactLetters;
  readonly reader: CloseReader;
  /** A mark of words that only this server can make. */
  readonly fingerprint: (words: string) => string;
  /** Whether the curriculum itself calls something so, capitals and stops aside. */
  readonly isOurs: (text: string) => boolean;
  /** Quiet help beside the answer that is being made. */
  readonly offerHelp: (category: ConcernCategory) => void;
  readonly transaction: <T>(work: (runner: Runner) => Promise<T>) => Promise<T>;
  readonly now: Clock;
  readonly newId: () => string;
};

/** What is screened; a report to the contact is told on purpose. */
type ScreenedPlace = Exclude<ConcernPlace, 'worry_report' | 'two_texts'>;
/** Whose text, and the piece of work it belongs to: an essay that is saved again is one text. */
type Writer = { readonly childId: string; readonly work?: string };
/** So many texts with unfit words are remembered, by a mark, as noted: an essay is saved every few seconds. */
const mostNoted = 5000;

const purposes: Readonly<Record<ScreenedPlace, ModelPurpose>> = {
  quiz_topic: 'assessment',
  guide_topic: 'guide',
  paper_topic: 'assessment',
  essay: 'essay',
  typed_answer: 'flashcards',
  upload_details: 'upload',
  upload_text: 'upload',
  practice: 'practice',
};

const fields: Readonly<Record<ScreenedPlace, TextField>> = {
  quiz_topic: 'topic',
  guide_topic: 'topic',
  paper_topic: 'topic',
  essay: 'essay',
  typed_answer: 'answer',
  upload_details: 'topic',
  upload_text: 'upload',
  practice: 'answer',
};

/** Rude words and telephone numbers stand in honest texts of school; what they ask for is nothing. */
const fineInAText: ReadonlySet<UnfitCategory> = new Set(['rude', 'personal_details']);

/** What a school is told of when it comes again and again. */
const alerting = unfitCategories.filter((category) => !fineInAText.has(category));

export const concernIn = (found: Screened): ConcernCategory | undefined => {
  if (found.kind === 'disclosure') return found.category;
  return found.kind === 'unfit' && found.category === 'self_harm_methods' ? 'self_harm' : undefined;
};

/** Every free text of a pupil is read here before anybody works with it or keeps it. */
export const screeningService = (deps: ScreeningDeps) => {
  const { concerns, signs, uses, letters, reader, fingerprint, isOurs, offerHelp, transaction, now, newId } = deps;

  /** In the caller's transaction, with the child held. The same within a day counts on, and no second letter goes. */
  const keepRecord = async (runner: Runner, childId: string, category: RecordCategory, place: ConcernPlace) => {
    const at = now();
    const known = await concerns.again(runner, childId, category, new Date(at.getTime() - sameConcernMs), at);
    if (known !== undefined) return { recordId: known.id, toSend: [] };
    const schoolId = await concerns.schoolOf(runner, childId);
    const id = newId();
    await concerns.insert(runner, { id, childId, schoolId, category, place, at });
    return { recordId: id, toSend: await letters.keep(runner, schoolId) };
  };

  /** Category, place and time go to the contact, never the words. */
  const record = async (childId: string, category: RecordCategory, place: ScreenedPlace): Promise<string> => {
    const { recordId, toSend } = await transaction(async (runner) => {
      await concerns.lockChild(runner, childId);
      return keepRecord(runner, childId, category, place);
    });
    await letters.deliver(toSend);
    return recordId;
  };

  /** One text that may be about the child is noted nowhere for long; a second one within the hour is a record. */
  const noteSign = async (childId: string, category: ConcernCategory, mark: string): Promise<void> => {
    const at = now();
    const toSend = await transaction(async (runner) => {
      await concerns.lockChild(runner, childId);
      const others = await signs.keep(runner, { childId, mark, category, at }, new Date(at.getTime() - signKeptMs));
      if (others.length === 0) return [];
      await signs.forgetChild(runner, childId);
      const worst = concernCategories.find((one) => one === category || others.includes(one)) ?? category;
      return (await keepRecord(runner, childId, worst, 'two_texts')).toSend;
    });
    await letters.deliver(toSend);
  };

  /** What may be a call for help, and may be a book, costs nothing: the work goes on beside the numbers to call. */
  const read = async (
    { childId, work }: Writer,
    place: ScreenedPlace,
    text: string,
    later?: (found: Screened) => Promise<void>,
  ): Promise<Screened> => {
    const found = await reader.read({ text, field: fields[place], childId }, later);
    if (found.kind !== 'fine' || found.perhaps === undefined) return found;
    offerHelp(found.perhaps);
    // The curriculum's own words are nobody's sign.
    if (found.own !== undefined && !isOurs(text)) await noteSign(childId, found.perhaps, fingerprint(`${childId} ${work ?? found.own}`));
    return found;
  };

  const logUnfit = async (
    { familyId, childId }: Learner,
    place: ScreenedPlace,
    category: UnfitCategory,
    what = `A text was not used because of its words (${unfitNames[category]}); nothing was made.`,
  ): Promise<void> => {
    const nothing = { inputTokens: 0, outputTokens: 0, milliseconds: 0, kept: 0, dropped: 0 };
    const why = { purpose: purposes[place], what, model: '', outcome: 'refused' as const, reason: 'unsuitable' as const, category };
    await uses.insert({ familyId, childId, id: newId(), at: now(), ...why, ...nothing });
  };

  /** Extremism is told at once, to whoever looks after the child; the rest to the school whose account it is, when it comes again. */
  const tellOfUnfit = async (whose: Learner, place: ScreenedPlace, category: UnfitCategory): Promise<void> => {
    if (category === 'extremism') {
      await record(whose.childId, 'radicalisation', place);
      return;
    }
    if (!alerting.includes(category)) return;
    if ((await transaction((runner) => concerns.schoolOf(runner, whose.childId))) === null) return;
    const since = new Date(now().getTime() - sameConcernMs);
    if ((await uses.refusedSince(whose, alerting, since)) >= unfitForAlert) await record(whose.childId, 'unfit_words', place);
  };

  const noted = new Set<string>();
  /** Of an answer, which is kept or judged all the same, the kind is noted once: of an essay that is saved again, too. */
  const noteUnfit = async (whose: Learner, place: ScreenedPlace, text: string, found: Screened, work?: string): Promise<void> => {
    if (found.kind !== 'unfit' || !alerting.includes(found.category) || isOurs(text)) return;
    const mark = fingerprint(`${whose.childId} ${found.category} ${work ?? text}`);
    if (noted.has(mark)) return;
    noted.add(mark);
    const [oldest] = noted;
    if (noted.size > mostNoted && oldest !== undefined) noted.delete(oldest);
    await logUnfit(whose, place, found.category, `An answer has words that may not be for school (${unfitNames[found.category]}).`);
    await tellOfUnfit(whose, place, found.category);
  };

  return {
    /**
     * Before something is made of a text, or it is kept. Throws `invalid` with a sentence for the child: kind words and numbers for a
     * call for help (`details.help`), or to keep to school work. `field` is the one to look at.
     */
    check: async (whose: Learner, place: ScreenedPlace, text: string, field = 'topic'): Promise<void> => {
      const found = await read(whose, place, text);
      const concern = concernIn(found);
      if (concern !== undefined && found.kind === 'disclosure' && isOurs(text)) return offerHelp(concern);
      if (concern !== undefined) {
        await record(whose.childId, concern, place);
        throw new AppError('invalid', kindWords(concern), { details: { field, help: { category: concern } satisfies Help } });
      }
      if (found.kind !== 'unfit' || isOurs(text) || (place === 'upload_text' && fineInAText.has(found.category))) return;
      await logUnfit(whose, place, found.category);
      await tellOfUnfit(whose, place, found.category);
      throw new AppError('invalid', 'Let’s keep to school work. Please choose other words.', { details: { field } });
    },

    /**
     * For an answer that is kept, in which a single word like "knife" is honest: a call for help is heard, and of unfit words the kind is
     * noted. Answers the record of a call for help, or null; what is heard later gets its record then.
     */
    listen: async (
      { familyId, childId, work }: Learner & Writer,
      place: ScreenedPlace,
      text: string,
    ): Promise<{ readonly recordId: string; readonly help: Help } | null> => {
      const found = await read({ childId, ...(work !== undefined && { work }) }, place, text, async (known) => {
        const late = concernIn(known);
        if (late !== undefined) await record(childId, late, place);
      });
      const category = concernIn(found);
      if (category === undefined) await noteUnfit({ familyId, childId }, place, text, found, work);
      return category === undefined ? null : { recordId: await record(childId, category, place), help: { category } };
    },

    /**
     * What the reader read out of a page that a pupil uploaded, before it is kept or given to anybody. True where it is their own call for
     * help: then it has its record, and nothing of the text may be kept.
     */
    hearPage: async (childId: string, text: string): Promise<boolean> => {
      const category = await reader.readPage({ text, childId });
      if (category === undefined) return false;
      await record(childId, category, 'upload_text');
      return true;
    },

    /**
     * Beside a page of the pupil's own, by its words alone: who listens, where it may be about them and may be a set text. Nothing is noted.
     * A thread that is busy costs the card and not the page.
     */
    offerBesidePage: async (childId: string, text: string): Promise<void> => {
      const found = await reader.readWords({ text, field: 'upload', childId }).catch(() => undefined);
      const concern = found === undefined ? undefined : (concernIn(found) ?? (found.kind === 'fine' ? found.perhaps : undefined));
      if (concern !== undefined) offerHelp(concern);
    },

    /** Beside a page of the pupil's that has no text: who listens, where that is because of what they wrote on it today. */
    offerForPage: async (childId: string): Promise<void> => {
      const category = await concerns.lastOfPage(childId, new Date(now().getTime() - sameConcernMs));
      const concern = concernCategories.find((one) => one === category);
      if (concern !== undefined) offerHelp(concern);
    },

    /**
     * What a pupil looks something up by, by its words alone: it is asked for at nearly each letter. A clear call for help is offered the
     * numbers to call; nothing is refused and nothing noted, because half a sentence is none.
     */
    overhear: (text: string): void => {
      const concern = concernIn(screenText(text, { field: 'topic' }));
      if (concern !== undefined) offerHelp(concern);
    },

    /** `listen`, for an answer that is not kept: throws the kind words. */
    checkAnswer: async ({ familyId, childId }: Learner, place: ScreenedPlace, text: string): Promise<void> => {
      const found = await read({ childId }, place, text);
      const category = concernIn(found);
      if (category === undefined) return noteUnfit({ familyId, childId }, place, text, found);
      await record(childId, category, place);
      throw new AppError('invalid', kindWords(category), { details: { field: 'answer', help: { category } satisfies Help } });
    },
  };
};
export type ScreeningService = ReturnType<typeof screeningService>;
