import type { HelpLine } from '@hedgerow/contracts/help-lines';
import { IconPhone } from '@tabler/icons-react';
import classes from './help.module.css';

const isSite = (href: string): boolean => href.startsWith('https:');

/** Who to ring, to text or to write to; each is one press. */
export const HelpLines = ({ lines }: { readonly lines: readonly HelpLine[] }) => (
  <ul className={classes.lines} aria-label="People who listen">
    {lines.map(({ name, how, href }) => (
      <li key={name}>
        <a className={classes.line} href={href} {...(isSite(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
          <IconPhone size={22} aria-hidden />
          <span>
            <strong>{name}</strong>
            <br />
            {how}
          </span>
        </a>
      </li>
    ))}
  </ul>
);
