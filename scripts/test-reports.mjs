import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './dependencies.mjs';

/** What npm run check found, for npm test to tell again at its end. */
export const checkReportFile = join(root, 'test-results', 'check.json');

/** A failure in at most 25 lines: its message and where it stood, not the whole trace. */
const brief = (text) => stripVTControlCharacters(text).split('\n').slice(0, 25).join('\n');

const read = (file) => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A run that broke without naming a test (a file that does not load, a browser that is missing) is a failure all the same. */
const unnamed = (what, code) => ({ name: `${what} ended with code ${code}`, message: '' });

/** The end of what each failed check said: complaints come last. */
export const checkReport = (file, code) => {
  if (code === 0) return [];
  const failed = (read(file) ?? []).map(({ name, message }) => ({
    name,
    message: brief(message.trimEnd().split('\n').slice(-25).join('\n')),
  }));
  return failed.length > 0 ? failed : [unnamed('npm run check', code)];
};

/** Seconds of the tests in each workspace, added up: two files run at the same time. */
const secondsByWorkspace = (results) => {
  const seconds = {};
  for (const { name, startTime, endTime } of results) {
    const workspace = relative(root, name).split(/[\\/]/).slice(0, 2).join('/');
    seconds[workspace] = (seconds[workspace] ?? 0) + (endTime - startTime) / 1000;
  }
  return seconds;
};

/** vitest's JSON report: how many passed, which failed and in which files. */
export const unitReport = (file, code) => {
  const report = read(file);
  if (report === undefined) return { passed: 0, failed: [unnamed('units', code)], files: [], seconds: {} };
  const broken = report.testResults.filter((result) => result.status === 'failed');
  const failed = broken.flatMap((result) => {
    const place = relative(root, result.name);
    const tests = result.assertionResults.filter((test) => test.status === 'failed');
    if (tests.length === 0) return [{ name: place, message: brief(result.message ?? '') }];
    return tests.map((test) => ({ name: `${place} › ${test.fullName}`, message: brief(test.failureMessages.join('\n')) }));
  });
  if (code !== 0 && failed.length === 0) failed.push(unnamed('units', code));
  return {
    passed: report.numPassedTests,
    failed,
    files: broken.map((result) => result.name),
    seconds: secondsByWorkspace(report.testResults),
  };
};

const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];

/** Playwright's JSON report: how many passed, which failed, which passed at the second try, and the five slowest with their seconds. */
export const journeyReport = (file, code) => {
  const report = read(file);
  if (report === undefined) return { passed: 0, failed: [unnamed('journeys', code)], flaky: [], slowest: {} };
  const runs = report.suites.flatMap(specsOf).flatMap((spec) =>
    spec.tests.map((test) => ({
      status: test.status,
      name: `[${test.projectName}] ${spec.file}:${spec.line} ${spec.title}`,
      seconds: test.results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
      message: brief(test.results.find((result) => result.error !== undefined)?.error?.message ?? ''),
    })),
  );
  const failed = runs.filter((one) => one.status === 'unexpected');
  const flaky = runs.filter((one) => one.status === 'flaky');
  if (code !== 0 && failed.length === 0) failed.push(unnamed('journeys', code));
  const slowest = runs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 5);
  return {
    passed: runs.filter((one) => one.status === 'expected').length + flaky.length,
    failed,
    flaky,
    slowest: Object.fromEntries(slowest.map(({ name, seconds }) => [name, seconds])),
  };
};
