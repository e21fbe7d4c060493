import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/dialog.tsx';
import desk from '../../ui/desk.module.css';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { classesQuery } from './api.ts';
import { requestsQuery } from './requests-api.ts';
import { ManageStudents } from './manage-students.tsx';
import { MyClasses } from './my-classes.tsx';
import { RequestList } from './request-list.tsx';
import classes from './management.module.css';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The class whose pupils are looked at first. */
  readonly startAt?: string | undefined;
};

/** Class Management (docs/product/schools.md#teachers): what a teacher asks reaches the administrator and is followed here. */
export const ManagementDialog = ({ opened, onClose, startAt }: Props) => {
  const all = useQuery(classesQuery);
  const requests = useQuery(requestsQuery);
  const failed = [all, requests].find(({ data, error }) => data === undefined && error !== null);
  const again = () => {
    void all.refetch();
    void requests.refetch();
  };
  return (
    <Dialog wide opened={opened} onClose={onClose} title="Class Management">
      {failed !== undefined && (
        <ErrorState title="We could not load your classes" error={failed.error} busy={failed.isFetching} onRetry={again} />
      )}
      {failed === undefined && (all.data === undefined || requests.data === undefined) && <LinesSkeleton lines={8} />}
      {all.data !== undefined && requests.data !== undefined && (
        <>
          <Tabs defaultValue="classes" keepMounted={false} classNames={{ tab: classes.tab ?? '', panel: classes.panel ?? '' }}>
            <Tabs.List>
              <Tabs.Tab value="classes">My Classes</Tabs.Tab>
              <Tabs.Tab value="students">Manage Students</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="classes">
              <MyClasses all={all.data} />
            </Tabs.Panel>
            <Tabs.Panel value="students">
              <ManageStudents all={all.data} startAt={startAt} />
            </Tabs.Panel>
          </Tabs>
          <h3 className={desk.heading}>My requests</h3>
          <RequestList requests={requests.data} />
        </>
      )}
    </Dialog>
  );
};
