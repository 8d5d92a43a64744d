import { describe, expect, it } from 'vitest';
import { game } from '../games/sample/whole.ts';
import type { Lesson, LessonStep } from './lesson.ts';
import { lessonFaults } from './lessonCheck.ts';

const SECTIONS = new Set(['1.0', '4.1']);
const READ: LessonStep = { title: { ja: '題', en: 'title' }, text: { ja: '文[4.1]', en: 'text [4.1]' } };
const END = { type: 'end-phase' };

/** What the sample draws when it is set up. */
const SETUP = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

const of = (steps: readonly LessonStep[], more: Partial<Lesson> = {}): string[] =>
  lessonFaults(game, { scenario: 'dawn', options: {}, role: 'blue', setup: SETUP, steps, ...more }, SECTIONS);

describe('a lesson', () => {
  it('without a fault has none', () => {
    expect(of([READ, { ...READ, moves: [END] }])).toEqual([]);
  });

  it('is played on from move to move', () => {
    const both: LessonStep = { ...READ, moves: [END, { ...END, by: 'red', rolls: [0, 0] }] };
    expect(of([both, READ])).toEqual([]);
    expect(
      of([
        { ...READ, moves: [END] },
        { ...READ, moves: [END] },
      ]).join(),
    ).toContain('is not for blue to decide');
  });

  it.each<[string, LessonStep, string]>([
    ['a text in one language', { ...READ, text: { ja: '', en: 'x' } }, 'missing in one language'],
    ['other rules in the other language', { ...READ, text: { ja: '[1.0]', en: '[4.1]' } }, 'the rules differ'],
    ['an unknown section', { ...READ, text: { ja: '[9.9]', en: '[9.9]' } }, 'there is no section 9.9'],
    ['an unknown scenario', { ...READ, text: { ja: '[S3.1]', en: '[S3.1]' } }, 'there is no section S3.1'],
    ['an unknown hex', { ...READ, point: { hexes: ['9999'] } }, 'unknown hex "9999"'],
    ['an unknown unit', { ...READ, point: { units: ['Zorro'] } }, 'unknown unit "Zorro"'],
    ['a move that names nothing', { ...READ, moves: [{ type: 'move', unit: 'Zorro' }] }, 'unknown unit'],
    ['an illegal move', { ...READ, moves: [{ type: 'dance' }] }, 'dance is refused'],
    ['the wrong side’s move', { ...READ, moves: [{ ...END, by: 'red' }] }, 'is not for red to decide'],
    ['dice that are not asked for', { ...READ, moves: [{ ...END, rolls: [3] }] }, 'leaves 1 dice'],
    ['a group with dice', { ...READ, moves: [[{ ...END, rolls: [3] }, END]] }, 'a group rolls dice'],
  ])('with %s is told of it', (_, step, fault) => {
    expect(of([step]).join('\n')).toContain(fault);
  });

  it('has a known scenario, side and options, and steps', () => {
    expect(of([], { scenario: 'dusk', role: 'green', options: { fog: true } })).toMatchObject([
      'no scenario dusk',
      'no role green',
      expect.stringContaining('unknown option'),
      'no steps',
    ]);
  });

  it('may begin at a position instead of the setup', () => {
    const position = { phase: 'combat', units: { B1: { hex: '0303' }, R1: { hex: '0403' } } };
    const attack: LessonStep = { ...READ, moves: [{ type: 'commit' }] };
    expect(of([attack]).join()).toContain('commit is refused');
    expect(of([attack], { position })).toEqual([]);
    expect(of([READ], { position: { phase: 'siesta' } })).toContain('setup: there is no phase siesta of blue');
  });
});
