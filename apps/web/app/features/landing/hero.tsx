import { Title } from '@mantine/core';
import { HeroScene } from '../../ui/art/hero-scene.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import classes from './hero.module.css';

/** Written out: the plans would come with the first sight. A test holds it to the cheapest plan. */
export const lowestPrice = '£20';

export const Hero = () => (
  <section className={classes.hero}>
    <div>
      <p className={classes.kicker}>Year 1 to Year 11, for the curriculum in England</p>
      <Title order={1} className={classes.title}>
        Learning that grows with your child
      </Title>
      <p className={classes.lead}>
        A little every day: practice that explains itself, and revision guides from their own lessons. You see what they know well and what
        needs five minutes tonight.
      </p>
      <div className={classes.actions}>
        <ButtonLink to="/family-signup" kind="sun" size="large">
          Get Started
        </ButtonLink>
        <ButtonLink to="#primary-plans" kind="text" size="large">
          See the plans
        </ButtonLink>
      </div>
      <p className={classes.note}>Plans from {lowestPrice} a month for each child. No setup fee. Cancel anytime.</p>
    </div>
    <div className={classes.picture}>
      <HeroScene />
    </div>
  </section>
);
