import { createHash } from 'node:crypto';
import type { ConcernCategory } from '@hedgerow/domain/concern-categories';
import { fairTurns } from '@hedgerow/domain/fair-turns';
import type { ConcernReader } from '@hedgerow/embeddings/concern-reader';
import type { ScreenApart } from '@hedgerow/teaching/safety/open-screen-worker';
import { ownCallIn } from '@hedgerow/teaching/safety/own-voice';
import { screenClosely } from '@hedgerow/teaching/safety/screen-closely';
import { type Screened, screenText, type TextField } from '@hedgerow/teaching/safety/screen-text';

export type CloseReaderDeps = {
  /** What sentences mean; undefined where only their words are read. */
  readonly sentences: ConcernReader | undefined;
  /** Reads long texts in a thread of its own; without it they are read here. */
  readonly screen: ScreenApart | undefined;
  readonly onError: (error: Error) => void;
};

/** A text, where it was typed, and whose it is: nobody's long texts stand before everybody else's. */
export type Typed = { readonly text: string; readonly field: TextField; readonly childId: string };

/** A child waits no longer than this for an answer; then words alone decide. */
const patience = 1500;
/** Texts that wait to be read again, and when. They lie in memory alone, and never for long. */
const mostWaiting = 100;
const againAfter = [5000, 30_000, 120_000];
/** Longer texts are read apart: of this length the screen holds the server's one thread for some two milliseconds. */
export const lettersReadHere = 1000;
/** An essay is saved again and again with what stood in it before: what was harmless is known by a mark, not by its words. */
const harmlessKept = 2000;
const turnsOfTheThread = { atOnce: 1, mostEach: 20 };

/** Reads a text by its words and by what its sentences mean; by words alone while the model of sentences is away, busy or slow. */
export const closeReader = ({ sentences, screen, onError }: CloseReaderDeps) => {
  const turns = fairTurns(turnsOfTheThread);
  const harmless = new Set<string>();
  let waiting = 0;

  /** Never the text, nor an error that may hold it. */
  const fail = (): void => onError(new Error('A text could not be read by its meaning; its words alone were read'));

  const apartFor = ({ text, childId }: Pick<Typed, 'text' | 'childId'>): ScreenApart | undefined =>
    screen === undefined || text.length <= lettersReadHere
      ? undefined
      : {
          worthAsking: (...given) => turns(childId, () => screen.worthAsking(...given)),
          screenText: (...given) => turns(childId, () => screen.screenText(...given)),
          ownCallIn: (page) => turns(childId, () => screen.ownCallIn(page)),
        };

  const byWords = async (typed: Typed): Promise<Screened> => {
    const { text, field } = typed;
    return (await apartFor(typed)?.screenText(text, field, new Map())) ?? screenText(text, { field });
  };
  const byMeaning = (typed: Typed, model: ConcernReader): Promise<Screened> =>
    screenClosely(typed.text, model, typed.field, apartFor(typed));

  const tryAgain = (typed: Typed, model: ConcernReader, heard: (found: Screened) => Promise<void>): void => {
    if (waiting >= mostWaiting) return fail();
    waiting += 1;
    const attempt = async (tries: number): Promise<void> => {
      let found: Screened;
      try {
        found = await byMeaning(typed, model);
      } catch {
        return wait(tries + 1);
      }
      waiting -= 1;
      await heard(found);
    };
    const wait = (tries: number): void => {
      const delay = againAfter[tries];
      if (delay === undefined) {
        waiting -= 1;
        return fail();
      }
      setTimeout(() => void attempt(tries).catch(fail), delay).unref();
    };
    wait(0);
  };

  const noteHarmless = (mark: string, found: Screened): Screened => {
    if (found.kind !== 'fine' || found.perhaps !== undefined) return found;
    harmless.add(mark);
    const [oldest] = harmless;
    if (harmless.size > harmlessKept && oldest !== undefined) harmless.delete(oldest);
    return found;
  };

  return {
    /** What the words alone say. */
    readWords: byWords,

    /** Of a page that was uploaded: whether it is in the child's own voice and says that they are in danger. */
    readPage: async (page: Pick<Typed, 'text' | 'childId'>): Promise<ConcernCategory | undefined> => {
      const apart = apartFor(page);
      return apart === undefined ? ownCallIn(page.text) : apart.ownCallIn(page.text);
    },

    /** `later` is told what was heard in a text that is kept, should its meaning be known only after the answer. */
    read: async (typed: Typed, later?: (found: Screened) => Promise<void>): Promise<Screened> => {
      if (sentences === undefined) return byWords(typed);
      const mark = createHash('sha256').update(`${typed.field} ${typed.text}`).digest('base64');
      if (harmless.has(mark)) return { kind: 'fine' };
      const closely = byMeaning(typed, sentences);
      let timer: NodeJS.Timeout | undefined;
      const slow = new Promise<'slow'>((settle) => {
        timer = setTimeout(settle, patience, 'slow');
      });
      const found = await Promise.race([closely, slow]).catch(() => 'away' as const);
      clearTimeout(timer);
      if (typeof found === 'object') return noteHarmless(mark, found);
      if (later !== undefined) {
        const again = (): void => tryAgain(typed, sentences, later);
        if (found === 'away') again();
        else closely.then(later).catch(again);
      } else if (found === 'slow') closely.catch(() => undefined);
      return byWords(typed);
    },
  };
};
export type CloseReader = ReturnType<typeof closeReader>;
