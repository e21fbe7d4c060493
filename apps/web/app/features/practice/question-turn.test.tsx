import type { Practice, PracticeTurn } from '@hedgerow/contracts/practice';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { playSound } from '../../lib/sound-choice.ts';
import { notes } from '../../lib/sounds.ts';
import { answer } from '../../testing/answers.ts';
import { aPupil, profileOf } from '../../testing/people.ts';
import { ReadsAloud } from '../../ui/reads-aloud.ts';
import { Stage } from '../../ui/stage.tsx';
import { show } from '../../testing/show.tsx';
import { deviceThatPlays, sounded } from '../../testing/sounds-heard.ts';
import { FeedbackPanel } from './feedback-panel.tsx';
import { QuestionTurn } from './question-turn.tsx';

afterEach(() => vi.unstubAllGlobals());

const turn: PracticeTurn = {
  number: 4,
  slot: 4,
  kind: 'planned',
  question: { type: 'multiple_choice', question: '2 + 2', options: ['3', '4', '6'] },
  help: [],
  learn: null,
  feedback: null,
};
const practice = { kind: 'practice', planned: 5, done: 4, passage: null, subject: 'maths' } as Practice;
const nothing = () => undefined;
const ways = { busy: false, onAnswer: nothing, onHelp: nothing, onNext: nothing, onLearn: nothing };
const missed = {
  verdict: 'wrong' as const,
  say: 'Not quite.',
  note: '',
  steps: [],
  closed: false,
  explanation: '',
  rightAnswer: '',
  comesBack: false,
} satisfies PracticeTurn['feedback'];

test('a digit chooses an answer; with Ctrl it is the browser’s own', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { person } = show(<QuestionTurn {...ways} practice={practice} turn={turn} />);
  await person.keyboard('{Control>}2{/Control}');
  expect(screen.queryByRole('button', { pressed: true })).toBeNull();
  await person.keyboard('2');
  expect(screen.getByRole('button', { pressed: true }).textContent).toContain('4');
});

/** As the server would answer: it was missed, and may be mended. */
const Missed = ({
  turn: asked,
  feedback: said = missed,
}: {
  readonly turn: PracticeTurn;
  readonly feedback?: PracticeTurn['feedback'];
}) => {
  const [feedback, setFeedback] = useState<PracticeTurn['feedback']>(null);
  return <QuestionTurn {...ways} practice={practice} turn={{ ...asked, feedback }} onAnswer={() => setFeedback(said)} />;
};

test('what was typed and missed is mended, not written anew', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const typed: PracticeTurn = { ...turn, question: { type: 'typed', question: 'Solve 3x = 12.', keys: 'expression' } };
  const { person } = show(<Missed turn={typed} />);
  await person.type(screen.getByRole('textbox'), 'x = 36');
  await person.click(screen.getByRole('button', { name: 'Check' }));
  await person.click(screen.getByRole('button', { name: 'Try once more' }));
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('x = 36');
});

test('a question that is opened again after its answer keeps its number', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const closed = { ...turn, feedback: { ...missed, closed: true } };
  show(<QuestionTurn {...ways} practice={{ ...practice, done: 5 }} turn={closed} />);
  expect(screen.getByRole('heading').textContent).toMatch(/^Question 5: /);
});

test('a question that comes between does not take the next one’s number', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(<QuestionTurn {...ways} practice={practice} turn={{ ...turn, kind: 'similar' }} />);
  expect(screen.getByRole('heading').textContent).toMatch(/^Extra question: /);
});

test('after two misses one is done together: Pip says so, and its first step stands open', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const help = [{ step: 'first-step' as const, lines: ['Count on from 8.'] }];
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  show(
    <Stage name="playful">
      <QuestionTurn {...ways} practice={practice} turn={{ ...turn, kind: 'easier', help }} />
    </Stage>,
  );
  expect(screen.getByText('Let’s do one together').querySelector('svg')).toBeTruthy();
  expect(screen.getByText('Count on from 8.')).toBeTruthy();
  // The question is read before its help.
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
  expect(screen.getByRole('heading').textContent).toMatch(/^Extra question: /);
});

/** Tells its height at once, as a browser does in the next frame. */
class MeasuredAtOnce implements ResizeObserver {
  readonly #tell: ResizeObserverCallback;
  constructor(tell: ResizeObserverCallback) {
    this.#tell = tell;
  }
  observe = () => this.#tell([], this);
  unobserve = nothing;
  disconnect = nothing;
}

test('the sheet leaves what was chosen and what was right in sight above it, the right one last', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  vi.stubGlobal('ResizeObserver', MeasuredAtOnce);
  const shown: (string | null)[] = [];
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function shows(this: Element) {
    shown.push(this.textContent);
  });
  const { person } = show(<Missed turn={turn} feedback={{ ...missed, closed: true, rightAnswer: '4' }} />);
  const foot = screen.getByRole('button', { name: 'Check' }).closest<HTMLElement>('[data-study-foot]');
  foot?.style.setProperty('position', 'sticky');
  await person.keyboard('3');
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(shown.map((words) => words?.at(1))).toEqual(['4', '6', '4']);
  scrolled.mockRestore();
});

