import type { ConcernReader } from '@hedgerow/embeddings/concern-reader';
import { screenClosely } from '@hedgerow/teaching/safety/screen-closely';
import { type Screened, screenText, type TextField } from '@hedgerow/teaching/safety/screen-text';

export type CloseReaderDeps = {
  /** What sentences mean; undefined where only their words are read. */
  readonly sentences: ConcernReader | undefined;
  readonly onError: (error: Error) => void;
};

/** A child waits no longer than this for an answer; then words alone decide. */
const patience = 1500;
/** Texts that wait to be read again, and when. They lie in memory alone, and never for long. */
const mostWaiting = 100;
const againAfter = [5000, 30_000, 120_000];

/** Reads a text by its words and by what its sentences mean; by words alone while the model of sentences is away, busy or slow. */
export const closeReader = ({ sentences, onError }: CloseReaderDeps) => {
  let waiting = 0;

  /** Never the text, nor an error that may hold it. */
  const fail = (): void => onError(new Error('A text could not be read by its meaning; its words alone were read'));

  const tryAgain = (text: string, field: TextField, model: ConcernReader, heard: (found: Screened) => Promise<void>): void => {
    if (waiting >= mostWaiting) return fail();
    waiting += 1;
    const attempt = async (tries: number): Promise<void> => {
      let found: Screened;
      try {
        found = await screenClosely(text, model, field);
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

  return {
    /** `later` is told what was heard in a text that is kept, should its meaning be known only after the answer. */
    read: async (text: string, field: TextField, later?: (found: Screened) => Promise<void>): Promise<Screened> => {
      if (sentences === undefined) return screenText(text, { field });
      const closely = screenClosely(text, sentences, field);
      let timer: NodeJS.Timeout | undefined;
      const slow = new Promise<'slow'>((settle) => {
        timer = setTimeout(settle, patience, 'slow');
      });
      const found = await Promise.race([closely, slow]).catch(() => 'away' as const);
      clearTimeout(timer);
      if (typeof found === 'object') return found;
      if (later !== undefined) {
        const again = (): void => tryAgain(text, field, sentences, later);
        if (found === 'away') again();
        else closely.then(later).catch(again);
      }
      return screenText(text, { field });
    },
  };
};
export type CloseReader = ReturnType<typeof closeReader>;
