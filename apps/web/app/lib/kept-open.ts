const firstWait = 1000;
const longestWait = 300_000;
/** EventSource.CLOSED: it was refused, and tries no more. While a line is only lost it is connecting, and the browser comes back by itself. */
const givenUp = 2;

export type Source = Pick<EventSource, 'readyState' | 'close'> & {
  addEventListener(type: string, listener: (event: MessageEvent) => void): void;
};

type Needs = {
  readonly open: () => Source;
  readonly hears: (data: unknown) => void;
  /** The line is there again: what was sent meanwhile is not sent again. */
  readonly isBack: () => void;
  /** From 0 to 1, so that pages refused in the same moment do not all come back in the same moment. */
  readonly chance?: () => number;
};

/**
 * A stream that is opened anew when the server refused it, as it does while its database is away: after a second, then after twice as long
 * each time, up to five minutes. Answers the way to stop.
 */
export const keptOpen = ({ open, hears, isBack, chance = Math.random }: Needs): (() => void) => {
  let source: Source;
  let wait = firstWait;
  let again: ReturnType<typeof setTimeout> | undefined;
  let lost = false;
  const begin = (): void => {
    source = open();
    source.addEventListener('message', ({ data }) => hears(data));
    source.addEventListener('error', () => {
      lost = true;
      if (source.readyState !== givenUp) return;
      again = setTimeout(begin, wait * (1 + chance() / 2));
      wait = Math.min(wait * 2, longestWait);
    });
    source.addEventListener('open', () => {
      wait = firstWait;
      if (lost) isBack();
      lost = false;
    });
  };
  begin();
  return () => {
    clearTimeout(again);
    source.close();
  };
};
