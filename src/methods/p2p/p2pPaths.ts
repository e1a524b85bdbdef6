const BASE = '/deposit/peer-to-peer';

export const P2P_PATHS = {
  base: `${BASE}/base`,
  invoice: `${BASE}/invoice`,
  unifiedForm: `${BASE}/unified-form`,
  instruction: `${BASE}/instruction`,
} as const;
