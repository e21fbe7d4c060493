import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell, IconShieldLock, IconUser } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { AccountDialogProps } from './account-menu.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { PupilProfile } from './pupil-profile.tsx';
import { PupilPrivacy } from './pupil-privacy.tsx';
import { useSettingsForm } from './settings-form.ts';
import classes from './settings.module.css';

type Tab = 'profile' | 'notifications' | 'privacy';
type PanelProps = { readonly value: Tab; readonly title: string; readonly children: ReactNode };

const Panel = ({ value, title, children }: PanelProps) => (
  <Tabs.Panel value={value}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </Tabs.Panel>
);

/** Document 3 section 2: Account Settings, with three side tabs. */
export const SettingsDialog = ({ opened, onClose, user }: AccountDialogProps) => {
  const [tab, setTab] = useState<Tab>('profile');
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const settings = useSettingsForm(user, onClose, setTab);
  const pupil = user.role === 'student';
  return (
    <Dialog wide opened={opened} onClose={onClose} keepOpen={settings.form.isDirty()} title="Account Settings">
      <Tabs
        value={tab}
        onChange={(next) => setTab((next as Tab | null) ?? 'profile')}
        orientation={narrow ? 'horizontal' : 'vertical'}
        classNames={{ tab: classes.tab, tabLabel: classes.tabLabel, list: classes.list, panel: classes.panel }}
      >
        <Tabs.List aria-label="Account Settings">
          <Tabs.Tab value="profile" leftSection={narrow ? null : <IconUser size={20} aria-hidden />}>
            Profile
          </Tabs.Tab>
          <Tabs.Tab value="notifications" leftSection={narrow ? null : <IconBell size={20} aria-hidden />}>
            Notifications
          </Tabs.Tab>
          <Tabs.Tab value="privacy" leftSection={narrow ? null : <IconShieldLock size={20} aria-hidden />}>
            Privacy
          </Tabs.Tab>
        </Tabs.List>
        <Panel value="profile" title="Personal Information">
          {pupil ? <PupilProfile user={user} /> : <ProfileTab user={user} settings={settings} />}
        </Panel>
        <Panel value="notifications" title="Notification Preferences">
          {pupil ? <p className={classes.soft}>We send no e-mails and no messages to pupils.</p> : <NotificationsTab settings={settings} />}
        </Panel>
        <Panel value="privacy" title="Privacy & Security">
          {pupil ? <PupilPrivacy /> : <PrivacyTab user={user} />}
        </Panel>
      </Tabs>
    </Dialog>
  );
};
