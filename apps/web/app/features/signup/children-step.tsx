import { formatPence } from '@hedgerow/domain/money';
import { maxChildren, planPence } from '@hedgerow/domain/plans';
import { readYearGroup } from '@hedgerow/domain/year-groups';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { announce } from '../../ui/announce.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorSummary } from '../../ui/error-summary.tsx';
import { ChildFields } from './child-fields.tsx';
import { childErrors, needsOwnPlan, phaseOf, planOf } from './child-rules.ts';
import { type ChildDraft, emptyChild, type SignupDraft } from './draft.ts';
import type { SignupParts } from './parts.ts';
import classes from './signup.module.css';

type Props = {
  readonly draft: SignupDraft;
  /** The family's children who are not in this order, and keep their place. */
  readonly leftOut: readonly { readonly id: string; readonly firstName: string }[];
  readonly onChange: (children: SignupDraft['children']) => void;
  readonly onBringBack: (id: string) => void;
  readonly PlanChoice: SignupParts['PlanChoice'];
  readonly onDone: () => void;
};

const focusSoon = (id: string): void => {
  requestAnimationFrame(() => document.getElementById(id)?.focus());
};

const monthly = (draft: SignupDraft): string | undefined => {
  const plans = draft.children.map((child) => planOf(child, draft));
  const known = plans.filter((plan) => plan !== undefined);
  if (known.length < plans.length) return undefined;
  const total = formatPence(known.reduce((sum, plan) => sum + planPence(plan, draft.interval), 0));
  return `${plans.length} ${plans.length === 1 ? 'child' : 'children'}: ${total} a ${draft.interval}`;
};

/** docs/product/onboarding.md#the-sign-up-wizard: one to three children; a child of the other phase has its own plan (docs/product/onboarding.md#the-sign-up-wizard). */
export const ChildrenStep = ({ draft, leftOut, onChange, onBringBack, PlanChoice, onDone }: Props) => {
  const [asked, setAsked] = useState(false);
  const { children } = draft;
  const errors = children.map((child) => (asked ? childErrors(child, draft) : {}));
  const problems = errors.flatMap((found, at) =>
    Object.entries(found).map(([field, text]) => ({ field: `child-${at}-${field}`, text: `Child ${at + 1}: ${text}` })),
  );

  const change = (at: number, child: ChildDraft): void => onChange(children.with(at, child));
  const add = (): void => {
    onChange([...children, { ...emptyChild, lastName: children[0]?.lastName ?? '' }]);
    setAsked(false);
    focusSoon(`child-${children.length}-firstName`);
  };
  const remove = (at: number): void => {
    onChange(children.toSpliced(at, 1));
    const child = children[at];
    announce(child?.settled === true ? `${child.firstName} is left out for now.` : `Child ${at + 1} was removed.`);
    focusSoon(`child-${Math.min(at, children.length - 2)}-firstName`);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    const [first] = children.flatMap((child, at) => Object.keys(childErrors(child, draft)).map((field) => `child-${at}-${field}`));
    if (first === undefined) onDone();
    else focusSoon(first);
  };

  return (
    <form noValidate className={classes.form} onSubmit={submit}>
      {problems.length > 0 && <ErrorSummary problems={problems} />}
      {children.map((child, at) => {
        const phase = phaseOf(child);
        return (
          <ChildFields
            key={at}
            at={at}
            child={child}
            errors={errors[at] ?? {}}
            onChange={(changed) => change(at, changed)}
            onRemove={children.length > 1 ? () => remove(at) : undefined}
          >
            {phase !== undefined && needsOwnPlan(child, draft) && (
              <PlanChoice
                id={`child-${at}-planId`}
                legend={`${child.firstName.trim() || 'This child'} is in ${child.yearGroup}: choose a ${phase} plan`}
                phase={phase}
                isSixthForm={(readYearGroup(child.yearGroup) ?? 0) >= 12}
                chosen={planOf(child, draft)}
                interval={draft.interval}
                error={errors[at]?.planId}
                onChoose={(planId) => change(at, { ...child, planId })}
              />
            )}
          </ChildFields>
        );
      })}
      {leftOut.map(({ id, firstName }) => (
        <Button key={id} kind="quiet" wide icon={<IconPlus size={18} aria-hidden />} onClick={() => onBringBack(id)}>
          {`Order for ${firstName} as well`}
        </Button>
      ))}
      {children.length + leftOut.length < maxChildren && (
        <Button kind="quiet" wide icon={<IconPlus size={18} aria-hidden />} onClick={add}>
          Add Another Child
        </Button>
      )}
      <div className={classes.onwards}>
        <p className={classes.running}>{monthly(draft)}</p>
        <Button type="submit" size="large">
          Continue to Payment
        </Button>
      </div>
    </form>
  );
};
