import { type AvatarItem, type AvatarShop } from '@hedgerow/contracts/avatar';
import { avatarCategories, type AvatarCategory } from '@hedgerow/domain/avatar';
import { Tabs, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { avatarShopQuery } from './api.ts';
import { AvatarPicture } from './avatar-picture.tsx';
import classes from './avatar-shop.module.css';
import { InitialsTile } from './initials-tile.tsx';
import { Shelf } from './shelf.tsx';
import { TryingOn } from './trying-on.tsx';
import { useBuy, useWear } from './use-wardrobe.ts';
import { canComeOff, missingPoints, pointsWords, wornLook } from './worn.ts';

type Props = {
  readonly opened: boolean;
  readonly onClose: () => void;
  /** Of a pupil who may show them instead of an animal. */
  readonly initials: string | undefined;
};

const names: Readonly<Record<AvatarCategory, string>> = {
  character: 'Character',
  style: 'Style',
  accessories: 'Accessories',
  backgrounds: 'Backgrounds',
};

/** The button goes once the thing is theirs: the focus stays with the thing. */
const focusOn = ({ id }: AvatarItem) => document.getElementById(`avatar-${id}`)?.focus();

const tryingWords = (shop: AvatarShop, item: AvatarItem): string => {
  const missing = missingPoints(shop, item);
  return `Trying on ${item.name}, ${pointsWords(item.price)}.${missing > 0 ? ` ${pointsWords(missing)} more to go.` : ''}`;
};

const Shop = ({ shop, initials }: Pick<Props, 'initials'> & { readonly shop: AvatarShop }) => {
  const [tab, setTab] = useState<AvatarCategory>('character');
  const [triedId, setTriedId] = useState<string>();
  const bare = initials !== undefined && !shop.chosen;
  // Whoever shows their initials wears nothing, not even what everybody begins with.
  const items = bare ? shop.items.map((item) => ({ ...item, equipped: false })) : shop.items;
  const tried = items.find(({ id, unlocked }) => id === triedId && !unlocked);
  const worn = wornLook(shop);
  const look = tried === undefined ? worn : { ...worn, [tried.place]: tried.id };
  const onlyLetters = bare && tried === undefined;
  const wear = useWear();
  const buy = useBuy(focusOn);

  const choose = (item: AvatarItem) => {
    setTriedId(item.unlocked || item.id === triedId ? undefined : item.id);
    if (!item.unlocked) announce(item.id === triedId ? `${item.name} is off.` : tryingWords(shop, item));
    else if (!item.equipped) wear.mutate({ item, on: true });
    // What is tried on in its place comes off first.
    else if (canComeOff(item) && tried?.place !== item.place) wear.mutate({ item, on: false });
  };

  const showInitials = () => {
    setTriedId(undefined);
    if (!bare) wear.mutate('all-off');
  };

  return (
    <div className={classes.shop}>
      <section className={classes.fitting} aria-label="Your avatar">
        <div className={classes.preview}>
          {onlyLetters ? (
            <p className={classes.letters}>
              <VisuallyHidden>Your initials: </VisuallyHidden>
              {initials}
            </p>
          ) : (
            <AvatarPicture look={look} label={tried === undefined ? 'Your avatar' : `Your avatar with ${tried.name}`} />
          )}
        </div>
        <div className={classes.beside}>
          <p className={classes.wallet}>
            <IconStarFilled size={20} aria-hidden />
            <span>{pointsWords(shop.walletPoints)} to spend</span>
          </p>
          {tried === undefined ? (
            <p className={classes.level}>
              <small>Spending never lowers your level.</small>
            </p>
          ) : (
            <TryingOn
              item={tried}
              missing={missingPoints(shop, tried)}
              buying={buy.isPending}
              onBuy={() => buy.mutate(tried)}
              onPutBack={() => {
                setTriedId(undefined);
                focusOn(tried);
              }}
            />
          )}
        </div>
      </section>
      <Tabs
        value={tab}
        onChange={(next) => setTab(avatarCategories.find((category) => category === next) ?? 'character')}
        keepMounted={false}
        classNames={{ tab: classes.tab, tabLabel: classes.tabLabel, panel: classes.panel }}
      >
        <Tabs.List grow aria-label="What to change">
          {avatarCategories.map((category) => (
            <Tabs.Tab key={category} value={category}>
              {names[category]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {avatarCategories.map((category) => (
          <Tabs.Panel key={category} value={category}>
            <Shelf
              name={names[category]}
              items={items.filter((item) => item.category === category)}
              worn={worn}
              shown={bare ? { ...(tried && { [tried.place]: tried.id }) } : look}
              busy={buy.isPending}
              onChoose={choose}
            >
              {category === 'character' && initials !== undefined && (
                <InitialsTile initials={initials} shown={onlyLetters} busy={buy.isPending} onChoose={showInitials} />
              )}
            </Shelf>
          </Tabs.Panel>
        ))}
      </Tabs>
    </div>
  );
};

/** docs/product/rewards.md#the-avatar: the avatar store. Everything can be tried on; what is theirs is put on with a press. */
export const AvatarShopDialog = ({ opened, onClose, initials }: Props) => {
  const { data, error, isFetching, refetch } = useQuery(avatarShopQuery);
  return (
    <Dialog wide opened={opened} onClose={onClose} title="Customise Avatar">
      {data && <Shop shop={data} initials={initials} />}
      {!data && !error && <LinesSkeleton lines={8} />}
      {!data && error && (
        <ErrorState title="We could not load the avatar shop" error={error} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </Dialog>
  );
};
