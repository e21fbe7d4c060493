import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptOpen, type Source } from './kept-open.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const lines = () => {
  const opened: { readonly says: (type: string, data?: unknown) => void; readonly refuses: () => void; closed: boolean }[] = [];
  const open = (): Source => {
    const listeners = new Map<string, (event: MessageEvent) => void>();
    const source = {
      readyState: 1,
      addEventListener: (type: string, listener: (event: MessageEvent) => void) => void listeners.set(type, listener),
    };
    const line = {
      says: (type: string, data?: unknown) => listeners.get(type)?.({ data } as MessageEvent),
      refuses: () => {
        source.readyState = 2;
        line.says('error');
      },
      closed: false,
    };
    opened.push(line);
    return {
      ...source,
      get readyState() {
        return source.readyState;
      },
      close: () => void (line.closed = true),
    };
  };
  return { opened, open };
};

test('a refused stream is opened again, later each time, until the server takes it; then what was missed is read', () => {
  const { opened, open } = lines();
  const heard: unknown[] = [];
  const isBack = vi.fn<() => void>();
  keptOpen({ open, hears: (data) => heard.push(data), isBack, chance: () => 0 });
  for (const [at, wait] of [1000, 2000, 4000].entries()) {
    opened[at]?.refuses();
    vi.advanceTimersByTime(wait - 1);
    expect(opened).toHaveLength(at + 1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(at + 2);
  }
  expect(isBack).not.toHaveBeenCalled();
  opened[3]?.says('open');
  opened[3]?.says('message', 'news');
  expect(isBack).toHaveBeenCalledOnce();
  expect(heard).toEqual(['news']);
  // The next refusal begins with a second again.
  opened[3]?.refuses();
  vi.advanceTimersByTime(1000);
  expect(opened).toHaveLength(5);
});

test('the longest wait is five minutes and a half of it by chance', () => {
  const { opened, open } = lines();
  keptOpen({ open, hears: () => {}, isBack: () => {}, chance: () => 1 });
  for (let times = 1; times <= 20; times += 1) {
    opened.at(-1)?.refuses();
    vi.advanceTimersByTime(450_000);
    expect(opened).toHaveLength(times + 1);
  }
});

test('a line that is only lost is left to the browser, and a page that is left opens none', () => {
  const { opened, open } = lines();
  const isBack = vi.fn<() => void>();
  const stop = keptOpen({ open, hears: () => {}, isBack, chance: () => 0 });
  opened[0]?.says('open');
  opened[0]?.says('error');
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
  opened[0]?.says('open');
  expect(isBack).toHaveBeenCalledOnce();
  opened[0]?.refuses();
  stop();
  vi.advanceTimersByTime(60_000);
  expect(opened.map(({ closed }) => closed)).toEqual([true]);
});
