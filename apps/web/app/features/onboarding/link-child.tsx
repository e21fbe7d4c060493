import { type LinkedChild, onboardingMessages } from '@hedgerow/contracts/onboarding';
import { type BirthMonth, birthMonthWords } from '@hedgerow/domain/birth';
import { yearGroupName, yearGroups } from '@hedgerow/domain/year-groups';
import { Alert, Checkbox, NativeSelect, TextInput, Title } from '@mantine/core';
import { isNotEmpty, useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { ApiError, messageOf } from '../../lib/api-error.ts';
import { focusFirstError } from '../../lib/focus-first-error.ts';
import { keepCompletedChildren, setFlag } from '../../lib/onboarding-session.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast.ts';
import { linkedChildQuery, parentChildrenQuery, useLinkChild } from './api.ts';
import { forgetCarriedCode } from './carried-code.ts';
import classes from './link.module.css';
import { LinkDoesNotWork } from './link-does-not-work.tsx';

type FormProps = { readonly child: LinkedChild; readonly code: string };

const LinkForm = ({ child, code }: FormProps) => {
  const { firstName, lastName, dateOfBirth, age, yearGroup, hasAccount } = child;
  const link = useLinkChild();
  const client = useQueryClient();
  const navigate = useNavigate();
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: { yearGroup, school: '', guardian: false },
    validate: {
      school: isNotEmpty(onboardingMessages.school),
      guardian: (yes) => (yes ? null : onboardingMessages.guardian),
    },
  });
  const goOn = async () => {
    forgetCarriedCode();
    setFlag('childrenSetupComplete');
    const children = await client.fetchQuery({ ...parentChildrenQuery, staleTime: 0 }).catch(() => undefined);
    if (children !== undefined) keepCompletedChildren(children);
    showToast({ title: `${firstName} is in your family`, message: 'Next, choose a plan.' });
    await navigate('/onboarding/plan-selection', { replace: true });
  };
  const send = (values: typeof form.values) =>
    link.mutate({ code, yearGroup: values.yearGroup, school: values.school, guardian: true }, { onSuccess: () => void goOn() });
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit(send, focusFirstError(form))}>
      <Title order={1}>{`Add ${firstName} to your family`}</Title>
      <p className={classes.words}>
        {hasAccount
          ? `${firstName} learns with Hedgerow already and asks you to join. From then on you see ${firstName}’s work and choose the plan. Everything that ${firstName} has done is kept.`
          : `${firstName} would like to learn with Hedgerow and is under 13, so it is your decision. Nothing about ${firstName} is kept until you add them here.`}
      </p>
      <dl className={classes.facts}>
        <dt>Name</dt>
        <dd>
          {firstName} {lastName}
        </dd>
        <dt>Born</dt>
        <dd>{birthMonthWords(dateOfBirth as BirthMonth)}</dd>
        <dt>Age</dt>
        <dd>{age}</dd>
      </dl>
      <NativeSelect
        label="Year group"
        description="For this school year. Change it if theirs is different."
        data={yearGroups.map(yearGroupName)}
        key={form.key('yearGroup')}
        {...form.getInputProps('yearGroup')}
      />
      <TextInput
        label="School name"
        description="Write “Home” if they learn at home."
        autoComplete="off"
        maxLength={120}
        key={form.key('school')}
        {...form.getInputProps('school')}
      />
      <Checkbox
        label={`I am ${firstName}’s parent or guardian, and 18 or over.`}
        key={form.key('guardian')}
        {...form.getInputProps('guardian', { type: 'checkbox' })}
      />
      {link.isError && (
        <Alert color="red" icon={<IconAlertCircle aria-hidden />} title={`${firstName} was not added`}>
          {messageOf(link.error, 'Please try again in a moment.')}
        </Alert>
      )}
      <Button type="submit" size="large" wide busy={link.isPending || link.isSuccess}>
        {`Add ${firstName} to my family`}
      </Button>
      <p className={classes.soft}>
        {hasAccount
          ? `Next you choose a plan. ${firstName} signs in as before, with their own email and password.`
          : `Next you choose a plan. Then ${firstName} gets their own username and password, for you to keep safe.`}
      </p>
    </form>
  );
};

/** docs/product/accounts.md#pupils-who-come-alone, the parent's screen: who it is, and the decision. */
export const LinkChild = ({ code }: { readonly code: string }) => {
  const { data: child, error, isFetching, refetch } = useQuery(linkedChildQuery(code));
  if (child !== undefined) return <LinkForm child={child} code={code} />;
  if (error instanceof ApiError && error.code === 'invalid') return <LinkDoesNotWork />;
  if (error !== null)
    return <ErrorState title="We could not open this link" error={error} busy={isFetching} onRetry={() => void refetch()} />;
  return <LinesSkeleton lines={8} />;
};
