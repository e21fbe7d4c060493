import type { Child } from '@hedgerow/contracts/families';
import { IconKey } from '@tabler/icons-react';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import classes from './notice.module.css';

type Props = { readonly waiting: readonly Child[]; readonly onShow: (child: Child) => void };

/** From the first payment until the password has been seen: one note for each child who has none yet. */
export const CredentialsWaiting = ({ waiting, onShow }: Props) => (
  <div className={classes.list}>
    {waiting.map((child, at) => (
      <Panel key={child.id} tone="leaf" icon={<IconKey aria-hidden />} title={`Sign-in for ${child.firstName} is ready`}>
        <div className={classes.row}>
          <p className={classes.words}>
            You see the username and the password once. Copy them, or print a card for {child.firstName} to keep by the computer.
          </p>
          <Button kind={at === 0 ? 'main' : 'quiet'} onClick={() => onShow(child)}>
            Show {child.firstName}’s sign-in
          </Button>
        </div>
      </Panel>
    ))}
  </div>
);
