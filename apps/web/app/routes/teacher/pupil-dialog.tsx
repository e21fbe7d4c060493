import type { ClassStudent, TeacherClass } from '@hedgerow/contracts/classes';
import type { InsightTopic } from '@hedgerow/contracts/insight';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { childWorkQuery } from '../../features/assignments/api.ts';
import { WorkList } from '../../features/assignments/work-list.tsx';
import { AssessmentReview } from '../../features/children/assessment-review.tsx';
import { ReadState } from '../../features/children/read-state.tsx';
import { pupilQuery, pupilWorkQuery } from '../../features/classes/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TopicLine } from '../../ui/topic-line.tsx';
import classes from './dashboard.module.css';

type PartProps = { readonly title: string; readonly topics: readonly InsightTopic[]; readonly isWeak?: boolean; readonly none?: string };

const Part = ({ title, topics, isWeak = false, none }: PartProps) =>
  topics.length === 0 && none === undefined ? null : (
    <>
      <h3 className={classes.heading}>{title}</h3>
      {topics.length === 0 && <p className={classes.quiet}>{none}</p>}
      <ul className={classes.topics}>
        {topics.map((topic) => (
          <TopicLine key={topic.topicId ?? topic.topic} topic={topic} isWeak={isWeak} />
        ))}
      </ul>
    </>
  );

type Props = { readonly opened: boolean; readonly onClose: () => void; readonly student: ClassStudent; readonly shown: TeacherClass };

/** One pupil: topics of the class's subject with what goes wrong in them, and work that was set, question by question. */
export const PupilDialog = ({ opened, onClose, student: { id, firstName, lastName }, shown: { id: classId, subjectName } }: Props) => {
  const pupil = useQuery({ ...pupilQuery(classId, id), staleTime: 0 });
  const work = useQuery({ ...childWorkQuery(id), staleTime: 0 });
  const [reviewed, setReviewed] = useState<string>();
  const assignment = work.data?.find(({ assessmentId }) => assessmentId === reviewed);
  return (
    <Dialog wide opened={opened} onClose={onClose} title={`${firstName} ${lastName}: ${subjectName}`}>
      {reviewed !== undefined && assignment !== undefined && (
        <AssessmentReview
          assessmentId={reviewed}
          query={pupilWorkQuery(classId, id, assignment.id)}
          name={firstName}
          onBack={() => setReviewed(undefined)}
        />
      )}
      <div hidden={assignment !== undefined}>
        <ReadState query={pupil} failed="This pupil could not be read">
          {({ needsPractice, gettingBetter, secure, early }) => (
            <>
              <Part title="Needs practice" topics={needsPractice} isWeak none={`Nothing in ${subjectName} at the moment.`} />
              <Part title="Getting better" topics={gettingBetter} />
              <Part title="Secure" topics={secure} />
              <Part title="Just begun" topics={early} />
            </>
          )}
        </ReadState>
        <h3 className={classes.heading}>Set in your classes</h3>
        <ReadState query={work} failed="The set work could not be read">
          {(all) =>
            all.length === 0 ? (
              <p className={classes.quiet}>Nothing yet.</p>
            ) : (
              <WorkList label={`Set for ${firstName}`} work={all.filter(({ state }) => state !== 'withdrawn')} onReview={setReviewed} />
            )
          }
        </ReadState>
      </div>
    </Dialog>
  );
};
