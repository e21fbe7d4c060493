import { planAllows } from '@hedgerow/domain/plans';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { todayQuery } from '../../features/today/api.ts';
import { nextStep } from '../../features/today/today-words.ts';
import { useDayOver } from '../../lib/day-over.ts';
import { useParentLooks, usePupil } from '../../lib/pupil.ts';
import { showToast } from '../../ui/toast.ts';
import type { NextWork } from '../../ui/work-end.tsx';
import type { Overlay } from './overlay.ts';

/**
 * What comes after a piece of work: the next step of the day, as the server has just planned it, so that it never leads to a refusal.
 * None where the day is done, its minutes are used, or nothing can be asked: then the way leads back to the day.
 */
export const useNextWork = (open: (overlay: Overlay) => void): NextWork | undefined => {
  const client = useQueryClient();
  const { plan } = usePupil();
  const looks = useParentLooks();
  const dayOver = useDayOver();
  const [starting, setStarting] = useState(false);
  const hasDay = planAllows(plan, 'today_recommendations');
  const { data, isFetching, isError } = useQuery({ ...todayQuery, enabled: hasDay });
  const step = data && nextStep(data);
  if (!hasDay || looks || dayOver || isError || step === undefined || !navigator.onLine) return undefined;
  const go = async () => {
    setStarting(true);
    try {
      const { beginStep } = await import('./begin-step.ts');
      const overlay = await beginStep(client, step.start);
      if (overlay) open(overlay);
    } catch {
      showToast({ kind: 'error', title: 'This did not load', message: 'Check your internet and try again.' });
    } finally {
      setStarting(false);
    }
  };
  return { words: `Next: ${step.title}`, go: () => void go(), busy: isFetching || starting };
};
