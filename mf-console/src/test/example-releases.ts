import type { PublishedVersion, ReleasedRemote } from '@portal/contract/release'

export const exampleTenants = [
  { subdomain: 'noorder', name: 'Noorder Hypotheken' },
  { subdomain: 'zuider', name: 'Zuider Advies' },
]

/** A remote with another version for one tenant, and a rollout. */
export const exampleRemote: ReleasedRemote = {
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

const createVersion = (name: string, more: Partial<PublishedVersion> = {}): PublishedVersion => ({
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

/**
 * Versions of the example remote: one with errors that is not approved yet, the live one, and one withdrawn because its
 * signing key was revoked.
 */
export const exampleVersions = [
  createVersion('2.0.0', {
    passed_at: null,
    health: { ran: 10, failed: 4, slow: 1, vitals: [{ name: 'LCP', told: 8, good: 6 }] },
  }),
  createVersion('1.0.0'),
  createVersion('0.9.0', { withdrawn: true }),
]

/** History of the example remote: the portal stopped a rollout. */
export const exampleHistory = [
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
