import { Tabs } from '@mantine/core';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { ActivityList } from './activity-list.tsx';
import type { ChildDialogProps, LearnTab } from './child-dialog.ts';
import { FileList } from './file-list.tsx';
import { GuideList } from './guide-list.tsx';
import { GuideReader } from './guide-reader.tsx';
import classes from './reader.module.css';

type Props = ChildDialogProps & {
  readonly startTab?: LearnTab | undefined;
  readonly onUpload?: (() => void) | undefined;
};

/** Learning Activities & Progress (docs/product/families.md#the-parents-dashboard). */
export const LearnDialog = ({ opened, onClose, onGone, childId, name, startTab = 'activities', onUpload }: Props) => {
  const [guide, setGuide] = useState<string>();
  return (
    <Dialog wide opened={opened} onClose={onClose} {...(onGone ? { onGone } : {})} title={`Learning Activities & Progress: ${name}`}>
      {guide !== undefined && <GuideReader guideId={guide} onBack={() => setGuide(undefined)} />}
      <div hidden={guide !== undefined}>
        <Tabs defaultValue={startTab} keepMounted={false} classNames={{ tab: classes.tab, panel: classes.panel }}>
          <Tabs.List>
            <Tabs.Tab value="activities">Recent Activities</Tabs.Tab>
            <Tabs.Tab value="materials">Learning Materials</Tabs.Tab>
            <Tabs.Tab value="files">Uploaded Files</Tabs.Tab>
          </Tabs.List>
          <Tabs.Panel value="activities">
            <ActivityList childId={childId} name={name} />
          </Tabs.Panel>
          <Tabs.Panel value="materials">
            <GuideList childId={childId} name={name} onRead={setGuide} />
          </Tabs.Panel>
          <Tabs.Panel value="files">
            <FileList childId={childId} name={name} onUpload={onUpload} />
          </Tabs.Panel>
        </Tabs>
      </div>
    </Dialog>
  );
};
