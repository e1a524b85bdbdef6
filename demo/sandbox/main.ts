import { parseArgs } from 'node:util';
import { closeOnSignal } from './closeOnSignal';
import { createUsers } from './core/users';
import { createSandbox } from './createSandbox';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4400' },
    hostname: { type: 'string' },
    speed: { type: 'string', default: '1' },
    seed: { type: 'string' },
    data: { type: 'string' },
    static: { type: 'string', multiple: true, default: [] },
  },
});

const staticRoots = Object.fromEntries(
  values.static.map(pair => {
    const [prefix = '/', folder = '.'] = pair.split('=', 2);
    return [prefix, folder];
  }),
);

console.log('Starting the sandbox bank …');
const sandbox = await createSandbox({
  port: Number(values.port),
  speed: Number(values.speed),
  staticRoots,
  ...(values.hostname === undefined ? {} : { hostname: values.hostname }),
  ...(values.seed === undefined ? {} : { seed: Number(values.seed) }),
  ...(values.data === undefined ? {} : { dataFile: values.data }),
});
console.log(`Bank        ${sandbox.url}
HTTP calls  ${sandbox.url}/api/BANKING/{path}
Socket      ${sandbox.url}  (path /v4/socket.io)
Ledger      ${sandbox.url}/admin/ledger
Scenarios   ${sandbox.url}/admin/scenarios
Players     ${createUsers()
  .map(user => user.token)
  .join(' ')}
Ready. Ctrl+C ends it.`);

closeOnSignal(sandbox);
