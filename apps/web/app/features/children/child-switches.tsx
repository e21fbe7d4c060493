import type { Child } from '@hedgerow/contracts/families';
import { Switch } from '@mantine/core';
import { useSwitchChild } from './api.ts';
import { announce } from '../../ui/announce.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast.ts';
import { messageOf } from '../../lib/api-error.ts';
import classes from './child-switches.module.css';

type Props = { readonly child: Pick<Child, 'id' | 'firstName' | 'streaksOn' | 'celebrationsOn' | 'suggestionsOn' | 'modelOn'> };
type Name = 'streaksOn' | 'celebrationsOn' | 'suggestionsOn' | 'modelOn';

const switches: readonly { readonly name: Name; readonly label: string; readonly about: string }[] = [
  {
    name: 'streaksOn',
    label: 'Streaks',
    about: 'Days of learning in a row, streak powers and streak badges. Weekends, and one rest day a week, never end a streak.',
  },
  {
    name: 'celebrationsOn',
    label: 'Celebrations',
    about: 'A little confetti and a card for each new badge or level. The badges stay when this is off.',
  },
  {
    name: 'suggestionsOn',
    label: 'Suggestions',
    about:
      'A program looks at the answers so far and suggests what to do next. When this is off, there are still the questions and cards that are due again, what you or a school set, and every topic to choose from. Today’s plan stays as it is.',
  },
  {
    name: 'modelOn',
    label: 'AI model',
    about:
      'Another company’s AI model may help with guides, questions, cards and feedback on essays. We take out names, school, addresses, dates of birth and numbers first. It is off under 13 until you turn it on.',
  },
];

/** What a parent lets the child's screens show. The server keeps it: it holds on every device. */
export const ChildSwitches = ({ child }: Props) => {
  const { mutate, isPending, variables } = useSwitchChild(child.id);
  const isOn = (name: Name): boolean => (isPending ? variables[name] : undefined) ?? child[name] ?? false;
  const turn = (name: Name, label: string, on: boolean) => {
    // One change after another; the switch keeps its focus meanwhile.
    if (isPending) return;
    mutate(
      { [name]: on },
      {
        onSuccess: () => announce(`${label} ${on ? 'on' : 'off'} for ${child.firstName}. Saved.`),
        onError: (error) =>
          showToast({ kind: 'error', title: 'Nothing was changed', message: messageOf(error, 'Please try again in a moment.') }),
      },
    );
  };
  // Where the product has no model there is nothing to switch.
  const shown = switches.filter(({ name }) => child[name] !== null);
  return (
    <Panel title={`What ${child.firstName} sees`}>
      <div className={classes.switches}>
        {shown.map(({ name, label, about }) => (
          <Switch
            key={name}
            size="md"
            label={label}
            description={about}
            checked={isOn(name)}
            onChange={({ currentTarget }) => turn(name, label, currentTarget.checked)}
          />
        ))}
      </div>
    </Panel>
  );
};
