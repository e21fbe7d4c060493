import { NativeSelect } from '@mantine/core';

type Group = { readonly id: string; readonly name: string };
type Props = { readonly groups: readonly Group[]; readonly value: string; readonly onChange: (groupId: string) => void };

/** Everybody of a class, or one of its groups ('' is everybody). Nothing stands here where there are no groups. */
export const GroupFilter = ({ groups, value, onChange }: Props) =>
  groups.length === 0 ? null : (
    <NativeSelect
      label="Show"
      data={[{ value: '', label: 'The whole class' }, ...groups.map(({ id, name }) => ({ value: id, label: name }))]}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