test('who checks without an answer is asked for one, and no more once they were shown it', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { person } = show(<Missed turn={turn} />);
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect(screen.getByRole('alert')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'I have not done this yet' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('where nothing says what went wrong, how to begin stands open', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { rerender } = render(<FeedbackPanel feedback={{ ...missed, steps: ['Count on from 2.'] }} inOrder={false} />);
  expect(screen.getByRole('group').hasAttribute('open')).toBe(true);
  rerender(<FeedbackPanel feedback={{ ...missed, note: 'One too many.', steps: ['Count on from 2.'] }} inOrder={false} />);
  expect(screen.getByRole('group').hasAttribute('open')).toBe(false);
});

test('an answer of several things is a list, and an order is numbered', () => {
  const closed = { ...missed, closed: true, rightAnswer: 'solid: sand; gas: air', rightLines: ['solid: sand', 'gas: air'] };
  const { rerender } = render(<FeedbackPanel feedback={closed} inOrder={false} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['solid: sand', 'gas: air']);
  expect(screen.getByRole('list').tagName).toBe('UL');
  rerender(<FeedbackPanel feedback={closed} inOrder />);
  expect(screen.getByRole('list').tagName).toBe('OL');
});

/** The answer is on its way until it is let go. */
const Slow = ({ over }: { readonly over: Promise<void> }) => {
  const [busy, setBusy] = useState(false);
  const [feedback, setFeedback] = useState<PracticeTurn['feedback']>(null);
  const send = async () => {
    setBusy(true);
    await over;
    setFeedback(missed);
    setBusy(false);
  };
  return <QuestionTurn {...ways} busy={busy} practice={practice} turn={{ ...turn, feedback }} onAnswer={() => void send()} />;
};

test('the focus, which a browser takes from a button that is switched off, is on the way on once the answer is judged', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const over = Promise.withResolvers<void>();
  const { person } = show(<Slow over={over.promise} />);
  await person.keyboard('2');
  screen.getByRole('button', { name: 'Check' }).focus();
  await person.keyboard('{Enter}');
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  over.resolve();
  const again = await screen.findByRole('button', { name: 'Try once more' });
  await waitFor(() => expect(document.activeElement).toBe(again));
});

const mark = (text: string) => ({ kind: 'label' as const, at: [10, 10] as const, text });

test('the picture of a question has its answer in it once that is known', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const figure = { width: 100, height: 50, marks: [mark('8'), mark('?')], words: 'A whole and its parts, one to be found.' };
  const completed = { ...figure, marks: [mark('8'), mark('2')], words: 'A whole and its parts, 8 and 2.' };
  const asked: PracticeTurn = { ...turn, question: { type: 'typed', question: 'Which part?', keys: 'digits', figure } };
  const right = { ...missed, verdict: 'right' as const, say: 'Yes! 8 + 2 = 10.', closed: true, completed };
  const Answered = () => {
    const [feedback, setFeedback] = useState<PracticeTurn['feedback']>(null);
    return <QuestionTurn {...ways} practice={practice} turn={{ ...asked, feedback }} onAnswer={() => setFeedback(right)} />;
  };
  const { person } = show(<Answered />);
  expect(await screen.findByRole('img', { name: figure.words })).toBeTruthy();
  await person.type(screen.getByRole('textbox'), '2');
  await person.click(screen.getByRole('button', { name: 'Check' }));
  expect((await screen.findByRole('img', { name: completed.words })).textContent).toBe('82');
  expect(screen.getByRole('region', { name: 'What it was' }).textContent).toContain('Yes! 8 + 2 = 10.');
});

const options = ['3', '4'];
const domino = { width: 100, height: 50, marks: [], words: 'A domino.' };
test.each([
  ['a short question without a picture', true, { type: 'multiple_choice', question: 'Which one is a sentence?', options }],
  ['one with a picture', false, { type: 'multiple_choice', question: 'How many dots?', options, figure: domino }],
  ['a long one', false, { type: 'multiple_choice', question: 'word '.repeat(30), options }],
] as const)('the words grow where they have the room: %s', (_, large, question) => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(<QuestionTurn {...ways} practice={practice} turn={{ ...turn, question: { ...question, options: [...question.options] } }} />);
  expect(document.querySelector('[data-alone]') !== null).toBe(large);
});

const hertzOf = (sound: keyof typeof notes) => notes[sound].map(({ hertz }) => hertz);

test('a press on an answer is heard', async () => {
  deviceThatPlays({ lessMotion: false });
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { person } = show(
    <Stage name="playful">
      <QuestionTurn {...ways} practice={practice} turn={turn} />
    </Stage>,
  );
  await person.keyboard('2');
  await waitFor(() => expect(sounded).toEqual(hertzOf('tap')));
});

