/** Own corpus. Fifteen ways in which an answer is not what was asked for; bodies are sent as they stand. */
export interface BrokenAnswer {
  name: string;
  status: number;
  body: string;
  type?: string;
}

const HTML = '<!doctype html><title>Gateway</title><h1>502 Bad Gateway</h1><script>window.__hit?.()</script>';

export const BROKEN_ANSWERS: readonly BrokenAnswer[] = [
  { name: 'nothing', status: 200, body: '' },
  { name: 'null', status: 200, body: 'null' },
  { name: 'a number', status: 200, body: '7' },
  { name: 'a text', status: 200, body: '"ok"' },
  { name: 'a list of nothing', status: 200, body: '[null]' },
  { name: 'an empty object', status: 200, body: '{}' },
  { name: 'half of an object', status: 200, body: '{"methods":[{"name":' },
  { name: 'an HTML page', status: 200, body: HTML, type: 'text/html' },
  {
    name: 'wrong types all over',
    status: 200,
    body: '{"methods":{},"apiResponse":[],"status":{},"min":"x","max":[]}',
  },
  {
    name: 'prototype keys',
    status: 200,
    body: '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  },
  { name: 'a deep one', status: 200, body: `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}` },
  { name: 'a refusal without words', status: 422, body: '' },
  { name: 'a refusal of wrong types', status: 422, body: '{"message":{"a":1},"code":[7]}' },
  { name: 'an HTML page of a gateway', status: 502, body: HTML, type: 'text/html' },
  {
    name: 'a refusal with hostile words',
    status: 403,
    body: '{"message":"<img src=x onerror=window.__hit()>","code":"__proto__"}',
  },
];
