import type { User } from '@hedgerow/contracts/accounts';
import type { TodayStep } from '@hedgerow/contracts/today';
import { isToDo } from '@hedgerow/domain/assignments';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { myWorkQuery } from '../../features/assignments/api.ts';
import { SetForYouPart } from '../../features/assignments/set-for-you-part.tsx';
import { todayQuery } from '../../features/today/api.ts';
import { TodayPanel } from '../../features/today/today-panel.tsx';
import { isAllDone, isBegun, leftToFinish, nextStep, overWords, stepName } from '../../features/today/today-words.ts';
import { announce } from '../../ui/announce.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { showToast } from '../../ui/toast.ts';
import type * as beginning from './begin-step.ts';
import type { Overlay } from './overlay.ts';

const NotesFromHome = lazy(() => import('../../features/notes/notes-from-home.tsx').then(({ NotesFromHome: it }) => ({ default: it })));

/** Marks what is being done while it is. Its code comes when it is first needed, and does not come without a line. */
const during = async (
  mark: (id: string | undefined) => void,
  id: string,
  work: (ways: typeof beginning) => Promise<void>,
): Promise<void> => {
  mark(id);
  try {
    await work(await import('./begin-step.ts'));
  } catch {
    showToast({ kind: 'error', title: 'This did not load', message: 'Check your internet and try again.' });
  } finally {
    mark(undefined);
  }
};

/** The day of this pupil: its panel, what comes next and how that begins, and other set work. No day where the plan has none. */
export const useToday = (user: User, now: Date, open: (overlay: Overlay) => void) => {
  const client = useQueryClient();
  const [starting, setStarting] = useState<string>();
  const [finishing, setFinishing] = useState<string>();
  const hasDay = planAllows(user.subscriptionPlan, 'today_recommendations');
  const { data, isPending, isError } = useQuery({ ...todayQuery, enabled: hasDay });
  const mine = useQuery(myWorkQuery);
  // A page that stays open over midnight reads the new day.
  const [read, day] = [data?.date, londonDate(now)];
  useEffect(() => {
    if (read !== undefined && read !== day) void client.invalidateQueries(todayQuery);
  }, [read, day, client]);
  const begin = async ({ id, start }: Pick<TodayStep, 'id' | 'start'>) => {
    if (starting !== undefined) return;
    announce('Starting...');
    await during(setStarting, id, async ({ beginStep }) => {
      const overlay = await beginStep(client, start);
      if (overlay) open(overlay);
    });
  };
  // A learning platform of the school's opened the page for one piece of set work: it begins, once.
  const [search, setSearch] = useSearchParams();
  const named = search.get('work');
  const beginNamed = useEffectEvent((assignmentId: string) => {
    setSearch({}, { replace: true, preventScrollReset: true });
    if (!user.viewedByParent) void begin({ id: assignmentId, start: { with: 'assignment', assignmentId } });
  });
  useEffect(() => {
    if (named !== null) beginNamed(named);
  }, [named]);
  const finish = async (work: Pick<TodayStep, 'id' | 'title'>) => {
    if (finishing === undefined) await during(setFinishing, work.id, ({ finishReading }) => finishReading(client, work));
  };
  // A parent who looks through the child's eyes reads the day and begins nothing.
  const looks = user.viewedByParent;
  const ways = { starting, finishing, onFinish: looks ? undefined : (work: Pick<TodayStep, 'id' | 'title'>) => void finish(work) };
  const next = data && nextStep(data);
  const unfinished = data && leftToFinish(data);
  /** For the one button of a dashboard. */
  const begins = looks
    ? undefined
    : next !== undefined
      ? { words: stepName(next), subject: next.subject, isBegun: isBegun(next), begin: () => void begin(next) }
      : unfinished && {
          words: unfinished.title,
          subject: unfinished.subject,
          isBegun: true,
          begin: () => open({ kind: 'resume', assessmentId: unfinished.id }),
        };
  /** For a younger pupil's path. */
  const path = {
    ways: { ...ways, onStart: looks ? undefined : (step: TodayStep) => void begin(step) },
    offers: data?.offersCheckIn === true && !looks,
    done: data !== undefined && isAllDone(data),
  };
  /** Another quiz would be refused. */
  const over = overWords(data);
  // Older pupils have one list, so what was set and is due later goes on from the day's steps.
  const isOneList = hasDay && user.phase === 'secondary';
  const others = (
    <SetForYouPart
      goesOn={isOneList}
      {...ways}
      over={over}
      isBeside={begins !== undefined}
      // A day that cannot be read holds nothing: all that is set stands outside it.
      inToday={hasDay && !isError ? data?.steps.map(({ id }) => id) : []}
      onStart={looks ? undefined : (id) => void begin({ id, start: { with: 'assignment', assignmentId: id } })}
    />
  );
  const panel = hasDay && (
    <TodayPanel
      {...ways}
      onStart={looks ? undefined : (step) => void begin(step)}
      onGoOn={looks ? undefined : (assessmentId) => open({ kind: 'resume', assessmentId })}
      onCheckIn={looks ? undefined : () => open({ kind: 'practice', wish: { from: 'check-in' } })}
    >
      {isOneList && others}
    </TodayPanel>
  );
  /** From somebody at home; above everything, because it is short and gone once it is read. */
  const notes = (
    <PartBoundary instead={null}>
      <Suspense>
        <NotesFromHome looks={looks} />
      </Suspense>
    </PartBoundary>
  );
  /** A quiz on it was set, and stands on the page by that name. */
  const isSet = (subject: string, topic: string): boolean =>
    mine.data?.some(
      (work) =>
        isToDo(work.state) && work.kind === 'assessment' && work.subject === subject && work.topic.toLowerCase() === topic.toLowerCase(),
    ) === true;
  return {
    panel,
    path,
    begins,
    notes,
    setWork: isOneList ? null : others,
    isSet,
    over,
    isPending: (hasDay && isPending) || mine.isPending,
  };
};
