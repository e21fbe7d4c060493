import { type ComponentType, type KeyboardEvent, type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '@hedgerow/contracts/accounts';
import classes from './account-menu.module.css';

/** What every dialog of the menu takes; it is mounted closed and then opened (ui/dialog.tsx). */
export type AccountDialogProps = { readonly opened: boolean; readonly onClose: () => void; readonly user: User };

/** One line of the menu. The entries stand in `shells/account-entries.tsx`: shells may use every feature, features do not know each other. */
export type AccountEntry = {
  readonly words: string;
  /** A Tabler icon of 20 px. */
  readonly icon: ReactNode;
  readonly roles: readonly User['role'][];
  /** Not for a second carer of somebody else's family. */
  readonly ownersOnly?: true;
  /** `lazy(() => import(...))`: loaded when it is chosen. */
  readonly dialog: ComponentType<AccountDialogProps>;
};

type Props = {
  readonly entries: readonly AccountEntry[];
  readonly user: User;
  readonly opened: boolean;
  readonly onClose: () => void;
  /** The button that opens the menu: the focus returns to it. */
  readonly button: RefObject<HTMLButtonElement | null>;
};

const itemsOf = (menu: HTMLElement): readonly HTMLElement[] => [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/** Arrows, Home and End go round the entries. */
const move = (event: KeyboardEvent<HTMLElement>): void => {
  const items = itemsOf(event.currentTarget);
  const at = items.findIndex((item) => item === document.activeElement);
  const targets: Readonly<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined) return;
  event.preventDefault();
  items.at(target % items.length)?.focus();
};

const usePressOutside = (menu: RefObject<HTMLElement | null>, button: RefObject<HTMLElement | null>, onPress: () => void): void => {
  useEffect(() => {
    const listen = ({ target }: PointerEvent) => {
      if (target instanceof Node && !menu.current?.contains(target) && !button.current?.contains(target)) onPress();
    };
    document.addEventListener('pointerdown', listen);
    return () => document.removeEventListener('pointerdown', listen);
  }, [menu, button, onPress]);
};

type ListProps = Omit<Props, 'opened' | 'user'> & { readonly onChoose: (entry: AccountEntry) => void };

const Entries = ({ entries, onChoose, onClose, button }: ListProps) => {
  const menu = useRef<HTMLDivElement>(null);
  usePressOutside(menu, button, onClose);
  useEffect(() => {
    if (menu.current !== null) itemsOf(menu.current)[0]?.focus();
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    move(event);
    if (event.key === 'Tab') onClose();
    if (event.key !== 'Escape') return;
    button.current?.focus();
    onClose();
  };
  return (
    <div ref={menu} role="menu" aria-label="Account Settings" tabIndex={-1} className={classes.menu} onKeyDown={onKeyDown}>
      {entries.map((entry) => (
        <button key={entry.words} type="button" role="menuitem" tabIndex={-1} className={classes.entry} onClick={() => onChoose(entry)}>
          {entry.icon}
          {entry.words}
        </button>
      ))}
    </div>
  );
};

/** docs/product/families.md#account-settings: the "Account Settings" menu of parents and teachers; a pupil's has their own settings alone. */
export const AccountMenu = ({ entries, user, opened, onClose, button }: Props) => {
  const [dialog, setDialog] = useState<{ readonly entry: AccountEntry; readonly opened: boolean; readonly turn: number }>();
  const own = entries.filter(({ roles, ownersOnly = false }) => roles.includes(user.role) && !(ownersOnly && user.carer));
  const choose = (entry: AccountEntry) => {
    onClose();
    // The line itself goes: where the dialog returns the focus to is the button.
    button.current?.focus();
    setDialog((before) => ({ entry, opened: true, turn: (before?.turn ?? 0) + 1 }));
  };
  const Chosen = dialog?.entry.dialog;
  return (
    <>
      {opened && <Entries entries={own} onChoose={choose} onClose={onClose} button={button} />}
      {dialog !== undefined && Chosen !== undefined && (
        <Suspense>
          <Chosen key={dialog.turn} user={user} opened={dialog.opened} onClose={() => setDialog({ ...dialog, opened: false })} />
        </Suspense>
      )}
    </>
  );
};
