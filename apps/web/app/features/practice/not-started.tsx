import { endOfDay } from '@hedgerow/domain/daily-limit';
import { messageOf } from '../../lib/api-error.ts';
import { useParentLooks } from '../../lib/pupil.ts';
import { hasInstead, refusalOf } from '../../lib/refusal.ts';
import { isOffline } from '../../lib/unless-offline.ts';
import { PathScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/failed.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { AskedElsewhere } from '../../ui/topics-instead.tsx';

type Props = {
  readonly error: unknown;
  readonly onTopic: (topic: string, within?: string) => void;
  readonly onAgain: () => void;
};

/** Why no practice began, and the way on: near topics, tomorrow, or which plan has it. */
export const NotStarted = ({ error, onTopic, onAgain }: Props) => {
  const looks = useParentLooks();
  const refusal = refusalOf(error);
  const { upgrade, dayOver, feature, plan } = refusal;
  if (looks && !upgrade)
    return (
      <EmptyState scene={<PathScene />} title="You are viewing as a parent" order={3}>
        {messageOf(error, 'Your child can practise when they sign in.')}
      </EmptyState>
    );
  if (dayOver || (upgrade && feature === 'unlimited_quizzes'))
    return (
      <EmptyState scene={<SleepingScene />} title="That is all for today" order={3}>
        {dayOver ? endOfDay.words : messageOf(error, '')}
      </EmptyState>
    );
  if (upgrade)
    return (
      <PupilLock name="Practice" plan={plan}>
        Questions on any topic, with each answer straight away.
      </PupilLock>
    );
  const why = messageOf(error, 'Please try again.');
  if (hasInstead(refusal)) return <AskedElsewhere why={why} refusal={refusal} onPick={onTopic} />;
  return (
    <Failed error={error} words={`Failed to start practice: ${why}`}>
      <Button kind="quiet" onClick={onAgain}>
        Try Again
      </Button>
    </Failed>
  );
};

/** Another topic would not help. */
export const useNoTopicHelps = (): ((error: unknown) => boolean) => {
  const looks = useParentLooks();
  return (error) => {
    const { upgrade, dayOver } = refusalOf(error);
    return looks || upgrade || dayOver || isOffline(error);
  };
};
