import { IconCloudOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { offlineWords } from '../lib/api-error.ts';
import classes from './offline-notice.module.css';

/** Nothing is wrong but the line: calm words, with a way to try again. */
export const OfflineNotice = ({ children }: { readonly children?: ReactNode }) => (
  <div role="alert" className={classes.note}>
    <IconCloudOff size={24} aria-hidden className={classes.icon} />
    <div className={classes.words}>
      <p>{offlineWords}</p>
      {children}
    </div>
  </div>
);
