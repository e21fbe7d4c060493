import type { Parent, Pupil } from '@hedgerow/domain/access';
import { addDays, londonDate } from '@hedgerow/domain/calendar-dates';
import { mulberry32 } from '@hedgerow/teaching/generators/random';
import { type LearningNeeds, composeLearning } from '#compose-learning.ts';
import type { DemoChild } from './demo-people.ts';
import { practiseLike } from './demo-practice.ts';

const day = 86_400_000;

/** What their parent set: one piece that was done three days ago, in time, and one that waits. */
export const setDemoWork = async (needs: LearningNeeds, parent: Parent, pupil: Pupil, child: DemoChild, today: Date): Promise<void> => {
  const draw = mulberry32(child.year * 104_729);
  const clock = { now: new Date(today.getTime() - 5 * day) };
  const learning = composeLearning({ ...needs, now: () => clock.now, newSeed: () => Math.floor(draw() * 2 ** 31) });
  const setter = { ...parent, childIds: [pupil.userId] };
  const set = async (index: number, description: string, dueIn: number): Promise<string | undefined> => {
    const [subject, topic] = child.topics[index % child.topics.length] ?? ['Maths', 'fractions'];
    const dueDate = addDays(londonDate(clock.now), dueIn);
    const wish = { childIds: [pupil.userId], title: `Practise ${topic}`, subject, topic, description, dueDate, numQuestions: 6 };
    const [made] = await learning.assignments.setWork(setter, { ...wish, kind: 'assessment', samePaper: false });
    return made?.id;
  };

  const done = await set(0, 'Before the test on Thursday.', 4);
  clock.now = new Date(today.getTime() - 3 * day);
  if (done !== undefined) {
    const { id } = await learning.doingWork.start(pupil, done);
    const pass = (ms: number): void => {
      clock.now = new Date(clock.now.getTime() + ms);
    };
    await practiseLike({ db: needs.db, practice: learning.practice, share: 0.85, draw, pass }, pupil, id);
  }
  clock.now = today;
  // Something else than what their school set in the same days.
  await set(3, 'Ten minutes is enough.', 3);
};
