import type { Child } from '@hedgerow/contracts/families';
import { leastDailyMinutes, mostDailyMinutes } from '@hedgerow/domain/daily-limit';
import { NativeSelect } from '@mantine/core';
import { messageOf } from '../../lib/api-error.ts';
import { announce } from '../../ui/announce.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.ts';
import { useSwitchChild } from './api.ts';

const stepMinutes = 15;
const none = 'none';
const steps = Array.from(
  { length: (mostDailyMinutes - leastDailyMinutes) / stepMinutes + 1 },
  (_, at) => leastDailyMinutes + at * stepMinutes,
);

/** A limit that is no step of the list, set by a call, is shown as well. */
const choicesWith = (limit: number | null) => [
  { value: none, label: 'No limit' },
  ...[...new Set(limit === null ? steps : [...steps, limit])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: `${minutes} minutes` })),
];

/** How long a child learns here on one day. The server counts and keeps it. */
export const DailyLimit = ({ child }: { readonly child: Pick<Child, 'id' | 'firstName' | 'dailyLimit'> }) => {
  const { mutate, isPending, variables } = useSwitchChild(child.id);
  const limit = isPending && variables.dailyLimit !== undefined ? variables.dailyLimit : child.dailyLimit;
  const choose = (value: string) => {
    if (isPending) return;
    mutate(
      { dailyLimit: value === none ? null : Number(value) },
      {
        onSuccess: () => announce(`Daily limit for ${child.firstName}: ${value === none ? 'none' : `${value} minutes`}. Saved.`),
        onError: (error) =>
          showToast({ kind: 'error', title: 'Nothing was changed', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  };
  return (
    <Panel title="Daily limit">
      <NativeSelect
        label="Minutes a day"
        description={`When the time is up, ${child.firstName} can finish what is open, but can't start anything new until tomorrow. Only active minutes count.`}
        data={choicesWith(limit)}
        value={limit === null ? none : String(limit)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
    </Panel>
  );
};
