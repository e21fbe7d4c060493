import type { ComponentProps, PointerEvent, ReactNode } from 'react';
import classes from './icon-button.module.css';

type Props = Omit<ComponentProps<'button'>, 'aria-label' | 'className' | 'onPointerEnter'> & {
  /** What pressing does, for those who do not see the icon. */
  readonly label: string;
  readonly icon: ReactNode;
};

/** A small button that is only an icon; 44 px to touch. */
export const IconButton = ({ label, icon, ...rest }: Props) => {
  const rests = ({ pointerType, currentTarget }: PointerEvent<HTMLButtonElement>): void => {
    if (pointerType === 'mouse') void import('./show-tip.ts').then(({ showTip }) => showTip(currentTarget, label));
  };
  return (
    <button type="button" className={classes.button} aria-label={label} onPointerEnter={rests} {...rest}>
      {icon}
    </button>
  );
};
