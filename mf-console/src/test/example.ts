import type { PublishedVersion, ReleasedRemote } from '@portal/contract/release'

/** Example tenants. */
export const tenants = [
  { subdomain: 'noorder', name: 'Noorder Hypotheken' },
  { subdomain: 'zuider', name: 'Zuider Advies' },
]

/** An example remote with another version for one tenant, and a rollout. */
export const remote: ReleasedRemote = {
  name: 'mf-insurance',
  staff: null,
  channels: [{ channel: 'live', version: '1.0.0' }],
  placements: [
    { tenant: 'noorder', shows: 'pinned', channel: 'live', version: '0.9.0', rollout: null },
    {
      tenant: 'zuider',
      shows: 'channel',
      channel: 'live',
      version: '1.0.0',
      rollout: { version: '2.0.0', percent: 10 },
    },
  ],
  newest: { version: '2.0.0', published_at: '2026-11-26T09:30:00Z', passed: false },
}

const version = (name: string, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
  version: name,
  hash: `hash-of-${name}`,
  published_at: '2026-11-26T09:30:00Z',
  published_by: 'insurance-team',
  commit: 'abcdef0123456789',
  passed_at: '2026-11-26T09:40:00Z',
  withdrawn: false,
  health: { ran: 0, failed: 0, slow: 0, vitals: [] },
  ...more,
})

/** Its versions: one that waits for the gate and has errors, the live one, and one with a revoked key. */
export const versions = [
  version('2.0.0', {
    passed_at: null,
    health: { ran: 10, failed: 4, slow: 1, vitals: [{ name: 'LCP', told: 8, good: 6 }] },
  }),
  version('1.0.0'),
  version('0.9.0', { withdrawn: true }),
]

/** Its history: the portal stopped a rollout. */
export const history = [
  {
    at: '2026-11-26T10:00:00Z',
    where: 'zuider',
    action: 'stop mf-insurance 2.0.0 for zuider',
    by: 'portal',
    why: 'errors in 4 of 10 pages with 2.0.0, in 0 of 30 pages with 1.0.0',
  },
  {
    at: '2026-11-26T09:50:00Z',
    where: 'zuider',
    action: 'roll out mf-insurance 2.0.0 to 10% of zuider',
    by: 'Olivier Peters',
    why: null,
  },
]
