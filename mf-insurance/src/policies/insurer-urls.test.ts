import { expect, test } from 'vitest'
import { getHostName, getInsurerUrls, getPolicyUrls } from './insurer-urls.ts'

test.each([
  ['Univé Schade', 'unive.nl'],
  ['ASR Leven', 'asr.nl'],
  ['a.s.r. Ik denk vooruit', 'asr.nl'],
  ['Nationale-Nederlanden', 'nn.nl'],
  ['NN Leven', 'nn.nl'],
  ['TAF', 'taf.nl'],
])('@POLICY-03 a policy of %s leads to %s', (agency, site) => {
  expect(getHostName(getPolicyUrls(null, agency).login ?? '')).toBe(site)
})

test.each([null, '', 'Merelborg Leven', 'Tafelberg', 'Basr', 'Annona'])(
  'a policy of %j leads to the site of no other insurer',
  (agency) => {
    for (const partner of [null, 'Univé']) expect(getPolicyUrls(partner, agency).login).toBeNull()
  },
)

test('@POLICY-04 without a policy the links are those of the partner insurer, else of all insurers together', () => {
  expect(getInsurerUrls('Univé').login).toContain('unive.nl')
  expect(getInsurerUrls(null).login).not.toContain('unive.nl')
})
