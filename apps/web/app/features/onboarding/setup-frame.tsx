import { Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { Pip } from '../../ui/art/pip.tsx';
import { StepDots } from '../../ui/step-dots.tsx';
import classes from './setup.module.css';

const titles = { 1: 'Tell us about your children', 2: 'Review and confirm' } as const;
const leads = {
  1: 'We use their month of birth to find the right school year. Then everything is at their level from the first day.',
  2: 'Please check that everything is right.',
} as const;

type Props = {
  readonly step: 1 | 2;
  /** False for the first sight of the page: the focus moves only when a step follows another. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
};

export const SetupFrame = ({ step, takesFocus, children }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <section className={classes.page} aria-labelledby="setup-title">
      <div className={classes.head}>
        <div className={classes.words}>
          <p className={classes.count}>{`Step ${step} of 2`}</p>
          <Title order={1} id="setup-title" ref={heading} tabIndex={-1} className={classes.title}>
            {titles[step]}
          </Title>
          <p className={classes.lead}>{leads[step]}</p>
        </div>
        <div className={classes.pip}>
          <Pip size={104} mood={step === 1 ? 'idle' : 'happy'} />
        </div>
      </div>
      <div className={classes.dots}>
        <StepDots total={2} index={step - 1} done={step - 1} />
      </div>
      {children}
    </section>
  );
};
