import { Title } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import classes from './signup.module.css';

type Props = {
  readonly title: string;
  readonly lead: ReactNode;
  /** False for the first sight of the page: the focus moves only when a step follows another. */
  readonly takesFocus: boolean;
  readonly onBack?: (() => void) | undefined;
  /** "Back"; the payment step says where to. */
  readonly backWords?: string;
  readonly picture?: ReactNode;
  readonly wide?: boolean;
  readonly children: ReactNode;
};

/** One step: its heading takes the focus, one sentence says what it is for, Back goes one step. */
export const StepFrame = ({ title, lead, takesFocus, onBack, backWords = 'Back', picture, wide = false, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={classes.frame} data-wide={wide} aria-labelledby="step-title">
      {onBack && (
        <div className={classes.back}>
          <Button kind="text" icon={<IconArrowLeft size={18} aria-hidden />} onClick={onBack}>
            {backWords}
          </Button>
        </div>
      )}
      <div className={classes.head}>
        <div className={classes.headWords}>
          <Title order={1} id="step-title" ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </Title>
          <p className={classes.lead}>{lead}</p>
        </div>
        {picture !== undefined && <div className={classes.picture}>{picture}</div>}
      </div>
      {children}
    </section>
  );
};
