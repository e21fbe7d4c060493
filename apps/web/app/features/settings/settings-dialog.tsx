import { Tabs } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconBell, IconShieldLock, IconUser } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import type { AccountDialogProps } from './account-menu.tsx';
import { NotificationsTab } from './notifications-tab.tsx';
import { PrivacyTab } from './privacy-tab.tsx';
import { ProfileTab } from './profile-tab.tsx';
import { PupilProfile } from './pupil-profile.tsx';
import { PupilPrivacy } from './pupil-privacy.tsx';
import { useSettingsForm } from './settings-form.ts';
import classes from './settings.module.css';

/** A tab that another feature fills: what a pupil has uploaded, revised and practised. It is read when it is chosen. */
export type WorkTab = { readonly value: string; readonly words: string; readonly icon: ReactNode; readonly panel: ReactNode };

type Props = AccountDialogProps & {
  readonly work?: readonly WorkTab[];
  /** What was opened from such a tab, in the place of all tabs. */
  readonly reading?: ReactNode;
  readonly onGone?: () => void;
};
type PanelProps = { readonly value: string; readonly title: string; readonly children: ReactNode };

const Panel = ({ value, title, children }: PanelProps) => (
  <Tabs.Panel value={value}>
    <h2 className={classes.title}>{title}</h2>
    {children}
  </Tabs.Panel>
);

/** Whoever comes back from reading is where they were: at the row they opened, or at the tab where the row has gone. */
const useWayBack = (isReading: boolean) => {
  const tabs = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const left = useRef(false);
  useEffect(() => {
    if (isReading) left.current = true;
    if (isReading || !left.current) return;
    left.current = false;
    const row = opener.current;
    const isThere = row instanceof HTMLElement && row.isConnected;
    (isThere ? row : tabs.current?.querySelector<HTMLElement>('[role=tab][data-active]'))?.focus();
  }, [isReading]);
  const keepOpener = ({ target }: MouseEvent) => {
    opener.current = target instanceof Element ? target.closest('button') : null;
  };
  return { tabs, keepOpener };
};

/** docs/product/families.md#account-settings: Account Settings, with side tabs; docs/product/families.md#account-settings adds those of a pupil's own work. */
export const SettingsDialog = ({ opened, onClose, onGone, user, work = [], reading }: Props) => {
  const [tab, setTab] = useState('profile');
  const narrow = useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
  const settings = useSettingsForm(user, onClose, setTab);
  const isReading = reading !== undefined;
  const { tabs, keepOpener } = useWayBack(isReading);
  const pupil = user.role === 'student';
  const shown = ['profile', 'notifications', 'privacy', ...work.map(({ value }) => value)].includes(tab) ? tab : 'profile';
  const tabOf = (value: string, words: string, icon: ReactNode) => (
    <Tabs.Tab key={value} value={value} leftSection={narrow ? null : icon}>
      {words}
    </Tabs.Tab>
  );
  return (
    <Dialog wide opened={opened} onClose={onClose} {...(onGone && { onGone })} keepOpen={settings.form.isDirty()} title="Account Settings">
      {reading}
      <div ref={tabs} hidden={isReading} onClickCapture={keepOpener}>
        <Tabs
          value={shown}
          onChange={(next) => setTab(next ?? 'profile')}
          orientation={narrow ? 'horizontal' : 'vertical'}
          classNames={{ tab: classes.tab, tabLabel: classes.tabLabel, list: classes.list, panel: classes.panel }}
        >
          <Tabs.List aria-label="Account Settings" data-many={work.length > 0}>
            {tabOf('profile', 'Profile', <IconUser size={20} aria-hidden />)}
            {work.map(({ value, words, icon }) => tabOf(value, words, icon))}
            {tabOf('notifications', 'Notifications', <IconBell size={20} aria-hidden />)}
            {tabOf('privacy', 'Privacy', <IconShieldLock size={20} aria-hidden />)}
          </Tabs.List>
          <Panel value="profile" title="Personal Information">
            {pupil ? <PupilProfile user={user} /> : <ProfileTab user={user} settings={settings} />}
          </Panel>
          {work.map(({ value, words, panel }) => (
            <Panel key={value} value={value} title={words}>
              {shown === value && panel}
            </Panel>
          ))}
          <Panel value="notifications" title="Notification Preferences">
            {pupil ? <p className={classes.soft}>We send pupils no emails and no messages.</p> : <NotificationsTab settings={settings} />}
          </Panel>
          <Panel value="privacy" title="Privacy & Security">
            {pupil ? <PupilPrivacy alone={user.alone} keyStage={user.keyStage} modelOn={user.modelOn} /> : <PrivacyTab user={user} />}
          </Panel>
        </Tabs>
      </div>
    </Dialog>
  );
};
