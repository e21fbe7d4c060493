import { readSubject, subjectName, type SubjectId } from '@hedgerow/domain/subjects';
import { NativeSelect } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ownSubjects, usePupil } from '../../lib/pupil.ts';

/** The subject in the address, so that coming back leads to the same one; else the one given, where it is the pupil's. */
export const useChosenSubject = (usual: SubjectId): readonly [SubjectId, (subject: SubjectId) => void] => {
  const [search, setSearch] = useSearchParams();
  const chosen = readSubject(search.get('subject') ?? '') ?? usual;
  const choose = (subject: SubjectId) => setSearch({ subject }, { replace: true, preventScrollReset: true });
  return [chosen, choose];
};

type Props = { readonly value: SubjectId; readonly onChange: (subject: SubjectId) => void };

/** One of the pupil's subjects. */
export const SubjectChoice = ({ value, onChange }: Props) => (
  <NativeSelect
    label="Subject"
    value={value}
    onChange={({ currentTarget }) => {
      const subject = readSubject(currentTarget.value);
      if (subject !== undefined) onChange(subject);
    }}
    data={ownSubjects(usePupil())
      .map((id) => ({ value: id, label: subjectName(id) }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en-GB'))}
  />
);
