import type { PracticeResult } from '@hedgerow/contracts/practice';
import { render, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { show } from '../../testing/show.tsx';
import { CountUp } from '../../ui/count-up.tsx';
import { ReadsAloud } from '../../ui/reads-aloud.ts';
import { Stage } from '../../ui/stage.tsx';
import { Theme } from '../../ui/theme/theme-provider.tsx';
import { PracticeEnd } from './practice-end.tsx';

const day = '2099-03-03';
const bad: PracticeResult = {
  score: 0,
  firstTryRight: 0,
  total: 5,
  pointsEarned: 0,
  mended: 0,
  learned: [],
  comesBack: [
    { title: 'Add tens', day },
    { title: 'Count on', day },
  ],
  rushed: false,
};
const good: PracticeResult = { ...bad, score: 80, firstTryRight: 4, pointsEarned: 22, mended: 1, learned: ['Add tens'], comesBack: [] };

const ended = (result: PracticeResult, more: object = {}) => {
  const [onAgain, onClose] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const props = { kind: 'practice', over: undefined, next: undefined, celebrates: false, onAgain, onClose, result, ...more } as const;
  return { ...show(<PracticeEnd {...props} />), onAgain, onClose };
};

test('nothing right: said kindly, without points or praise, and when they come back', () => {
  ended(bad);
  expect(screen.getByRole('heading', { name: '5 done' })).toBeTruthy();
  expect(screen.getByText('None was right first time yet. Now you know what to practise.')).toBeTruthy();
  expect(screen.getByText('They come back on 3 March 2099.')).toBeTruthy();
  expect(screen.queryByText(/points|Brilliant|Well done|You got these right/)).toBeNull();
});

test('what was right is named by objective, with what was put right and the points for it', () => {
  ended(good);
  expect(screen.getByRole('heading', { name: 'You got these right' }).parentElement?.textContent).toContain('Add tens');
  expect(screen.getByText('You put 1 right on your second try.')).toBeTruthy();
  expect(screen.getByText(/points for your work/).textContent).toContain('22');
  expect(screen.queryByText(/come back/)).toBeNull();
});

test('the way on is the next step of the day, and nothing else asks', async () => {
  const go = vi.fn<() => void>();
  const { person, onClose } = ended(good, { next: { words: 'Next: Rivers', go, busy: false } });
  expect(screen.queryByRole('button', { name: 'Practise more' })).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  expect(screen.getByText('Next: Rivers')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Carry on' }));
  expect(go).toHaveBeenCalledOnce();
  expect(onClose).not.toHaveBeenCalled();
});

test('with nothing next, another practice; never where it would be refused', async () => {
  const { person, onAgain, onClose } = ended(good);
  await person.click(screen.getByRole('button', { name: 'Practise more' }));
  expect(onAgain).toHaveBeenCalledOnce();
  await person.click(screen.getByRole('button', { name: 'Carry on' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('after the day’s last quiz that is said, and nothing is offered that would be refused', () => {
  ended(good, { over: 'That was today’s last quiz. More tomorrow.' });
  expect(screen.queryByRole('button', { name: 'Practise more' })).toBeNull();
  expect(screen.getByText('That was today’s last quiz. More tomorrow.')).toBeTruthy();
});

test('what was answered is behind “Look again”; the youngest are told with a shout', async () => {
  const onLookAgain = vi.fn<() => void>();
  const props = {
    kind: 'practice',
    over: undefined,
    next: undefined,
    celebrates: false,
    onAgain: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  } as const;
  const { person } = show(
    <Stage name="playful">
      <PracticeEnd {...props} result={good} onLookAgain={onLookAgain} friend={<svg data-testid="own" />} />
    </Stage>,
  );
  expect(screen.getByRole('heading', { name: '5 done!' })).toBeTruthy();
  expect(screen.getByTestId('own').parentElement?.dataset['mood']).toBe('happy');
  await person.click(screen.getByRole('button', { name: 'Look again' }));
  expect(onLookAgain).toHaveBeenCalledOnce();
});

const asked = (matches: boolean) =>
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn<() => void>(), removeEventListener: vi.fn<() => void>() }));

test('points count up to what was earned; who asks for less motion has them at once', async () => {
  asked(false);
  const { container: counting, unmount } = render(<CountUp to={22} />, { wrapper: Theme });
  const moving = counting.querySelector('[aria-hidden]');
  expect(moving?.textContent).toBe('0');
  await waitFor(() => expect(moving?.textContent).toBe('22'), { timeout: 5000 });
  unmount();
  asked(true);
  const { container } = render(<CountUp to={22} />, { wrapper: Theme });
  expect(container.textContent).toContain('22');
  expect(container.querySelector('[aria-hidden]')).toBeNull();
  vi.unstubAllGlobals();
});

test('where practice is in the day alone no more of it is offered', () => {
  ended(good, { onAgain: undefined });
  expect(screen.queryByRole('button', { name: 'Practise more' })).toBeNull();
});

test('cards of what was missed are one press away, where the plan has cards and something was missed', async () => {
  const onCards = vi.fn<() => void>();
  const { person } = ended({ ...bad, cards: 2 }, { onCards });
  await person.click(screen.getByRole('button', { name: 'Make cards of these' }));
  expect(onCards).toHaveBeenCalledOnce();
});

test('who begins to read has one way on, and no names of objectives to read', () => {
  const props = { kind: 'practice', over: undefined, next: undefined, celebrates: false, onAgain: undefined } as const;
  show(
    <ReadsAloud value={true}>
      <PracticeEnd
        {...props}
        result={{ ...bad, learned: ['Count to 20 and back'], cards: 2 }}
        onClose={() => undefined}
        onCards={() => undefined}
      />
    </ReadsAloud>,
  );
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toContain('Carry on');
  expect(screen.queryByRole('button', { name: /Make/ })).toBeNull();
  expect(screen.getByText('We’ll try the tricky ones again on 3 March 2099.')).toBeTruthy();
  expect(screen.queryByText(/Add tens|Count/)).toBeNull();
});

test('no cards are offered where there would be none, nor in a plan that has none', () => {
  ended(good, { onCards: vi.fn<() => void>() });
  ended({ ...bad, cards: 2 });
  expect(screen.queryByRole('button', { name: /Make/ })).toBeNull();
});

test('something short to write is offered where the day has nothing else', async () => {
  const write = { begin: vi.fn<() => void>(), busy: false };
  const { person } = ended(good, { write });
  await person.click(screen.getByRole('button', { name: 'Write something short' }));
  expect(write.begin).toHaveBeenCalledOnce();
});

test('beside the next step nothing is offered to write', () => {
  ended(good, { write: { begin: () => undefined, busy: false }, next: { words: 'Next: Rivers', go: () => undefined, busy: false } });
  expect(screen.queryByRole('button', { name: 'Write something short' })).toBeNull();
});
