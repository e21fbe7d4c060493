import type { LtiClass, LtiCourseList, LtiPerson } from '@hedgerow/contracts/lti';
import type { TeacherClass } from '@hedgerow/contracts/classes';
import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import desk from '../../ui/desk.module.css';
import { Panel } from '../../ui/panel.tsx';
import { PupilLink, PupilLinks } from '../../ui/pupil-link.tsx';
import { Refused } from '../../ui/refused.tsx';
import { Status } from '../../ui/row-list.tsx';
import { platformQuery, useLink, useReadList, useUnlink } from './api.ts';

type Course = LtiClass[number];
type Shown = Pick<TeacherClass, 'id' | 'name'>;

const called = (name: string): string => (name === '' ? 'Somebody without a name' : name);

type WhoProps = {
  readonly shown: Shown;
  readonly course: Course;
  readonly subject: string;
  readonly name: string;
  readonly likely: LtiPerson | null;
  readonly onLinked: () => void;
};

/** One person of the platform: the teacher says which pupil it is. */
const Who = ({ shown, course, subject, name, likely, onLinked }: WhoProps) => {
  const link = useLink(shown.id, course.id);
  const [childId, setChild] = useState(likely?.id ?? '');
  return (
    <li className={desk.row}>
      <div className={desk.words}>
        <p className={desk.name}>{called(name)}</p>
        {likely !== null && <p className={desk.soft}>{`This is most likely ${likely.name}. Please check before you link them.`}</p>}
        {link.error !== null && <Refused title="Nobody was linked" error={link.error} />}
      </div>
      <div className={desk.actions}>
        <NativeSelect
          aria-label={`Which pupil is ${called(name)}?`}
          value={childId}
          data={[{ value: '', label: 'Choose a pupil' }, ...course.free.map((pupil) => ({ value: pupil.id, label: pupil.name }))]}
          onChange={(event) => setChild(event.currentTarget.value)}
        />
        <Button
          aria-label={`Link ${called(name)}`}
          busy={link.isPending}
          disabled={childId === ''}
          onClick={() => link.mutate({ subject, childId }, { onSuccess: onLinked })}
        >
          Link
        </Button>
      </div>
    </li>
  );
};

type ListProps = { readonly shown: Shown; readonly course: Course; readonly list: LtiCourseList; readonly onChanged: () => void };

const List = ({ shown, course, list: { members, notThere, families }, onChanged }: ListProps) => {
  const unlink = useUnlink(shown.id, course.id);
  const unknown = members.filter(({ linked, elsewhere }) => linked === null && !elsewhere);
  return (
    <>
      <h3 className={desk.heading}>{`On ${course.platform}: ${members.length === 1 ? '1 pupil' : `${members.length} pupils`}`}</h3>
      {unlink.error !== null && <Refused title="The link is still there" error={unlink.error} />}
      <ul className={desk.rows} aria-label="Linked pupils">
        {members.map(({ subject, name, linked, elsewhere }) =>
          linked !== null ? (
            <li key={subject} className={desk.row}>
              <div className={desk.words}>
                <p className={desk.name}>{called(name)}</p>
                <p className={desk.soft}>
                  Linked to{' '}
                  <PupilLink classId={shown.id} childId={linked.id}>
                    {linked.name}
                  </PupilLink>
                </p>
              </div>
              <Button
                kind="text"
                aria-label={`Undo the link of ${linked.name}`}
                busy={unlink.isPending && unlink.variables === linked.id}
                onClick={() => unlink.mutate(linked.id, { onSuccess: onChanged })}
              >
                Undo
              </Button>
            </li>
          ) : (
            elsewhere && (
              <li key={subject} className={desk.row}>
                <div className={desk.words}>
                  <p className={desk.name}>{called(name)}</p>
                </div>
                <Status tone="quiet">Linked in another class</Status>
              </li>
            )
          ),
        )}
      </ul>
      {unknown.length > 0 && (
        <>
          <h3 className={desk.heading}>Not linked yet</h3>
          <ul className={desk.rows} aria-label="Not linked yet">
            {unknown.map((one) => (
              <Who key={one.subject} {...one} shown={shown} course={course} onLinked={onChanged} />
            ))}
          </ul>
        </>
      )}
      {notThere.length > 0 && (
        <p>
          In {shown.name}, and not linked to anybody in the course: <PupilLinks classId={shown.id} pupils={notThere} />.
        </p>
      )}
      {families.length > 0 && (
        <p className={desk.soft}>
          Their account is their family’s, so they sign in with their username: <PupilLinks classId={shown.id} pupils={families} />.
        </p>
      )}
    </>
  );
};

const OneCourse = ({ shown, course }: { readonly shown: Shown; readonly course: Course }) => {
  const asked = useReadList(shown.id, course.id);
  // The list stays while it is read again, with what was chosen in its other rows.
  const [list, setList] = useState<LtiCourseList>();
  const read = (): void => asked.mutate(undefined, { onSuccess: setList });
  const { title, platform, hasList, linked, waiting } = course;
  return (
    <section aria-label={`${title}, ${platform}`}>
      <p>
        <strong>{title}</strong>
        {` on ${platform}. ${linked.length === 1 ? '1 pupil is' : `${linked.length} pupils are`} linked. Marks of work that is opened from there go back to it.`}
      </p>
      {waiting.length > 0 && (
        <>
          <h3 className={desk.heading}>Came, and nobody knows them</h3>
          <ul className={desk.rows} aria-label="Came, and nobody knows them">
            {waiting.map((one) => (
              <Who key={one.subject} {...one} shown={shown} course={course} onLinked={() => list !== undefined && read()} />
            ))}
          </ul>
        </>
      )}
      {asked.error !== null && <Refused title="The list was not read" error={asked.error} />}
      {list !== undefined && <List shown={shown} course={course} list={list} onChanged={read} />}
      {hasList && (
        <Button kind="quiet" busy={asked.isPending} onClick={read}>
          {list === undefined ? 'Read the class list of the platform' : 'Read it again'}
        </Button>
      )}
    </section>
  );
};

/** The courses of the school's learning platform that belong to a class. Nothing stands here while there is none. */
export const PlatformPanel = ({ shown }: { readonly shown: Shown }) => {
  const { data = [] } = useQuery(platformQuery(shown.id));
  if (data.length === 0) return null;
  return (
    <Panel title="Learning platform">
      {data.map((course) => (
        <OneCourse key={course.id} shown={shown} course={course} />
      ))}
    </Panel>
  );
};
