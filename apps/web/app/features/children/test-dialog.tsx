import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { assessmentsQuery } from './api.ts';
import { AssessmentReview } from './assessment-review.tsx';
import type { ChildDialogProps } from './child-dialog.ts';
import { QueryView } from '../../ui/query-view.tsx';
import reader from './reader.module.css';
import { completed, ResultList } from './result-list.tsx';

type Props = ChildDialogProps & {
  /** The form, and what is still to do. */
  readonly create: ReactNode;
  /** What was set and is done, above everything that was handed in. */
  readonly Done: ComponentType<{ readonly childId: string; readonly onReview: (assessmentId: string) => void }>;
};

/** Set Work & View Completed Assessments (docs/product/families.md#setting-work). */
export const TestDialog = ({ opened, onClose, childId, name, create, Done }: Props) => {
  const [review, setReview] = useState<string>();
  const assessments = useQuery(assessmentsQuery(childId));
  return (
    <Dialog wide opened={opened} onClose={onClose} title={`Set Work & View Completed Assessments: ${name}`}>
      {review !== undefined && <AssessmentReview assessmentId={review} name={name} onBack={() => setReview(undefined)} />}
      <div hidden={review !== undefined}>
        <Tabs defaultValue="create" keepMounted={false} classNames={{ tab: reader.tab, panel: reader.panel }}>
          <Tabs.List>
            <Tabs.Tab value="create">Create Assignment</Tabs.Tab>
            <Tabs.Tab value="completed">Completed Work</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="create">{create}</Tabs.Panel>
          <Tabs.Panel value="completed">
            <Done childId={childId} onReview={setReview} />
            <QueryView query={assessments} failed="We could not load the completed work">
              {(all) =>
                completed(all).length === 0 ? (
                  <EmptyState order={3} scene={<SeedlingScene />} title="No completed assessments yet">
                    What {name} hands in shows here with its score.
                  </EmptyState>
                ) : (
                  <ResultList label="Completed work" results={completed(all)} onReview={setReview} />
                )
              }
            </QueryView>
          </Tabs.Panel>
        </Tabs>
      </div>
    </Dialog>
  );
};
