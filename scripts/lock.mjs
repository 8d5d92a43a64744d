// One process at a time: a lock is a file that names its owner. If the owner no longer runs, the lock is taken over.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for the lock, runs `work`, and releases the lock. */
export async function withLock(file, work) {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await sleep(50);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isOwned(file)) rmSync(file, { force: true });
    return false;
  }
}

function isOwned(file) {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // An empty file was just created, and its owner has not written its id yet.
    if (pid > 0) process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
