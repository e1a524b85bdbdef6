import { io, type Socket } from 'socket.io-client';
import { createSandbox, type Sandbox, type SandboxOptions } from '../createSandbox';
import type { Push } from '../wire';

export interface Reply {
  status: number;
  data: Record<string, unknown>;
}

interface TestSocket {
  socket: Socket;
  pushes: Push[];
  call(path: string, data?: Record<string, unknown>, token?: string): Promise<Reply>;
}

export interface TestSandbox extends Sandbox {
  token: string;
  post(path: string, input?: unknown, token?: string): Promise<Reply>;
  get(path: string, query?: Record<string, string>): Promise<Reply>;
  admin(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Reply>;
  connect(token?: string): Promise<TestSocket>;
  until<Value>(read: () => Value | undefined | false | Promise<Value | undefined | false>): Promise<Value>;
}

const MS = 5;
const TINY = {
  acceptMs: MS,
  processMs: MS,
  p2pProcessMs: MS * 4,
  cryptoMs: MS,
  transferMs: MS,
  lateMs: MS * 6,
  burstMs: MS,
  withdrawalStepMs: MS * 4,
  resendAfterMs: 0,
};

async function replyOf(response: Response): Promise<Reply> {
  const text = await response.text();
  return { status: response.status, data: (text === '' ? {} : JSON.parse(text)) as Record<string, unknown> };
}

export function newIntent(): string {
  return crypto.randomUUID();
}

/** A sandbox of milliseconds with callers for both transports. */
export async function startSandbox(options: SandboxOptions = {}, token = 'demo-mx'): Promise<TestSandbox> {
  const sandbox = await createSandbox({ ...options, delays: { ...TINY, ...options.delays } });
  const sockets: Socket[] = [];
  const headers = (bearer: string): Record<string, string> => ({
    Authorization: `Bearer ${bearer}`,
    'Content-Type': 'application/json',
    'extra-params': '{"platformVersion":"redesign"}',
  });
  return {
    ...sandbox,
    token,
    async post(path, input = {}, bearer = token) {
      const init = { method: 'POST', headers: headers(bearer), body: JSON.stringify(input) };
      return replyOf(await fetch(`${sandbox.url}/api/BANKING/${path}`, init));
    },
    async get(path, query = {}) {
      const search = new URLSearchParams(query);
      return replyOf(
        await fetch(`${sandbox.url}/api/BANKING/${path}?${search}`, { headers: headers(token) }),
      );
    },
    async admin(method, path, body) {
      const init = body === undefined ? { method } : { method, body: JSON.stringify(body) };
      return replyOf(await fetch(`${sandbox.url}/admin/${path}`, init));
    },
    async connect(bearer = token) {
      const socket = io(sandbox.url, {
        path: '/v4/socket.io',
        transports: ['websocket'],
        reconnection: false,
        forceNew: true,
        query: { Authorization: bearer, cashier_type: 'widget' },
      });
      sockets.push(socket);
      const pushes: Push[] = [];
      const waiting = new Map<unknown, (reply: Reply) => void>();
      socket.on('message', (message: { id?: unknown; status: number; data: Reply['data'] } & Push) => {
        if (message.id === undefined) pushes.push(message);
        else waiting.get(message.id)?.({ status: message.status, data: message.data });
      });
      await new Promise<void>((resolve, reject) =>
        socket.once('connect', resolve).once('connect_error', reject),
      );
      return {
        socket,
        pushes,
        call: (path, data = {}, callToken = bearer) =>
          new Promise(resolve => {
            const id = newIntent();
            waiting.set(id, resolve);
            socket.emit('message', { token: callToken, id, time: Date.now(), type: `BANKING:${path}`, data });
          }),
      };
    },
    async until(read) {
      for (;;) {
        const value = await read();
        if (value !== undefined && value !== false) return value;
        await new Promise(resolve => setTimeout(resolve, MS));
      }
    },
    async close() {
      for (const socket of sockets) socket.close();
      await sandbox.close();
    },
  };
}
