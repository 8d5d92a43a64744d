import type { Command } from 'commander';
import type { Io } from './io.ts';
export function addFuzz(program: Command, _io: Io): void { program.command('fuzz <game>'); }
