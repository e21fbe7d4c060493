import type { User } from '@hedgerow/contracts/accounts';
import { type ActionName, Actions, LockedActions } from '../../features/dashboard/actions.tsx';
import { SecondaryHeader } from '../../features/dashboard/secondary-header.tsx';
import { TodayLayout } from '../../features/dashboard/today-layout.tsx';
import { FirstView } from '../../ui/first-view.tsx';
import type { Overlay } from './overlay.ts';
import { type FrameParts, PupilFrame } from './pupil-frame.tsx';

const overlayOf: Readonly<Record<ActionName, Overlay>> = {
  upload: { kind: 'upload' },
  guide: { kind: 'make-guide' },
  practice: { kind: 'practise' },
};

const Day = ({ user, now, open, day }: FrameParts) => {
  const plan = user.subscriptionPlan;
  return (
    <TodayLayout header={<SecondaryHeader user={user} now={now} />}>
      <FirstView waiting={day.isPending}>
        {day.notes}
        {day.panel}
        {day.setWork}
        <Actions plan={plan} onStart={(name) => open(overlayOf[name])} />
        <LockedActions plan={plan} />
      </FirstView>
    </TodayLayout>
  );
};

/** Today from Year 7: what the day holds, what was set, and three ways to begin something of one's own. */
export const SecondaryHome = ({ user }: { readonly user: User }) => (
  <PupilFrame user={user} reached="/student/progress#achievements">
    {(parts) => <Day {...parts} />}
  </PupilFrame>
);
