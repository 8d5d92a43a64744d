import { expect, it } from 'vitest';
import { chapterOf, isBelow, LINK, linkedSections, NUMBER, SECTION } from './section.ts';

const is = (source: string, text: string): boolean => new RegExp(`^${source}$`).test(text);

it.each(['1.0', '10.5', '12.7.10', 'B1', 'Q2', 'E6', 'S3.1', 'V3.1', 'E9.11', 'CRT'])('%s is a section', id => {
  expect([is(SECTION, id), is(NUMBER, id), is(LINK, `[${id}]`)]).toEqual([true, true, true]);
  expect(linkedSections(`see [${id}], not (${id})`)).toEqual([id]);
});

it.each(['10', 'S'])('%s is a chapter', id => {
  expect([is(SECTION, id), is(NUMBER, id), linkedSections(`[${id}]`)]).toEqual([false, true, []]);
});

it.each(['', 'x', '10.', '.5', 'S3.', 'AB1', '10.5a', 's3', 'AB', 'ABCD', 'CRT1'])('“%s” is neither', text => {
  expect([is(SECTION, text), is(NUMBER, text), linkedSections(`[${text}]`)]).toEqual([false, false, []]);
});

it.each([
  ['10.5', '10'],
  ['2.2.1', '2'],
  ['B1', 'B'],
  ['S3.1', 'S'],
  ['CRT', 'CRT'],
])('%s is in chapter %s', (id, chapter) => {
  expect(chapterOf(id)).toBe(chapter);
});

it.each([
  ['12.1', '12', true],
  ['12.1.3', '12.1', true],
  ['S3.1', 'S3', true],
  ['S3.1', 'S', true],
  ['B1', 'B', true],
  ['12.10', '12.1', false],
  ['12.1', '12.1', false],
  ['S31', 'S3', false],
  ['2.1', '12', false],
  ['CRT', 'C', false],
])('whether %s is below %s: %s', (section, number, answer) => {
  expect(isBelow(section, number)).toBe(answer);
});
