import { expect, test } from 'vitest'
import { getHostName, getInsurerUrls, getInsurerUrlsForPolicy } from './insurer-urls.ts'

test.each([
  ['Univé Schade', 'unive.nl'],
  ['ASR Leven', 'asr.nl'],
  ['a.s.r. Ik denk vooruit', 'asr.nl'],
  ['Nationale-Nederlanden', 'nn.nl'],
  ['NN Leven', 'nn.nl'],
  ['TAF', 'taf.nl'],
])('@POLICY-03 a policy of %s links to %s', (agency, site) => {
  expect(getHostName(getInsurerUrlsForPolicy(null, agency).login ?? '')).toBe(site)
})

test.each([null, '', 'Merelborg Leven', 'Tafelberg', 'Basr', 'Annona'])(
  'a policy of %j links to no other insurer’s site',
  (agency) => {
    for (const partner of [null, 'Univé']) expect(getInsurerUrlsForPolicy(partner, agency).login).toBeNull()
  },
)

test('@POLICY-04 without a policy the links lead to the partner insurer, or otherwise to the insurers’ joint site', () => {
  expect(getInsurerUrls('Univé').login).toContain('unive.nl')
  expect(getInsurerUrls(null).login).not.toContain('unive.nl')
})
