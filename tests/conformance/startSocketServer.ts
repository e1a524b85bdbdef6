import { createServer } from 'node:http';
import { Server } from 'socket.io';
import { listen, type RunningServer } from './listen';
import type { Json } from './startBrokenServer';

const METHOD = {
  name: 'plain',
  category: 'e-money',
  currency: ['MXN'],
  text: { en: 'Plain' },
  amount_rules: { MXN: { min: 1, max: 10 } },
  fields: [],
  position: 1,
};

/** A socket that answers a deposit alone, and says of it what it is told to. */
export function startSocketServer(
  pushOf: (depositId: string) => unknown,
  write: (message: object) => unknown = message => message,
): Promise<RunningServer> {
  const server = createServer();
  new Server(server, { path: '/v4/socket.io' }).on('connection', socket => {
    socket.on('message', ({ id, type, data }: { id: string; type: string; data: Json }) => {
      const path = type.split(':').at(-1) ?? '';
      const depositId = `d-${String(data['requestId'])}`;
      const answers: Record<string, unknown> = {
        'methods-payment-v3': { methods: [METHOD] },
        'deposit-create': { apiResponse: { depositId } },
      };
      const status = path in answers ? 200 : 404;
      socket.emit('message', write({ id, status, data: answers[path] ?? { message: 'No' } }));
      const push = path === 'deposit-create' ? pushOf(depositId) : undefined;
      if (push) socket.emit('message', push);
    });
  });
  return listen(server);
}
