import { type Child, familyMessages } from '@hedgerow/contracts/families';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../lib/api-error.ts';
import { LinesSkeleton } from '../../ui/skeletons.tsx';
import { StepHeading } from '../../ui/step-heading.tsx';
import { showToast } from '../../ui/toast.ts';
import { schoolsQuery, useKeepWaitingChild, useUpdateChild } from './api.ts';
import { ChildForm } from './child-form.tsx';
import { bodyOf, emptyFields, fieldsOf } from './child-form-rules.ts';
import { FormTrouble } from './form-trouble.tsx';

type EditProps = {
  readonly child: Child;
  readonly submitWords: string;
  readonly onSaved: (child: Child) => void;
  readonly onCancel: () => void;
};

const EditForm = ({ child, schools, submitWords, onSaved, onCancel }: EditProps & { readonly schools: readonly string[] }) => {
  const [fields, setFields] = useState(() => fieldsOf(child, schools));
  const { mutate, isPending, error } = useUpdateChild();
  const trouble = error && <FormTrouble title="Update Failed" words={messageOf(error, familyMessages.updateFailed)} />;
  const save = () => mutate({ id: child.id, ...bodyOf(fields) }, { onSuccess: onSaved });
  return (
    <ChildForm
      fields={fields}
      onChange={setFields}
      submitWords={submitWords}
      busy={isPending}
      onSubmit={save}
      onCancel={onCancel}
      trouble={trouble}
    />
  );
};

/** Corrects a child in place; plan and payment are skipped (docs/product/families.md#changing-and-removing-a-child). */
export const EditChild = ({ child, onSaved, ...rest }: EditProps) => {
  const { data: schools, isPending } = useQuery(schoolsQuery);
  const saved = (after: Child) => {
    if (after.status === 'active')
      showToast({ kind: 'success', title: 'Child Updated Successfully', message: `${after.firstName}’s details are saved.` });
    onSaved(after);
  };
  return (
    <>
      <StepHeading step={child.id} mb={12}>
        {child.firstName}’s details
      </StepHeading>
      {isPending ? <LinesSkeleton lines={8} /> : <EditForm child={child} schools={schools ?? []} onSaved={saved} {...rest} />}
    </>
  );
};

type NewProps = { readonly onKept: (child: Child) => void };

/** Somebody new: kept on the server as soon as the form is whole, so that nothing is lost on the way to the payment. */
export const NewChild = ({ onKept }: NewProps) => {
  const [fields, setFields] = useState(emptyFields);
  const { mutate, isPending, error } = useKeepWaitingChild();
  const trouble = error && <FormTrouble title="Failed to Add Child" words={messageOf(error, familyMessages.addFailed)} />;
  const keep = () => mutate(bodyOf(fields), { onSuccess: onKept });
  return (
    <>
      <StepHeading step="form" mb={12}>
        Who is learning?
      </StepHeading>
      <ChildForm fields={fields} onChange={setFields} submitWords="Continue to plans" busy={isPending} onSubmit={keep} trouble={trouble} />
    </>
  );
};