test('no letter that is typed is heard', async () => {
  deviceThatPlays({ lessMotion: false });
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const typed: PracticeTurn = { ...turn, question: { type: 'typed', question: 'Solve 3x = 12.', keys: 'expression' } };
  const { person } = show(
    <Stage name="playful">
      <QuestionTurn {...ways} practice={practice} turn={typed} />
    </Stage>,
  );
  await person.type(screen.getByRole('textbox'), 'x = 4');
  // What the letters had begun would stand before it.
  await playSound('done', 'playful');
  expect(sounded).toEqual(hertzOf('done'));
});

const explained: NonNullable<PracticeTurn['feedback']> = {
  ...missed,
  closed: true,
  note: 'The other 3 was left out.',
  steps: ['Take 3 from both sides.'],
  mistake: {
    own: [{ text: '8', breaks: true }],
    note: 'The other 3 was left out.',
    belief: 'What is done on one side stays there.',
    correction: 'Both sides change together.',
    steps: ['Take 3 from both sides.'],
  },
};

test('a mistake is explained where the pupil asks for it: own answer, where it breaks, and how it goes', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const { person } = show(<FeedbackPanel feedback={explained} inOrder={false} />);
  const button = screen.getByRole('button', { name: 'Explain my mistake', expanded: false });
  button.focus();
  await person.keyboard('{Enter}');
  expect(screen.getByRole('button', { name: 'Explain my mistake', expanded: true })).toBe(document.activeElement);
  const place = screen.getByRole('region', { name: 'My mistake explained' });
  for (const words of [
    'Your answer',
    '8',
    'Take 3 from both sides.',
    'What is done on one side stays there',
    'Both sides change together.',
  ])
    expect(place.textContent).toContain(words);
  // Said once: the panel's own note and steps give way.
  expect(screen.getAllByText('The other 3 was left out.')).toHaveLength(1);
  expect(screen.getAllByText('Take 3 from both sides.')).toHaveLength(1);
  await person.keyboard('{Enter}');
  expect(screen.queryByRole('region', { name: 'My mistake explained' })).toBeNull();
});

test('the sum that led to a wrong number is shown, beside how it goes', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const steps = ['One part: 40 ÷ 8 = 5'];
  const mistake = { own: [{ text: '32', breaks: true }], sum: '40 − 8 = 32', note: 'Divide instead.', belief: '', correction: '', steps };
  const { person } = show(<FeedbackPanel feedback={{ ...missed, note: 'Divide instead.', mistake }} inOrder={false} />);
  await person.click(screen.getByRole('button', { name: 'Explain my mistake' }));
  const { textContent } = screen.getByRole('region', { name: 'My mistake explained' });
  for (const words of ['Perhaps you did this: 40 − 8 = 32', 'One part: 40 ÷ 8 = 5']) expect(textContent).toContain(words);
});

test('of a sentence the word at which it breaks is marked, for a screen reader too', async () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const own = ['We', 'was', 'late.'].map((text) => ({ text, breaks: text === 'was' }));
  const mistake = { own, note: 'Look at the subject.', belief: '', correction: '', steps: [] };
  const { person } = show(<FeedbackPanel feedback={{ ...missed, mistake }} inOrder={false} inLine />);
  await person.click(screen.getByRole('button', { name: 'Explain my mistake' }));
  expect(screen.getByText('was').closest('mark')?.textContent).toBe('was (it goes wrong here)');
});

test('where an explanation would say the same once more, it is not offered', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const steps = ['Put 11 in the first box.'];
  const mistake = { own: [{ text: '11 − 4', breaks: true }], note: 'This takes away.', belief: '', correction: '', steps };
  show(<FeedbackPanel feedback={{ ...missed, note: 'This takes away.', steps, mistake }} inOrder={false} />);
  expect(screen.queryByRole('button', { name: 'Explain my mistake' })).toBeNull();
});

test('where nothing more is known, and after a right answer, nothing is offered', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(<FeedbackPanel feedback={missed} inOrder={false} />);
  expect(screen.queryByRole('button', { name: 'Explain my mistake' })).toBeNull();
});

test('who begins to read has one sentence on a mistake, and Help me for the rest', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  show(
    <ReadsAloud value={true}>
      <FeedbackPanel feedback={{ ...explained, closed: false }} inOrder={false} />
    </ReadsAloud>,
  );
  expect(screen.getByText('The other 3 was left out.')).toBeTruthy();
  expect(screen.queryByText('How to begin')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Explain my mistake' })).toBeNull();
});

test('an answer that is marked on its tile is not said once more beside its reason', () => {
  answer('GET /api/simple-auth/profile', profileOf(aPupil()));
  const closed = { ...missed, closed: true, rightAnswer: '5', explanation: 'Take 3 from 8.' };
  show(
    <>
      <FeedbackPanel feedback={closed} inOrder={false} onTile />
      <FeedbackPanel feedback={{ ...closed, explanation: '', rightAnswer: '6' }} inOrder={false} onTile />
    </>,
  );
  expect(screen.getByText('Take 3 from 8.')).toBeTruthy();
  expect(screen.getByText(/^The answer:/).textContent).toContain('6');
});
