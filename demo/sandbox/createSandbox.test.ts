// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { newIntent, startSandbox } from './testing/startSandbox';

const order = (amount: number): Record<string, unknown> => ({
  requestId: newIntent(),
  amount,
  currency: 'MXN',
  paymentType: 'spei',
});

describe('createSandbox', () => {
  it('shares nothing with another in the same process, and makes the same of the same seed', async () => {
    const [first, second] = await Promise.all([startSandbox({ seed: 7 }), startSandbox({ seed: 7 })]);
    const made = await first.post('deposit-create', order(908));
    expect(Object.keys(second.bank.state.deposits)).toEqual([]);
    expect((await second.post('deposit-create', order(908))).data).toEqual(made.data);
    await Promise.all([first.close(), second.close()]);
  });

  it('takes no speed that is none', async () => {
    await expect(startSandbox({ speed: Number.NaN })).rejects.toThrow('speed');
  });

  it('goes on where it was from its data file, without what the player typed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const dataFile = join(folder, 'bank.json');
    const before = await startSandbox({ dataFile, delays: { transferMs: 60_000 } });
    const input = { ...order(500), fields: { note: 'secret-value' } };
    const { data } = await before.post('deposit-create', input);
    await before.close();
    expect(await readFile(dataFile, 'utf8')).not.toContain('secret-value');
    const after = await startSandbox({ dataFile });
    const { depositId } = data['apiResponse'] as { depositId: string };
    expect((await after.post('deposit-create', input)).data).toEqual(data);
    await after.until(() => after.bank.state.deposits[depositId]?.status === 'processed');
    expect(after.bank.state.ledger.balances['user:user-mx MXN']).toBe(500_000);
    const next = await after.post('deposit-create', order(908));
    expect((next.data['apiResponse'] as { depositId: string }).depositId).not.toBe(depositId);
    await after.close();
    await rm(folder, { recursive: true });
  });

  it('looks for what a player has said to be paid after a restart, too', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const dataFile = join(folder, 'bank.json');
    const before = await startSandbox({ dataFile, delays: { acceptMs: 60_000 } }, 'demo-in');
    const paymentMethod = 'india_upi_invoice';
    const { depositId } = (await before.post('deposit-prepare', { paymentMethod })).data;
    await before.post('deposit-complete', { depositId, paymentMethod });
    await before.close();
    const after = await startSandbox({ dataFile });
    await expect.poll(() => after.bank.state.deposits[String(depositId)]?.status).toBe('processed');
    await after.close();
    await rm(folder, { recursive: true });
  });

  it('writes its data file again once it can, and never over what it could not read', async () => {
    const parent = await mkdtemp(join(tmpdir(), 'sandbox-'));
    const folder = join(parent, 'later');
    const dataFile = join(folder, 'bank.json');
    const sandbox = await startSandbox({ dataFile });
    await sandbox.get('withdrawal-list');
    // Longer than the writer waits.
    await new Promise(resolve => setTimeout(resolve, 300));
    await mkdir(folder);
    await sandbox.close();
    expect(await readFile(dataFile, 'utf8')).toContain('user:user-mx');
    await writeFile(dataFile, '{"version":');
    await expect(startSandbox({ dataFile })).rejects.toThrow(dataFile);
    await expect(startSandbox({ dataFile: folder })).rejects.toThrow('EISDIR');
    await rm(parent, { recursive: true });
  });

  it('says when its port is taken, and leaves nothing running after close', async () => {
    const sandbox = await startSandbox();
    await expect(startSandbox({ port: sandbox.port })).rejects.toThrow('EADDRINUSE');
    await sandbox.close();
    await expect(fetch(sandbox.url)).rejects.toThrow();
  });
});
