import { describe, expect, it } from 'vitest';
import { readDate } from './readDate';

describe('readDate', () => {
  it.each([
    ['31/12/1999', '31.12.1999'],
    ['1-2-1999', '01.02.1999'],
    ['1999-12-31', '31.12.1999'],
    ['12/31/1999', '31.12.1999'],
    ['3/25/1985', '25.03.1985'],
    ['01.13.2020', '01.13.2020'],
    // Either of the two could be the month: as the field says, the day is first.
    ['03/04/1999', '03.04.1999'],
    ['05/12/1999', '05.12.1999'],
  ])('[FORM-10] %s, pasted or filled in whole, is %s', (text, date) => {
    expect(readDate(text)).toBe(date);
  });

  it.each(['', '3', '12/3', '12/31', '12/31/19', 'soon'])('[FORM-10] %j is no whole date', text => {
    expect(readDate(text)).toBe(text);
  });

  it('[FORM-10] what is a date in neither order stays in its own, for the check to refuse', () => {
    expect(readDate('45/46/1999')).toBe('45.46.1999');
    expect(readDate('1999-31-12')).toBe('12.31.1999');
  });
});
