import type { Answers } from './GalleryState';

const API = /\/api\/BANKING\/([^?]+)/;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** `fetch` without a banking server: calls of the contract are answered from the table, anything else goes out. */
export function createFetch(answers: () => Answers, goOut: typeof fetch): typeof fetch {
  return async (input, init) => {
    const path = API.exec(input instanceof Request ? input.url : String(input))?.[1];
    if (path === undefined) return goOut(input, init);
    const found = answers()[path];
    if (!found) return json({ message: `The gallery has no answer to ${path}.` }, 404);
    if ('isPending' in found) return untilAborted(init?.signal);
    if ('status' in found) return json({ message: found.message, code: found.code }, found.status);
    return json(typeof found.body === 'function' ? found.body() : found.body);
  };
}

function untilAborted(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
  });
}
