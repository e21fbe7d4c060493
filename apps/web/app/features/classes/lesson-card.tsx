import type { ClassPupilPage, LessonCard as Card } from '@hedgerow/contracts/classes';
import { type ComponentType, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Refused } from '../../ui/refused.tsx';
import { useLessonCard } from './lesson-card-api.ts';
import classes from './pupil-standing.module.css';

type Props = {
  readonly classId: string;
  readonly pupil: Pick<ClassPupilPage, 'id' | 'firstName' | 'canHaveCard'>;
  /** The card as it is printed, with what puts it away. */
  readonly Printed: ComponentType<{ readonly cards: readonly Card[]; readonly onDone: () => void }>;
};

/** A pupil who cannot get in is helped in the lesson: a new card for an account of the school, and who can help with a family's. */
export const LessonCardPanel = ({ classId, pupil: { id, firstName, canHaveCard }, Printed }: Props) => {
  const make = useLessonCard(classId, id);
  const [asks, setAsks] = useState(false);
  const done = () => {
    make.reset();
    setAsks(false);
  };
  if (make.data !== undefined)
    return (
      <Panel title="Sign-in card">
        <Suspense fallback={null}>
          <Printed cards={[make.data]} onDone={done} />
        </Suspense>
      </Panel>
    );
  return (
    <Panel title="Sign-in card">
      {!canHaveCard && (
        <p
          className={classes.soft}
        >{`${firstName}’s account belongs to the family. A parent can make a new password in their own account.`}</p>
      )}
      {canHaveCard && !asks && (
        <Button kind="quiet" onClick={() => setAsks(true)}>
          Make a new sign-in card
        </Button>
      )}
      {canHaveCard && asks && (
        <>
          <p className={classes.soft}>{`The old password stops working, and ${firstName} is signed out everywhere.`}</p>
          {make.error !== null && <Refused title="The card was not made" error={make.error} />}
          <p className={classes.buttons}>
            <Button busy={make.isPending} onClick={() => make.mutate()}>
              Yes, make the card
            </Button>
            <Button kind="text" disabled={make.isPending} onClick={() => setAsks(false)}>
              Keep the old one
            </Button>
          </p>
        </>
      )}
    </Panel>
  );
};
