import { IconRefresh } from '@tabler/icons-react';
import type { GenerateAssessmentBody } from '@hedgerow/contracts/assessments';
import { planName } from '@hedgerow/domain/plans';
import { messageOf } from '../../lib/api-error.ts';
import { usePupil } from '../../lib/pupil.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { SleepingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failed } from '../../ui/failed.tsx';
import { PupilLock } from '../../ui/pupil-lock.tsx';
import { TopicChips } from '../../ui/topic-field.tsx';
import { failedTo } from './words.ts';

type Props = {
  readonly error: unknown;
  readonly request: GenerateAssessmentBody;
  readonly onAsk: (request: GenerateAssessmentBody) => void;
};

/** Why no assessment could be made, and the way on: near topics, tomorrow, or which plan has it. */
export const Refused = ({ error, request, onAsk }: Props) => {
  const { plan } = usePupil();
  const refusal = refusalOf(error);
  if (refusal.upgrade && refusal.feature === 'unlimited_quizzes')
    return (
      <EmptyState scene={<SleepingScene />} title="That is all for today" order={3}>
        {messageOf(error, '')}
      </EmptyState>
    );
  if (refusal.upgrade)
    return (
      <PupilLock name="Practice assessments" plan={plan === 'primary_explorer' ? planName('primary_scholar') : refusal.plan}>
        Questions on any topic, with every answer explained step by step.
      </PupilLock>
    );
  return (
    <Failed error={error} words={failedTo('generate', error)}>
      {refusal.nearest.length > 0 ? (
        <TopicChips lead="Near it:" topics={refusal.nearest} onPick={(topic) => onAsk({ ...request, topic })} />
      ) : (
        <Button kind="quiet" icon={<IconRefresh size={18} aria-hidden />} onClick={() => onAsk(request)}>
          Try again
        </Button>
      )}
    </Failed>
  );
};
