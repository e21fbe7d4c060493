import { Button as MantineButton, type ButtonProps as MantineButtonProps } from '@mantine/core';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import classes from './button.module.css';

/** `main`: the one action of a screen. `quiet`: beside it. `text`: least. `sun`: the warm one of a landing or celebration. `danger`: takes something away. */
export type ButtonKind = 'main' | 'quiet' | 'text' | 'sun' | 'danger';

type Shared = {
  readonly kind?: ButtonKind;
  readonly size?: 'medium' | 'large';
  /** Shows a spinner and refuses a second press. */
  readonly busy?: boolean;
  readonly icon?: ReactNode;
  readonly wide?: boolean;
};

type Props = Shared & Omit<ComponentProps<'button'>, 'ref' | 'size' | 'color' | 'style'>;
type LinkProps = Omit<Shared, 'busy'> & Omit<ComponentProps<typeof Link>, 'ref' | 'color' | 'style'>;

const look = ({ kind = 'main', size = 'medium', icon, wide = false }: Shared) => ({
  classNames: { root: classes.root, label: classes.label },
  variant: 'unstyled-by-us',
  mod: { kind, large: size === 'large' },
  leftSection: icon,
  fullWidth: wide,
});

/** A verb in a box: 44 px high, 52 px and pressable in the playful theme. */
export const Button = ({ kind, size, busy = false, icon, wide, ...rest }: Props) => (
  <MantineButton
    type="button"
    {...look({ kind: kind ?? 'main', size: size ?? 'medium', icon, wide: wide ?? false })}
    loading={busy}
    {...(rest as MantineButtonProps)}
  />
);

/** The same box where pressing goes somewhere. */
export const ButtonLink = ({ kind, size, icon, wide, ...rest }: LinkProps) => (
  <MantineButton component={Link} {...look({ kind: kind ?? 'main', size: size ?? 'medium', icon, wide: wide ?? false })} {...rest} />
);
