import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';

/** What tells one process from all others, those that had its number before it too. */
export interface ProcessMark {
  readonly host: string;
  readonly pid: number;
  /** When it began, as the system tells it; empty where the system does not. */
  readonly began: string;
}

/** Who runs on this machine. */
export interface Processes {
  readonly self: ProcessMark;
  /** Whether a process still runs; true where nobody here can know, as of another machine. */
  runs(mark: ProcessMark): boolean;
}

export const machineProcesses: Processes = {
  get self() {
    return { host: hostname(), pid: process.pid, began: beganAt(process.pid) };
  },
  runs: ({ host, pid, began }) => {
    if (host !== hostname()) return true;
    if (!exists(pid)) return false;
    const now = beganAt(pid);
    // a number is given again, after a restart of the machine above all
    return now === '' || began === '' || now === began;
  },
};

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function beganAt(pid: number): string {
  try {
    return process.platform === 'linux' ? beganOnLinux(pid) : process.platform === 'win32' ? '' : beganByPs(pid);
  } catch {
    return '';
  }
}

/** The start of the machine, and the ticks from there to the start of the process. */
function beganOnLinux(pid: number): string {
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // the name of the program stands in brackets, and may hold some itself
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return `${boot}:${fields[19]}`;
}

function beganByPs(pid: number): string {
  const env = { ...process.env, LC_ALL: 'C' };
  return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { env, encoding: 'utf8' }).trim();
}
