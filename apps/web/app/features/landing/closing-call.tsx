import { Title } from '@mantine/core';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './closing.module.css';
import landing from './landing.module.css';

export const AccountDeletionCall = () => (
  <section className={classes.closing} aria-labelledby="closing-title">
    <div className={classes.picture}>
      <SeedlingScene />
    </div>
    <div>
      <Title order={2} id="closing-title" className={landing.sectionTitle}>
        Start today
      </Title>
      <p className={landing.lead}>Tell us your child’s school year, and they can start this evening. Cancel anytime.</p>
      <ButtonLink to="/family-signup" kind="sun" size="large">
        Get Started
      </ButtonLink>
    </div>
  </section>
);
