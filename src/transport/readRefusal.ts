interface Refusal {
  message: string;
  code?: string;
}

/** The message and code of a refused answer; a body without them speaks by its status. */
export function readRefusal(body: unknown, status: number): Refusal {
  const fields = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  const message =
    typeof fields.message === 'string' && fields.message !== '' ? fields.message : `HTTP ${status}`;
  const code =
    typeof fields.code === 'string' || typeof fields.code === 'number' ? String(fields.code) : undefined;
  return { message, ...(code !== undefined && { code }) };
}
