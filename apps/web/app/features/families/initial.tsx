import classes from './initial.module.css';

type Props = { readonly name: string; readonly id: string; readonly size?: 'small' | 'large' };

const tints = ['leaf', 'sky', 'hawthorn', 'sun'] as const;

/** The same child has the same colour everywhere. */
const tintOf = (id: string): (typeof tints)[number] => {
  const sum = Number.parseInt(id.slice(-4), 16);
  return tints[(Number.isNaN(sum) ? 0 : sum) % tints.length] ?? 'leaf';
};

/** A child's initial in a leaf of their colour; the name stands beside it. */
export const Initial = ({ name, id, size = 'small' }: Props) => (
  <span className={classes.initial} data-tint={tintOf(id)} data-size={size} aria-hidden>
    {name.charAt(0).toUpperCase()}
  </span>
);
