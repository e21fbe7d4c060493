import { type Announcement, Announcements as AnnouncementList } from '@hedgerow/contracts/content';
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle, IconSpeakerphone, IconX } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import classes from './announcements.module.css';
import { closedAnnouncements, rememberClosed } from './closed-announcements.ts';

/** Another person is told other things. */
const announcementsQuery = (person: string | undefined) =>
  queryOptions({
    queryKey: ['/api/cms/announcements', person ?? ''],
    queryFn: ({ signal }) => api.get('/api/cms/announcements', AnnouncementList, { signal }),
  });

const icons: Readonly<Record<Announcement['type'], typeof IconX>> = {
  important: IconSpeakerphone,
  success: IconCircleCheck,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

type Props = {
  /** Whose dashboard they lie on; left out on public pages. */
  readonly person?: string;
};

/**
 * docs/product/public-site.md#the-landing-page: banners on public pages, and on dashboards for those they are for. They lie over the foot of the page, so that
 * nothing moves when they come. Closed ones stay closed.
 */
export const Announcements = ({ person }: Props) => {
  const { data = [] } = useQuery(announcementsQuery(person));
  const [closed, setClosed] = useState(() => closedAnnouncements(person));
  const shown = data.filter(({ id }) => !closed.includes(id));
  if (shown.length === 0) return null;
  return (
    <section className={classes.banners} aria-label="Announcements">
      {shown.map(({ id, title, message, type }) => {
        const Icon = icons[type];
        return (
          <div key={id} className={classes.banner} data-type={type}>
            <Icon size={24} aria-hidden className={classes.icon} />
            <p className={classes.words}>
              <strong>{title}</strong> {message}
            </p>
            <IconButton
              label={`Dismiss: ${title}`}
              icon={<IconX size={20} aria-hidden />}
              onClick={() => setClosed(rememberClosed(id, person))}
            />
          </div>
        );
      })}
    </section>
  );
};
