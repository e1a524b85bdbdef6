import { expect, it } from 'vitest';
import { readStartOptions } from './readStartOptions';

it('reads the port, the speed, the data file and whether to build', () => {
  expect(readStartOptions([])).toEqual({ port: 4400, speed: 1, data: undefined, isBuildWanted: false });
  expect(readStartOptions(['--port', '5000', '--speed', '2.5', '--data', 'bank.json', '--build'])).toEqual({
    port: 5000,
    speed: 2.5,
    data: 'bank.json',
    isBuildWanted: true,
  });
});

it.each([
  [['--port', 'abc'], '--port abc: a whole number from 1 to 65535 is needed'],
  [['--port', '70000'], '--port 70000: a whole number from 1 to 65535 is needed'],
  [['--port='], '--port : a whole number from 1 to 65535 is needed'],
  [['--speed', 'fast'], '--speed fast: a number above 0 is needed'],
  [['--prot', '5000'], "Unknown option '--prot'"],
])('%j is refused in one line', (args, line) => {
  expect(() => readStartOptions(args)).toThrow(line);
  try {
    readStartOptions(args);
  } catch (error) {
    expect((error as Error).message).not.toContain('\n');
  }
});
