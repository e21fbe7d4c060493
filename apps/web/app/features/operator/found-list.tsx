import { IconPlus } from '@tabler/icons-react';
import { type ComponentProps, useState } from 'react';
import { ButtonLink } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { Status } from '../../ui/row-list.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { DeskRow } from './desk-row.tsx';
import classes from './operator.module.css';

type Item = {
  readonly id: string;
  readonly title: string;
  readonly about: string;
  /** What it is found by, beside its title and its address. */
  readonly words: string;
  readonly state: { readonly tone: ComponentProps<typeof Status>['tone']; readonly words: string };
};
type Props = {
  readonly title: string;
  /** "article": the section is `articles`, and `article` in the address opens one. */
  readonly one: string;
  readonly items: readonly Item[];
};

/** What operators write on pages of their own: found by its words, and a new one is begun. */
export const FoundList = ({ title, one, items }: Props) => {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim().toLowerCase();
  const shown = items.filter(({ id, title: name, words }) => `${name} ${words} ${id}`.toLowerCase().includes(wanted));
  const way = (id: string): string => `?section=${one}s&${one}=${id}`;
  return (
    <Panel
      title={title}
      aside={
        <ButtonLink to={way('new')} icon={<IconPlus size={20} aria-hidden />}>
          New {one}
        </ButtonLink>
      }
    >
      <search className={classes.tools} aria-label={title}>
        <SearchField label={`Search ${one}s`} value={typed} onChange={setTyped} />
      </search>
      <ul className={desk.rows}>
        {shown.map(({ id, title: name, about, state }) => (
          <DeskRow key={id} name={name} about={about}>
            <Status tone={state.tone}>{state.words}</Status>
            <ButtonLink kind="quiet" to={way(id)} aria-label={`Edit ${name}`}>
              Edit
            </ButtonLink>
          </DeskRow>
        ))}
      </ul>
      {shown.length === 0 && <p className={desk.soft}>No {one} has these words.</p>}
    </Panel>
  );
};
