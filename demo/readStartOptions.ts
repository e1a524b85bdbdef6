import { parseArgs } from 'node:util';

export interface StartOptions {
  port: number;
  speed: number;
  data: string | undefined;
  isBuildWanted: boolean;
}

const HIGHEST_PORT = 65535;

/** Reads what stands behind `npm start --`. Throws with one line that says what is wrong. */
export function readStartOptions(args: string[]): StartOptions {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '4400' },
      speed: { type: 'string', default: '1' },
      data: { type: 'string' },
      build: { type: 'boolean', default: false },
    },
  });
  const [port, speed] = [Number(values.port), Number(values.speed)];
  if (!Number.isInteger(port) || port < 1 || port > HIGHEST_PORT)
    throw new Error(`--port ${values.port}: a whole number from 1 to ${HIGHEST_PORT} is needed`);
  if (!(speed > 0)) throw new Error(`--speed ${values.speed}: a number above 0 is needed`);
  return { port, speed, data: values.data, isBuildWanted: values.build };
}
