type JsonResult = { ok: true; value: unknown } | { ok: false };

export function readJson(text: string): JsonResult {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}
