import type { SubscriptionSummary } from '@hedgerow/contracts/billing';
import type { Child } from '@hedgerow/contracts/families';
import { maxChildren, planName } from '@hedgerow/domain/plans';
import { IconPencil, IconUserPlus } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { formatDate } from '../../lib/dates.ts';
import { SeedlingScene } from '../../ui/art/scenes.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { showToast } from '../../ui/toast.ts';
import { readFamilyAgain, useKeepChild, useRemoveChild } from './api.ts';
import classes from './manage.module.css';
import type { ManageParts } from './parts.ts';
import { RemoveQuestion } from './remove-question.tsx';

type Props = {
  readonly family: readonly Child[];
  readonly subscription: SubscriptionSummary | undefined;
  readonly Initial: ManageParts['Initial'];
  readonly onAdd: () => void;
  readonly onEdit: (child: Child) => void;
  readonly onFinish: (child: Child) => void;
};

/** The plan in words, and when it ends. */
const standingOf = ({ status, currentPlan, planEndsAt }: Child): string => {
  if (status === 'pending') return 'Pending Payment';
  return planEndsAt === null ? planName(currentPlan) : `${planName(currentPlan)}, until ${formatDate(planEndsAt)}`;
};

const failed = (title: string) => (error: Error) =>
  showToast({ kind: 'error', title, message: messageOf(error, 'Nothing was changed. Please try again.') });

type CardProps = Omit<Props, 'family' | 'onAdd'> & { readonly child: Child; readonly isLast: boolean };

const ChildRow = ({ child, isLast, subscription, Initial, onEdit, onFinish }: CardProps) => {
  const [asking, setAsking] = useState(false);
  const remove = useRemoveChild();
  const keep = useKeepChild();
  const client = useQueryClient();
  const { id, firstName: name, leavingAt } = child;
  const paidUntil = child.planEndsAt ?? (child.currentPlan === 'free' ? null : (subscription?.renewalDate ?? subscription?.endsAt ?? null));

  const yes = () =>
    remove.mutate(id, {
      onError: (error) => {
        // Pressed twice, or in another tab too: the child is gone, and the list is read again.
        if (error instanceof ApiError && error.status === 404) {
          setAsking(false);
          return void readFamilyAgain(client);
        }
        return failed(`${name} was not removed`)(error);
      },
      onSuccess: ({ child: left }) => {
        setAsking(false);
        const until = left?.leavingAt ?? null;
        const message =
          until === null
            ? `${name} is not on your account any more.`
            : `${name} leaves on ${formatDate(until)}. You can keep ${name} until then.`;
        showToast({ kind: 'success', title: 'Child Removed', message });
      },
    });
  const keepThem = () =>
    keep.mutate(id, {
      onError: failed(`${name} could not be kept`),
      onSuccess: () => showToast({ kind: 'success', title: `${name} stays`, message: 'Nothing is charged now.' }),
    });

  return (
    <li className={classes.child}>
      <div className={classes.who}>
        <Initial name={name} id={id} size="large" />
        <div className={classes.facts}>
          <h3 className={classes.name}>
            {name} {child.lastName}
          </h3>
          <p className={classes.soft}>
            {child.yearGroup}
            {child.age !== null && `, ${child.age} years old`}
            {child.school !== null && `, ${child.school}`}
          </p>
          <p className={classes.plan} data-pending={child.status === 'pending'}>
            {standingOf(child)}
          </p>
          {child.studentUsername !== null && (
            <p className={classes.soft}>
              Username <span translate="no">{child.studentUsername}</span>
            </p>
          )}
        </div>
      </div>
      {leavingAt !== null && (
        <div className={classes.leaving}>
          <p>
            {name} leaves your account on {formatDate(leavingAt)}.
          </p>
          <Button busy={keep.isPending} onClick={keepThem}>
            Keep {name}
          </Button>
        </div>
      )}
      {asking && (
        <RemoveQuestion
          child={child}
          isLast={isLast}
          paidUntil={paidUntil === null ? undefined : formatDate(paidUntil)}
          busy={remove.isPending}
          onYes={yes}
          onNo={() => setAsking(false)}
        />
      )}
      {!asking && leavingAt === null && (
        <div className={classes.actions}>
          {child.status === 'pending' && <Button onClick={() => onFinish(child)}>Choose a plan and pay</Button>}
          <Button kind="quiet" icon={<IconPencil size={20} aria-hidden />} aria-label={`Edit ${name}`} onClick={() => onEdit(child)}>
            Edit
          </Button>
          <Button kind="text" aria-label={`Remove ${name}`} onClick={() => setAsking(true)}>
            Remove
          </Button>
        </div>
      )}
    </li>
  );
};

const hasPlan = ({ status, currentPlan, leavingAt }: Child): boolean => status === 'active' && currentPlan !== 'free' && leavingAt === null;

/** Everybody of the family, to correct, to pay for, or to let go. */
export const MyChildren = ({ family, onAdd, ...rest }: Props) => {
  if (family.length === 0)
    return (
      <EmptyState order={3} scene={<SeedlingScene />} title="No Children Added Yet" action={<Button onClick={onAdd}>Add New Child</Button>}>
        Tell us who is learning, choose a plan, and their sign-in is ready.
      </EmptyState>
    );
  return (
    <>
      <ul className={classes.children}>
        {family.map((child) => (
          <ChildRow key={child.id} child={child} isLast={family.filter(hasPlan).every(({ id }) => id === child.id)} {...rest} />
        ))}
      </ul>
      {family.length < maxChildren ? (
        <Button kind="quiet" icon={<IconUserPlus size={20} aria-hidden />} onClick={onAdd}>
          Add New Child
        </Button>
      ) : (
        <p className={classes.soft}>A family can have up to 3 children.</p>
      )}
    </>
  );
};
