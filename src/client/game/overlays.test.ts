import { describe, expect, it } from 'vitest';
import { scene, type TrialPosition } from '../../kit/trial.ts';
import { setLang } from '../app/settings.ts';
import { hexCaption, spokenHex, stackCaption, unitCaption } from './captions.ts';
import type { Desk } from './desk.ts';
import { letGo, watch } from './hands.ts';
import {
  commandInQuestion,
  overlayNotes,
  overlaysOf,
  supplyArrows,
  supplyInQuestion,
  zoneOverlay,
} from './overlays.ts';
import type { OverlayId } from './switches.ts';
import { at, deskOver, gameNamed, hex, unit } from './testing.ts';

const sixth = await gameNamed('sixth-army');
const POSITION: TrialPosition = {
  phase: 'movement',
  units: '6Pz/I/11@0205, 6Pz/4@0306, 6Pz/114@0306, 61C@0405, 81C@0706',
  activated: ['6Pz/I/11', '6Pz/4'],
};
const c = at(sixth, POSITION);

function deskAt(position: TrialPosition, ...overlays: readonly OverlayId[]): Desk {
  const desk = deskOver(sixth, scene(sixth, position).s);
  desk.overlays.value = new Set(overlays);
  return desk;
}

describe('overlays', () => {
  it('are empty while none is on', () => {
    const desk = deskAt(POSITION);
    desk.pointed.value = { unit: unit(c, '6Pz/4'), hex: hex(c, '0306') };
    expect([...overlaysOf(desk), ...overlayNotes(desk), ...supplyArrows(desk)]).toEqual([]);
  });

  it('show the reach of a unit with the cost in each hex, and where it must stop', () => {
    const desk = deskAt(POSITION, 'reach');
    desk.pointed.value = { unit: unit(c, '6Pz/I/11') };
    const notes = new Map(overlayNotes(desk).map(m => [m.hex, m]));
    expect(notes.get(hex(c, '0105'))).toMatchObject({ kind: 'note', label: '1' });
    expect(notes.get(hex(c, '0305'))?.kind).toBe('halt');
    expect(overlaysOf(desk).map(o => o.id)).toEqual(['reach']);
  });

  it('show the threat of the enemy unit that was picked out, also when pointing elsewhere', () => {
    const desk = deskAt(POSITION, 'threat', 'reach');
    watch(desk, unit(c, '81C'));
    desk.pointed.value = { hex: hex(c, '0907') };
    expect(overlaysOf(desk).map(o => o.id)).toEqual(['threat']);
    expect(overlayNotes(desk).length).toBeGreaterThan(10);
    letGo(desk);
    expect(overlaysOf(desk)).toEqual([]);
  });

  it('trace the supply of a unit to the edge', () => {
    const desk = deskAt(POSITION, 'supply');
    desk.pointed.value = { unit: unit(c, '6Pz/4') };
    const arrows = supplyArrows(desk);
    expect(arrows[0]).toMatchObject({ from: hex(c, '0306'), kind: 'supply' });
    expect(arrows.slice(1).every((a, i) => a.from === arrows[i]?.to)).toBe(true);
  });

  it('name what closes the line of a unit without supply', () => {
    const cut = deskAt(
      {
        phase: 'movement',
        units:
          '6Pz/I/11@0205, 6Pz/4@0805, 503/91@0705, 561/91@0706, 613/91@0806, 539/126@0905, 550/126@0904, 366/126@0804',
        activated: ['6Pz/I/11'],
      },
      'supply',
    );
    cut.pointed.value = { unit: unit(c, '6Pz/4') };
    const report = supplyInQuestion(cut);
    expect(report?.supplied).toBe(false);
    const notes = overlayNotes(cut);
    expect(notes.map(m => m.hex)).toEqual(report?.blockedBy?.map(b => b.hex));
    expect(notes.length).toBeGreaterThan(0);
    expect(notes.every(m => m.label)).toBe(true);
    expect(overlaysOf(cut).map(o => o.id)).toEqual(['blocked']);
  });

  it('tell the sides apart by pattern, not by colour alone', () => {
    const desk = deskAt(POSITION);
    const zones = desk.session.depiction.value?.zones ?? [];
    for (const kind of ['zoc', 'control'] as const) {
      const patterns = zones.filter(z => z.kind === kind).map(z => zoneOverlay(desk, z).pattern);
      expect(new Set(patterns).size).toBe(2);
    }
  });
});

describe('captions', () => {
  const desk = deskAt(POSITION);

  it('name a unit and its values in the language set', () => {
    setLang('en');
    const { name, values } = unitCaption(desk, unit(c, '6Pz/4'));
    expect(name).toBe(sixth.words.en.unit(unit(c, '6Pz/4')));
    expect(values.join()).toContain('strength 5');
    setLang('ja');
    expect(unitCaption(desk, unit(c, '6Pz/4')).values.join()).toContain('戦力5');
    setLang('en');
  });

  it('add a stack up', () => {
    expect(stackCaption(desk, hex(c, '0306'))).toEqual(['Strength 10 · 2 units']);
    expect(stackCaption(desk, hex(c, '0907'))).toEqual([]);
  });

  it('say of a hex where it is, who stands there and what can be done', () => {
    expect(hexCaption(desk, hex(c, '0307'))).toContain('Kotelnikovo');
    const said = spokenHex(desk, hex(c, '0306'));
    expect(said).toContain('0306');
    expect(said).toContain(sixth.words.en.unit(unit(c, '6Pz/114')));
    expect(said).toContain('can act');
  });
});

describe('a headquarters in question', () => {
  it('shows its range and its units by their supply, and names every state but the best', async () => {
    const game = await gameNamed('red-god-of-war');
    const units = {
      '20A HQ': '3101',
      '243 RD': '3104',
      '247 RD': { hex: '3102', supply: 'isolated' },
      '88 RD': '3201',
    };
    const position = { phase: 'move', impulse: '20A', fed: ['20A'], weather: 'frozen', units };
    const s = scene(game, position).s;
    const desk = deskOver(game, s);
    const numberOf = (name: string): number => game.names.units.indexOf(name);
    desk.pointed.value = { unit: numberOf('88 RD') };
    expect(commandInQuestion(desk)).toBeUndefined();
    desk.pointed.value = { unit: numberOf('20A HQ') };
    const command = commandInQuestion(desk);
    expect(overlaysOf(desk, command).map(o => [o.id, o.pattern])).toEqual([
      ['command', 'outline'],
      ['command 0', 'solid'],
      ['command 2', 'cross'],
    ]);
    expect(overlayNotes(desk, command)).toEqual([
      { hex: game.names.hexes.indexOf('3102'), kind: 'note', label: expect.stringMatching(/./) },
    ]);
  });

  it('tells units without supply apart by how bad it is', async () => {
    const game = await gameNamed('red-god-of-war');
    const units = '20A HQ@3101, 243 RD@3106, 72 ID@2003, XX HQ@0130';
    const desk = deskOver(
      game,
      scene(game, { phase: 'move', impulse: '20A', fed: ['20A'], weather: 'frozen', units }).s,
    );
    desk.overlays.value = new Set<OverlayId>(['supply']);
    expect(overlaysOf(desk).flatMap(o => (o.id.startsWith('unsupplied') ? [[o.id, o.pattern]] : []))).toEqual([
      ['unsupplied 1', 'hatch'],
    ]);
  });
});
