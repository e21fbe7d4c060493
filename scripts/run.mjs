import { spawn } from 'node:child_process';
import { projectEnvironment, root } from './dependencies.mjs';

/** Runs one command in the project's environment and answers its exit code. Signals go on to it. */
export const run = (command, args = [], extra = {}) =>
  new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: projectEnvironment(extra),
      shell: process.platform === 'win32',
    });
    const pass = (signal) => child.kill(signal);
    process.on('SIGTERM', pass);
    // Ctrl-C reaches the whole group by itself: only wait for the child to finish.
    process.on('SIGINT', () => {});
    // A signal to npm ends the shell between it and us, and no more: when that is gone, the command is told to stop.
    const parent = process.ppid;
    const watch = setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 300);
    watch.unref();
    child.once('error', () => settle(127));
    child.once('exit', (code, signal) => settle(code ?? (signal === 'SIGKILL' ? 137 : 1)));
  });

/** The same for one of several at a time: what it says comes in one piece when it has ended. */
export const runQuietly = (command, args = []) =>
  new Promise((settle) => {
    let said = '';
    const child = spawn(command, args, { cwd: root, env: projectEnvironment(), shell: process.platform === 'win32' });
    const stop = () => child.kill('SIGTERM');
    process.on('SIGTERM', stop);
    const end = (code) => {
      process.off('SIGTERM', stop);
      settle({ code, said });
    };
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
    child.once('error', ({ message }) => {
      said += message;
      end(127);
    });
    child.once('close', (code) => end(code ?? 1));
  });
