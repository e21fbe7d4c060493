import type { Assessment, WritingOffer } from '@hedgerow/contracts/assessments';
import { hasShortWriting } from '@hedgerow/domain/assessment-rules';
import { planAllows } from '@hedgerow/domain/plans';
import { IconPencil } from '@tabler/icons-react';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, typed } from '../../lib/api.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useDayOver } from '../../lib/day-over.ts';
import { useParentLooks, usePupil } from '../../lib/pupil.ts';
import { refreshLearning } from '../../lib/refresh-learning.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.ts';
import { subjectStyle } from '../../ui/theme/subject-colours.ts';
import classes from './writing.module.css';

const writingQuery = queryOptions({
  queryKey: ['/api/student/writing'],
  queryFn: ({ signal }) => api.get('/api/student/writing', typed<WritingOffer>(), { signal }),
});

type Wish = {
  readonly task: NonNullable<WritingOffer['task']>;
  readonly begin: () => void;
  readonly busy: boolean;
};

/** Today's short piece of a pupil of Years 3 to 6; undefined where there is none, or it is begun. */
export const useWriting = (onBegun: (assessmentId: string) => void): Wish | undefined => {
  const client = useQueryClient();
  const { keyStage, plan } = usePupil();
  const [looks, dayOver] = [useParentLooks(), useDayOver()];
  const writes = hasShortWriting(keyStage) && planAllows(plan, 'practice') && !looks && !dayOver;
  const { data } = useQuery({ ...writingQuery, enabled: writes });
  const starting = useMutation({
    mutationFn: (taskId: string) => api.post('/api/student/writing/start', { taskId }, typed<Assessment>()),
    onSuccess: ({ id, topic }) => {
      client.setQueryData(writingQuery.queryKey, { task: null, written: { assessmentId: id, title: topic, isDone: false } });
      void refreshLearning(client);
      onBegun(id);
    },
    onError: (error) =>
      showToast({ kind: 'error', title: 'This did not open', message: messageOf(error, 'Check your internet and try again.') }),
  });
  const task = data?.task ?? null;
  if (!writes || task === null) return undefined;
  return { task, begin: () => starting.mutate(task.id), busy: starting.isPending };
};

type PanelProps = { readonly onBegun: (assessmentId: string) => void };

/** What was begun today: where it was offered is where a pupil looks for it, and for what was said of it. */
const Written = ({ onBegun }: PanelProps) => {
  const { data } = useQuery({ ...writingQuery, enabled: false });
  const looks = useParentLooks();
  const written = data?.written;
  if (written === undefined || looks) return null;
  return (
    <Panel title="Your writing today" icon={<IconPencil size={28} aria-hidden />}>
      <div className={classes.offer}>
        <p className={classes.offerTitle}>{written.title}</p>
        <Button kind="quiet" onClick={() => onBegun(written.assessmentId)}>
          {written.isDone ? 'See your feedback' : 'Carry on writing'}
        </Button>
      </div>
    </Panel>
  );
};

/** Among the quizzes: something to write today. */
export const WritingPanel = ({ onBegun }: PanelProps) => {
  const writing = useWriting(onBegun);
  if (writing === undefined) return <Written onBegun={onBegun} />;
  const { task, begin, busy } = writing;
  return (
    <Panel title="Something to write" icon={<IconPencil size={28} aria-hidden />}>
      <div className={classes.offer} style={subjectStyle(task.subject)}>
        <div className={classes.offerWords}>
          <p className={classes.offerTitle}>{task.title}</p>
          <p>{task.purpose}</p>
        </div>
        <Button kind="quiet" busy={busy} onClick={begin}>
          Start writing
        </Button>
      </div>
    </Panel>
  );
};
