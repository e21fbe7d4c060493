import { Title } from '@mantine/core';
import { IconClockHeart, IconShieldCheck, IconUserPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import landing from './landing.module.css';
import classes from './trust.module.css';

/** docs/product/public-site.md#the-landing-page, trust section. Each sentence is something the product does. */
const claims = [
  {
    Icon: IconShieldCheck,
    title: 'GDPR Compliant',
    words:
      'We keep what learning needs and nothing else. No advertising and no outside trackers. We never count visits to a pupil’s pages.',
  },
  {
    Icon: IconUserPlus,
    title: 'Family Dashboard',
    words: 'Up to three children in one account. Only you and a carer you invite change their details, or open what they see.',
  },
  {
    Icon: IconClockHeart,
    title: 'Screen Time Aware',
    words: 'Short sessions that end, and a daily limit if you set one. Nothing counts down except a timed test, and nothing nags.',
  },
] as const;

/** `who` says who is behind the product. */
export const Trust = ({ who }: { readonly who: ReactNode }) => (
  <section className={landing.section} aria-labelledby="trust-title">
    <Title order={2} id="trust-title" className={landing.sectionTitle}>
      Made to be trusted
    </Title>
    <ul className={classes.claims}>
      {claims.map(({ Icon, title, words }) => (
        <li key={title}>
          <Icon size={32} aria-hidden stroke={1.7} className={classes.icon} />
          <div>
            <Title order={3} size="h4">
              {title}
            </Title>
            <p>{words}</p>
          </div>
        </li>
      ))}
    </ul>
    {who}
  </section>
);
