import { describe, expect, it } from 'vitest';
import { leadOf, withoutRepeatedLead } from './maskLead';

describe('[FORM-01] what a mask begins with', () => {
  it.each([
    ['1-000', '1-'],
    ['8 (000) 000-00-00', '8 ('],
    ['{1}000', '1'],
    ['\\0000', '0'],
    ['MX 000', 'MX '],
    ['000', ''],
    ['[0]00', ''],
    ['a00', ''],
    ['', ''],
  ])('%j: %j', (mask, lead) => expect(leadOf(mask)).toBe(lead));

  it.each([
    ['1-112', '3', '1-123'],
    ['1-1', '-', '1-'],
    ['1-1', ' ', '1-'],
  ])('%j and %j: it was typed again', (text, typed, read) => {
    expect(withoutRepeatedLead({ text, typed, lead: '1-', wanted: 3 })).toBe(read);
  });

  it.each([
    ['1-212', '3', '1-'],
    ['1-11', '2', '1-'],
    ['1-112', '-', '1-'],
    ['', '1', '1-'],
    ['112', '3', ''],
    ['MX 112', '3', 'MX '],
  ])('%j and %j behind %j: it was not', (text, typed, lead) => {
    expect(withoutRepeatedLead({ text, typed, lead, wanted: 3 })).toBeNull();
  });
});
