import type { Practice } from '@hedgerow/contracts/practice';
import type { PracticeQuestion } from '@hedgerow/curriculum/question';
import { rightGiven } from '@hedgerow/teaching/practice/given-answer';
import type { TestApp } from './test-app.ts';
import type { TestPupil } from './people.ts';

export const startPractice = (pupil: TestPupil, wish: object = {}) =>
  pupil.post('/api/practice/start', { from: 'topic', subject: 'maths', topic: 'fractions', numQuestions: 6, ...wish });
export const begunPractice = async (pupil: TestPupil, wish: object = {}): Promise<Practice> => {
  const answer = await startPractice(pupil, wish);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Practice>();
};

type Turn = { readonly question: PracticeQuestion; readonly kind: string; readonly slot: number; readonly tries: readonly unknown[] };
const next = async (pupil: TestPupil, { id }: Practice): Promise<Practice> =>
  (await pupil.post(`/api/practice/${id}/next`, {})).json<Practice>();

/** A pupil at work in a house: answers as they would come, with time in between. */
export const practising = (testApp: () => Pick<TestApp, 'clock' | 'database'>) => {
  const pass = (ms: number): void => {
    testApp().clock.now = new Date(testApp().clock.now.getTime() + ms);
  };
  const turnsOf = async (id: string): Promise<Turn[]> => {
    const { rows } = await testApp().database.pool.query<{ turns: Turn[] }>('select turns from practice_session where id = $1', [id]);
    return rows[0]?.turns ?? [];
  };
  const rightOf = async (id: string) => {
    const question = (await turnsOf(id)).at(-1)?.question;
    if (question === undefined) throw new Error('no question is open');
    return question.type === 'typed' ? question.answer.replaceAll('$', '') : rightGiven(question);
  };
  const wrongOf = async (id: string) => {
    const question = (await turnsOf(id)).at(-1)?.question;
    if (question === undefined) throw new Error('no question is open');
    switch (question.type) {
      case 'multiple_choice':
        return (question.correctAnswer + 1) % question.options.length;
      case 'typed':
        return question.slips[0]?.text.replaceAll('$', '') ?? '12345';
      case 'dictation':
        return question.slips[0]?.text ?? '';
      case 'correct':
        return question.sentence;
      case 'parts':
        return question.parts.map(() => '12345').join('|');
      case 'several':
        return question.options.flatMap((_, at) => (question.correctAnswers.includes(at) ? [] : [at]));
      case 'order':
        return question.rightOrder.toReversed();
      case 'match':
        return question.partners.toReversed();
      case 'on_figure':
        if (question.task.kind === 'region')
          return [Array.from({ length: 32 }, (_, part) => part).find((part) => !question.right.includes(part))];
        if (question.cells !== undefined) return question.cells.map(() => '999').join('|');
        return question.task.kind === 'shade'
          ? [...question.right, question.right.length]
          : question.right.map((place) => (place === 0 ? 1 : 0));
      case 'sort':
        return question.places.map((place) => (place === 0 ? 1 : 0));
    }
  };
  const give = async (pupil: TestPupil, { id, turn }: Practice, given: unknown, thought = 8000): Promise<Practice> => {
    pass(thought);
    return (await pupil.post(`/api/practice/${id}/answer`, { turn: turn?.number, given })).json<Practice>();
  };
  const missThis = async (pupil: TestPupil, practice: Practice): Promise<Practice> => {
    const first = await give(pupil, practice, await wrongOf(practice.id));
    return first.turn?.feedback?.closed === true ? first : give(pupil, first, null);
  };
  /** To its end: the slots named are missed at first, everything else is right. */
  const play = async (pupil: TestPupil, practice: Practice, missed: readonly number[], thought = 8000): Promise<Practice> => {
    let now = practice;
    for (let turns = 0; turns < 60 && now.result === null; turns += 1) {
      const last = (await turnsOf(now.id)).at(-1);
      const misses = last?.kind === 'planned' && missed.includes(last.slot);
      now = misses ? await missThis(pupil, now) : await give(pupil, now, await rightOf(now.id), thought);
      now = await next(pupil, now);
    }
    return now;
  };
  return { turnsOf, rightOf, wrongOf, give, next, play };
};
