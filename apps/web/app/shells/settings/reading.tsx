import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './settings-work.module.css';

/** What was opened from a list, with the way back to it. */
export type Reading = { readonly kind: 'file' | 'guide' | 'assessment'; readonly id: string };

type Props = { readonly backWords: string; readonly onBack: () => void; readonly children: ReactNode };

export const BackTo = ({ backWords, onBack, children }: Props) => (
  <div className={classes.reading}>
    <Button kind="text" icon={<IconArrowLeft size={20} aria-hidden />} onClick={onBack}>
      {backWords}
    </Button>
    {children}
  </div>
);

/** Takes the focus, so that reading begins here. */
export const ReadingTitle = ({ children }: { readonly children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h3 ref={heading} tabIndex={-1} className={classes.title}>
      {children}
    </h3>
  );
};
