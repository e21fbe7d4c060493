import type { Phase } from '@hedgerow/domain/key-stages';
import { formatRoundPence } from '@hedgerow/domain/money';
import { monthsPaidAYear, type Plan, planPence, plansForPhase } from '@hedgerow/domain/plans';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Flint } from '../../ui/art/flint.tsx';
import { Pip } from '../../ui/art/pip.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Compare } from './compare.tsx';
import landing from './landing.module.css';
import classes from './plans.module.css';
import strip from './strip.module.css';

const words = {
  primary: {
    title: 'Primary Education Plans',
    lead: 'Primary School, Ages 5-11, Key Stage 1 & 2. One thing at a time, with Pip beside them. Reception has its own first steps.',
    picture: <Pip mood="idle" size={112} />,
  },
  secondary: {
    title: 'Secondary Education Plans',
    lead: 'Ages 11-16, Key Stage 3 & 4. Years 12 and 13 can revise GCSE topics; there are no A-level topics.',
    picture: <Flint mood="thinking" size={112} />,
  },
} as const satisfies Record<Phase, unknown>;

const PlanCard = ({ plan }: { readonly plan: Plan }) => (
  <li className={classes.plan} data-popular={plan.popular}>
    <div className={classes.planHead}>
      <Title order={3} size="h3">
        {plan.name}
      </Title>
      {plan.popular && <span className={landing.popular}>Popular</span>}
    </div>
    <p className={classes.planWords}>{plan.description}</p>
    <p className={classes.price}>
      <strong>{formatRoundPence(plan.pence)}</strong> a month per child
    </p>
    <p className={classes.planYear}>
      or {formatRoundPence(planPence(plan.id, 'year'))} a year: 12 months for the price of {monthsPaidAYear}
    </p>
    <ul className={classes.ticks}>
      {plan.features.map((feature) => (
        <li key={feature}>{feature}</li>
      ))}
    </ul>
    <ButtonLink to={`/family-signup?plan=${plan.id}`} kind={plan.popular ? 'main' : 'quiet'} wide>
      Get Started <span className={classes.unseen}>with {plan.name}</span>
    </ButtonLink>
  </li>
);

/** docs/product/public-site.md#the-landing-page: the anchors primary-plans and secondary-plans. */
export const PlanSection = ({ phase, note }: { readonly phase: Phase; readonly note?: ReactNode }) => {
  const { title, lead, picture } = words[phase];
  return (
    <section id={`${phase}-plans`} className={classes.band} data-phase={phase} aria-labelledby={`${phase}-title`}>
      <div className={classes.inside}>
        <div className={classes.head}>
          {picture}
          <div>
            <Title order={2} id={`${phase}-title`} className={landing.sectionTitle}>
              {title}
            </Title>
            <p className={landing.lead}>{lead}</p>
            {note}
          </div>
        </div>
        <ul className={strip.strip}>
          {plansForPhase(phase).map((plan) => (
            <PlanCard key={plan.id} plan={plan} />
          ))}
        </ul>
        <Compare phase={phase} />
      </div>
    </section>
  );
};
