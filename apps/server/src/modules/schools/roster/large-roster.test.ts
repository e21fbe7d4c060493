import { expect, test } from 'vitest';
import type { ListImported, ListPreview } from '@hedgerow/contracts/rosters';
import { anAdministrator } from '../../../testing/people.ts';
import { packed } from '../../../testing/rosters/samples.ts';
import { runs } from '../../../testing/runs.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const testApp = startTestApp();

const userLine = (at: number) => [`u${at},,,true,,,First${at},Last${at},,${70_000 + at},,,,,${7 + (at % 5)},,,,,,,s-1,`];

// In the gate a third of them, which still takes many statements.
test('a school of 1,500 with twelve sets each comes in as one package', async () => {
  const administrator = await anAdministrator(testApp());
  const takeIn = async (wish: object): Promise<ListImported> => {
    const { digest } = (await administrator.post('/api/school/pupil-list/preview', wish)).json<ListPreview>();
    return (await administrator.post('/api/school/pupil-list', { ...wish, digest })).json<ListImported>();
  };
  const pupils = runs(500, 1500);
  const many = Array.from({ length: pupils }, (_, at) => at);
  const users = [
    'sourcedId,status,dateLastModified,enabledUser,username,userIds,givenName,familyName,middleName,identifier,email,sms,phone,agentSourcedIds,grades,password,userMasterIdentifier,resourceSourcedIds,preferredGivenName,preferredMiddleName,preferredFamilyName,primaryOrgSourcedId,pronouns',
    ...many.flatMap(userLine),
  ];
  const roles = [
    'sourcedId,status,dateLastModified,userSourcedId,roleType,role,beginDate,endDate,orgSourcedId,userProfileSourcedId',
    ...many.map((at) => `r${at},,,u${at},primary,student,,,s-1,`),
  ];
  const classLines = [
    'sourcedId,status,dateLastModified,title,grades,courseSourcedId,classCode,classType,location,schoolSourcedId,termSourcedIds,subjects,subjectCodes,periods',
    ...Array.from({ length: 600 }, (_, at) => `k${at},,,Set ${at},8,,,scheduled,,s-1,y-26,Mathematics,,`),
  ];
  const places = [
    'sourcedId,status,dateLastModified,classSourcedId,schoolSourcedId,userSourcedId,role,primary,beginDate,endDate',
    ...many.flatMap((at) => Array.from({ length: 12 }, (_, set) => `e${at}-${set},,,k${(at * 7 + set * 50) % 600},s-1,u${at},student,,,`)),
  ];
  const archive = packed({
    'users.csv': users.join('\n'),
    'roles.csv': roles.join('\n'),
    'classes.csv': classLines.join('\n'),
    'enrollments.csv': places.join('\n'),
  });
  const wish = { archive, choices: { orgId: 's-1' } };
  expect(await takeIn(wish)).toMatchObject({ created: pupils, classes: 600, placed: 12 * pupils });
  expect(await takeIn(wish)).toMatchObject({ created: 0, same: pupils, placed: 0, moved: 0 });
}, 120_000);
