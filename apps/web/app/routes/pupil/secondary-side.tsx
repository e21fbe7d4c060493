import type { User } from '@hedgerow/contracts/accounts';
import { planAllows } from '@hedgerow/domain/plans';
import { useQuery } from '@tanstack/react-query';
import { assessmentsQuery } from '../../features/assessments/api.ts';
import { Figures } from '../../features/dashboard/figures.tsx';
import { Loaded } from '../../features/dashboard/loaded.tsx';
import { type NextStep, nextSteps } from '../../features/dashboard/next-steps.ts';
import { NextStepsCard } from '../../features/dashboard/next-steps-card.tsx';
import { filesQuery } from '../../features/files/api.ts';
import { todaysCardsQuery } from '../../features/flashcards/api.ts';
import { statsQuery } from '../../features/progress/api.ts';
import { Goals } from '../../features/progress/goals.tsx';
import { averageMessage, averageWords, dailyPointsWords, streakFigures } from '../../features/progress/kind-words.ts';
import { Panel } from '../../ui/panel.tsx';
import type { Overlay } from './overlay.ts';

const stepOverlay = (step: NextStep): Overlay => {
  switch (step.kind) {
    case 'resume':
      return { kind: 'resume', assessmentId: step.id };
    case 'check':
      return { kind: 'file', fileId: step.id };
    case 'cards':
      return { kind: 'cards' };
    case 'upload':
      return { kind: 'upload' };
    case 'practise':
      return { kind: 'practise' };
  }
};

type Props = { readonly user: User; readonly open: (overlay: Overlay) => void };

/** A secondary pupil's figures, goals and next steps: beside the day on a wide screen, below it on a telephone. */
export const SecondarySide = ({ user, open }: Props) => {
  const plan = user.subscriptionPlan;
  const has = (feature: Parameters<typeof planAllows>[1]) => planAllows(plan, feature);
  const stats = useQuery(statsQuery);
  const files = useQuery(filesQuery);
  const assessments = useQuery(assessmentsQuery);
  const cards = useQuery({ ...todaysCardsQuery, enabled: has('flashcards') });
  const steps = nextSteps({ plan, files: files.data ?? [], assessments: assessments.data ?? [], cardsDue: cards.data?.length ?? 0 });
  const listsAreHere = !files.isPending && !assessments.isPending;
  return (
    <>
      <Loaded query={stats} what="your figures" lines={8}>
        {(data) => (
          <>
            <Figures
              stats={data}
              words={{
                daily: dailyPointsWords(data.dailyPoints),
                streak: data.streaksOn ? streakFigures(data.currentStreak, data.longestStreak) : null,
                average: averageWords(data),
                averageNote: averageMessage(data, 'plain'),
              }}
            />
            {plan !== 'free' && (
              <Panel title="Today’s goals">
                <Goals goals={data.dailyGoals.filter(({ goalType }) => goalType !== 'assessments' || has('practice'))} />
              </Panel>
            )}
          </>
        )}
      </Loaded>
      {listsAreHere && plan !== 'free' && <NextStepsCard steps={steps} onTake={(step) => open(stepOverlay(step))} />}
    </>
  );
};
