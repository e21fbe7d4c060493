import type { User } from '@hedgerow/contracts/accounts';
import { type AvatarLook, firstLook, mayShowInitials, showsInitials } from '@hedgerow/domain/avatar';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { MissingDialog } from '../../ui/missing-dialog.tsx';
import { PartBoundary } from '../../ui/part-boundary.tsx';
import { avatarShopQuery } from './api.ts';
import classes from './own-avatar.module.css';
import { wornLook } from './worn.ts';

const AvatarPicture = lazy(() => import('./avatar-picture.tsx').then((module) => ({ default: module.AvatarPicture })));
const AvatarShopDialog = lazy(() => import('./avatar-shop-dialog.tsx').then((module) => ({ default: module.AvatarShopDialog })));

type Props = {
  readonly user: User;
  /** `card`: large, with its level, for the playful hero. `line`: beside the name of a place that says the level itself. */
  readonly size: 'card' | 'line';
  /** The pupil's level, the same as everywhere; undefined until it is known. */
  readonly level?: number | undefined;
};

const initialsOf = ({ firstName, lastName }: User): string => `${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase();

/** docs/product/rewards.md#the-avatar: initials from age 14, otherwise the avatar; until it is known which, its place is kept. */
const Face = ({
  user,
  look,
  chosen,
  size,
}: Omit<Props, 'level'> & { readonly look: AvatarLook | undefined; readonly chosen: boolean | undefined }) => {
  if (showsInitials(user.age, chosen ?? false)) return initialsOf(user);
  if (look === undefined) return null;
  return (
    <Suspense>
      <AvatarPicture look={look} view={size === 'card' ? 'whole' : 'portrait'} />
    </Suspense>
  );
};

/** The pupil's picture, and the way to change it; a parent who looks through their eyes changes nothing. */
export const OwnAvatar = ({ user, size, level }: Props) => {
  const { data: shop, isError } = useQuery(avatarShopQuery);
  const [shown, setShown] = useState<'unasked' | 'open' | 'closed'>('unasked');
  const look = shop ? wornLook(shop) : isError ? firstLook : undefined;
  return (
    <div className={classes.own} data-size={size}>
      <span className={classes.frame} aria-hidden>
        <Face user={user} size={size} look={look} chosen={shop?.chosen} />
      </span>
      <span className={classes.words}>
        {size === 'card' && <span className={classes.level}>{level === undefined ? 'Avatar' : `Level ${level}`}</span>}
        {!user.viewedByParent && (
          <Button kind={size === 'card' ? 'quiet' : 'text'} onClick={() => setShown('open')}>
            Customise Avatar
          </Button>
        )}
      </span>
      {shown !== 'unasked' && (
        <PartBoundary instead={shown === 'open' && <MissingDialog onClose={() => setShown('closed')} />}>
          <Suspense>
            <AvatarShopDialog
              opened={shown === 'open'}
              onClose={() => setShown('closed')}
              initials={mayShowInitials(user.age) ? initialsOf(user) : undefined}
            />
          </Suspense>
        </PartBoundary>
      )}
    </div>
  );
};
