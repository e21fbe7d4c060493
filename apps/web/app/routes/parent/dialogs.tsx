import type { User } from '@hedgerow/contracts/accounts';
import type { Child } from '@hedgerow/contracts/families';
import { lazy, Suspense } from 'react';
import type { DialogsState } from '../../ui/use-dialogs.ts';
import { openItem } from './open-item.ts';
import type { ParentDialog } from './parent-dialog.ts';

const LearnDialog = lazy(() => import('../../features/children/learn-dialog.tsx').then((module) => ({ default: module.LearnDialog })));
const TrackDialog = lazy(() => import('../../features/children/track-dialog.tsx').then((module) => ({ default: module.TrackDialog })));
const SetWorkDialog = lazy(() => import('./set-work-dialog.tsx').then((module) => ({ default: module.SetWorkDialog })));
const DayDialog = lazy(() => import('../../features/progress/calendar/day-dialog.tsx').then((module) => ({ default: module.DayDialog })));
const ItemDialog = lazy(() => import('./item-dialog.tsx').then((module) => ({ default: module.ItemDialog })));
const UploadDialog = lazy(() => import('./upload-dialog.tsx').then((module) => ({ default: module.UploadDialog })));
const PictureSetupDialog = lazy(() =>
  import('../../features/pictures/picture-setup-dialog.tsx').then((module) => ({ default: module.PictureSetupDialog })),
);
const CredentialsDialog = lazy(() =>
  import('../../features/families/credentials-dialog.tsx').then((module) => ({ default: module.CredentialsDialog })),
);
const ManageChildrenDialog = lazy(() =>
  import('../../shells/manage-children-dialog.tsx').then((module) => ({ default: module.ManageChildrenDialog })),
);

type Props = {
  readonly dialogs: DialogsState<ParentDialog>;
  /** The note that led to a password goes when it was seen: the focus needs another place. */
  readonly onCredentialsSeen: (childId: string) => void;
  readonly user: User;
};

/** docs/product/plans.md#what-plans-open: a parent uploads for a primary child, on any plan. */
const mayUploadFor = ({ phase, currentPlan }: Child): boolean => phase === 'primary' && currentPlan !== 'free';

const Shown = ({ dialogs: { shown, opened, turn, open, close, gone }, onCredentialsSeen, user }: Props) => {
  if (shown === undefined) return null;
  if (shown.kind === 'manage')
    return <ManageChildrenDialog key={turn} opened={opened} onClose={close} onGone={gone} user={user} start={shown.start} />;
  const { child } = shown;
  const shared = { opened, onClose: close };
  const ofChild = { ...shared, childId: child.id, name: child.firstName };
  switch (shown.kind) {
    case 'learn': {
      const onUpload = mayUploadFor(child) ? () => open({ kind: 'upload', child }) : undefined;
      return <LearnDialog key={turn} {...ofChild} onGone={gone} startTab={shown.tab} onUpload={onUpload} />;
    }
    case 'upload':
      return (
        <UploadDialog key={turn} {...shared} onGone={gone} child={child} onUploaded={() => open({ kind: 'learn', child, tab: 'files' })} />
      );
    case 'track':
      return <TrackDialog key={turn} {...ofChild} startAt={shown.startAt} only={shown.only} />;
    case 'test':
      return <SetWorkDialog key={turn} {...shared} child={child} />;
    case 'day': {
      const { date, choice } = shown;
      return (
        <DayDialog
          key={turn}
          {...shared}
          onGone={gone}
          childId={child.id}
          date={date}
          choice={choice}
          onOpen={(target, item, chosen) => openItem(open, child, { ...shown, choice: chosen })(target, item)}
        />
      );
    }
    case 'item': {
      const { target, item, from } = shown;
      const onClose = from === undefined ? close : () => open(from);
      return <ItemDialog key={turn} opened={opened} onClose={onClose} target={target} item={item} />;
    }
    case 'pictures':
      return <PictureSetupDialog key={turn} {...shared} childId={child.id} firstName={child.firstName} />;
    case 'credentials':
      return <CredentialsDialog key={turn} {...shared} child={child} renew={shown.renew} onSeen={() => onCredentialsSeen(child.id)} />;
  }
};

/** The one dialog that is open; each is a file of its own that loads on the first press. */
export const Dialogs = (props: Props) => (
  <Suspense>
    <Shown {...props} />
  </Suspense>
);
