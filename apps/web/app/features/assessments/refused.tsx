import { IconRefresh } from '@tabler/icons-react';
import type { GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { endOfDay } from '@hedgerow/domain/daily-limit';
import { messageOf } from '../../lib/api-error.ts';
import { useParentLooks } from '../../lib/pupil.ts';
import { hasInstead, refusalOf } from '../../lib/refusal.ts';
import { PathScene, SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/failed.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { AskedElsewhere, TopicsInstead } from '../../ui/topics-instead.tsx';
import { failedTo } from './words.ts';

type Props = {
  readonly error: unknown;
  readonly request: GenerateAssessmentBody;
  readonly onAsk: (request: GenerateAssessmentBody) => void;
};

/** Why no assessment could be made, and the way on: near topics, tomorrow, or which plan has it. */
export const Refused = ({ error, request, onAsk }: Props) => {
  const looks = useParentLooks();
  const refusal = refusalOf(error);
  if (looks && !refusal.upgrade)
    return (
      <EmptyState scene={<PathScene />} title="You are viewing as a parent" order={3}>
        {messageOf(error, 'Your child can start quizzes when they sign in.')}
      </EmptyState>
    );
  if (refusal.dayOver || (refusal.upgrade && refusal.feature === 'unlimited_quizzes'))
    return (
      <EmptyState scene={<SleepingScene />} title="That is all for today" order={3}>
        {refusal.dayOver ? endOfDay.words : messageOf(error, '')}
      </EmptyState>
    );
  if (refusal.upgrade)
    return (
      <PupilLock name="Practice assessments" plan={refusal.plan}>
        Questions on any topic, with every answer explained step by step.
      </PupilLock>
    );
  const onPick = (topic: string, within = request.subject) => onAsk({ ...request, topic, subject: within });
  if (refusal.elsewhere !== undefined) return <AskedElsewhere why={messageOf(error, '')} refusal={refusal} onPick={onPick} />;
  return (
    <Failed error={error} words={failedTo('generate', error)}>
      {hasInstead(refusal) ? (
        <TopicsInstead refusal={refusal} onPick={onPick} />
      ) : (
        <Button kind="quiet" icon={<IconRefresh size={18} aria-hidden />} onClick={() => onAsk(request)}>
          Try Again
        </Button>
      )}
    </Failed>
  );
};
