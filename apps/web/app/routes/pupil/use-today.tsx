import type { User } from '@hedgerow/contracts/accounts';
import type { TodayStep } from '@hedgerow/contracts/today';
import { londonDate } from '@hedgerow/domain/calendar-dates';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { todayQuery } from '../../features/today/api.ts';
import { TodayPanel } from '../../features/today/today-panel.tsx';
import { nextStep, stepName } from '../../features/today/today-words.ts';
import { announce } from '../../ui/announce.tsx';
import type { Overlay } from './overlay.ts';

/** The day of this pupil: its panel, what comes next, and how that begins. Nothing where the plan has no day. */
export const useToday = (user: User, now: Date, open: (overlay: Overlay) => void) => {
  const client = useQueryClient();
  const [starting, setStarting] = useState<string>();
  const hasDay = planAllows(user.subscriptionPlan, 'today_recommendations');
  const { data, isPending } = useQuery({ ...todayQuery, enabled: hasDay });
  // A page that stays open over midnight reads the new day.
  const [read, day] = [data?.date, londonDate(now)];
  useEffect(() => {
    if (read !== undefined && read !== day) void client.invalidateQueries(todayQuery);
  }, [read, day, client]);
  const begin = async ({ id, start }: TodayStep) => {
    if (starting !== undefined) return;
    setStarting(id);
    announce('Starting...');
    const { beginStep } = await import('./begin-step.ts');
    const overlay = await beginStep(client, start);
    setStarting(undefined);
    if (overlay) open(overlay);
  };
  // A parent who looks through the child's eyes reads the day and begins nothing.
  const looks = user.viewedByParent;
  const panel = hasDay && (
    <TodayPanel
      starting={starting}
      onStart={looks ? undefined : (step) => void begin(step)}
      onPractise={!looks && planAllows(user.subscriptionPlan, 'practice') ? () => open({ kind: 'daily-quiz' }) : undefined}
    />
  );
  const next = data && nextStep(data);
  /** For the one button of a dashboard. */
  const begins = next === undefined || looks ? undefined : { words: stepName(next), begin: () => void begin(next) };
  return { panel, begins, isPending: hasDay && isPending };
};
