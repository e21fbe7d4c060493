import type { Child } from '@hedgerow/contracts/families';
import { planAllows } from '@hedgerow/domain/plans';
import { SetForm, SetNow, SetAndDone } from '../../features/assignments/work-panels.tsx';
import { WeakTopics } from '../../features/children/weak-topics.tsx';
import { NotePanel } from '../../features/notes/note-panel.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './place.module.css';
import { useSetProps } from './use-set-props.ts';

type Props = { readonly child: Child; readonly onReview: (assessmentId: string) => void };

/** What is hardest and the form, beside what is set and what is done. */
export const SetWorkPlace = ({ child, onReview }: Props) => {
  const props = useSetProps(child);
  return (
    <div className={classes.pair}>
      <div className={classes.main}>
        {planAllows(child.currentPlan, 'practice') && <WeakTopics childId={child.id} name={child.firstName} />}
        <Panel title={`Set work for ${child.firstName}`}>
          <SetForm {...props} />
        </Panel>
      </div>
      <div className={classes.main}>
        <Panel title={`On ${child.firstName}’s page now`}>
          <SetNow childId={child.id} name={child.firstName} />
        </Panel>
        <NotePanel childId={child.id} name={child.firstName} />
        <Panel title="Completed Work">
          <SetAndDone childId={child.id} onReview={onReview} />
        </Panel>
      </div>
    </div>
  );
};
