import { TextInput } from '@mantine/core';
import desk from '../../ui/desk.module.css';
import type { FieldErrors } from './first-errors.ts';

/** "Half-term: a plan" is at half-term-a-plan. */
const addressFrom = (title: string): string =>
  title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|['’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-+|-+$/g, '');

type Named = { readonly id: string; readonly title: string };

type Props = {
  readonly values: Named;
  readonly errors: FieldErrors;
  readonly isNew: boolean;
  /** What the address is called. */
  readonly address: string;
  readonly onChange: (change: Partial<Named>) => void;
};

/** The title, and the address: of a new one it follows the title until somebody writes their own. */
export const TitleFields = ({ values: { id, title }, errors, isNew, address, onChange }: Props) => {
  const retitle = (next: string) => onChange({ title: next, ...(isNew && id === addressFrom(title) ? { id: addressFrom(next) } : {}) });
  return (
    <div className={desk.pair}>
      <TextInput
        name="title"
        label="Title"
        maxLength={120}
        value={title}
        error={errors['title']}
        onChange={(event) => retitle(event.currentTarget.value)}
      />
      <TextInput
        name="id"
        label={address}
        readOnly={!isNew}
        maxLength={80}
        value={id}
        error={errors['id']}
        onChange={(event) => onChange({ id: event.currentTarget.value })}
      />
    </div>
  );
};
