import type { AvatarItem } from '@hedgerow/contracts/avatar';
import { VisuallyHidden } from '@mantine/core';
import { Button } from '../../ui/button.tsx';
import classes from './avatar-shop.module.css';
import { pointsWords } from './worn.ts';

type Props = {
  readonly item: AvatarItem;
  /** Points that the wallet lacks. */
  readonly missing: number;
  readonly buying: boolean;
  readonly onBuy: () => void;
  readonly onPutBack: () => void;
};

/** What is tried on: its price, and Buy, disabled while the wallet has too little or a purchase is pending (docs/product/rewards.md#the-avatar). */
export const TryingOn = ({ item, missing, buying, onBuy, onPutBack }: Props) => (
  <div className={classes.trying}>
    <p className={classes.tried}>
      <strong>{item.name}</strong> {pointsWords(item.price)}
    </p>
    {missing > 0 && <p className={classes.missing}>{pointsWords(missing)} more to go</p>}
    <div className={classes.buttons}>
      <Button disabled={missing > 0 || buying} onClick={onBuy}>
        <span>
          {buying ? 'Buying...' : 'Buy'}
          <VisuallyHidden> {item.name}</VisuallyHidden>
        </span>
      </Button>
      <Button kind="text" disabled={buying} onClick={onPutBack}>
        Put back
      </Button>
    </div>
  </div>
);
